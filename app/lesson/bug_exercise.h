// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/lesson/wording.h"

#include <QtCore/QSet>
#include <QtWidgets/QWidget>

class QListWidget;
class QPushButton;
class QVBoxLayout;

namespace repique {

class AnswerBook;
class Paragraph;

/// Code in which to mark the wrong lines; afterwards which were found, missed or marked for nothing, and why
/// each is wrong. Lesson and book outlive it.
class BugExercise final : public QWidget
{
    Q_OBJECT

public:
    BugExercise(
        const lessons::BugHunt& bug, const Wording& wording, AnswerBook& book, QWidget* parent = nullptr);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void build();
    void fill();
    void fit();
    void toggle(int row);
    void check();
    void showLines();
    void showVerdict();
    [[nodiscard]] bool isWrong(int number) const;
    [[nodiscard]] QString markOf(int number) const;

    const lessons::BugHunt& m_bug;
    Wording m_wording;
    AnswerBook& m_book;
    QStringList m_code;
    QSet<int> m_marked; ///< numbers of lines, from 1
    bool m_isChecked = false;
    QListWidget* m_lines; // owned by this widget, as all below
    QPushButton* m_check;
    Paragraph* m_verdict;
};

} // namespace repique
