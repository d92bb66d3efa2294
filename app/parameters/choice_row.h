// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/QStringList>
#include <QtWidgets/QWidget>

class QComboBox;
class QLabel;

namespace repique {

class Padlock;
class SegmentedSwitch;

/// A label and a choice among a few words: side by side when they are few and short, else in a list.
class ChoiceRow final : public QWidget
{
    Q_OBJECT

public:
    ChoiceRow(const QString& key, bool isSegmented, QWidget* parent = nullptr);

    void setWords(const QString& label, const QString& explanation);
    /// Texts and their explanations, by index.
    void setOptions(const QStringList& texts, const QStringList& explanations);
    /// Shows a choice without saying anything; −1 = none of them.
    void setIndex(int index);
    [[nodiscard]] int index() const;
    /// A lesson keeps the choice: it shows, with a padlock.
    void setLocked(bool isLocked);

Q_SIGNALS:
    void chosen(int index); ///< by the reader

private:
    QLabel* m_label; // owned by this widget, as all below
    Padlock* m_lock;
    SegmentedSwitch* m_switch = nullptr; ///< one of the two
    QComboBox* m_list = nullptr;
};

} // namespace repique
