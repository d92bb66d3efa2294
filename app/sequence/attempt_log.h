// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/i18n/language.h"
#include "core/trace/trace.h"

#include <QtWidgets/QWidget>

#include <memory>

class QLabel;
class QTableView;
class QToolButton;

namespace repique {

class AttemptLogModel;

/// The log of failed attempts as a panel: a table, a button that copies it as text, and a sentence when there
/// is nothing to log. GUI thread.
class AttemptLog final : public QWidget
{
    Q_OBJECT

public:
    explicit AttemptLog(QWidget* parent = nullptr);

    void setTrace(const std::shared_ptr<const trace::Trace>& trace);
    void setLanguage(i18n::Language language);
    /// Puts the log on the clipboard, a sentence a line.
    void copy() const;
    [[nodiscard]] QString emptySentence() const;

protected:
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void retranslate();
    void refresh();

    AttemptLogModel* m_model; // all owned by this widget
    QTableView* m_table;
    QLabel* m_empty;
    QToolButton* m_copy;
    bool m_hasTrace = false;
};

} // namespace repique
