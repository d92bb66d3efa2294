// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lesson/bug_exercise.h"

#include "app/lesson/answer_book.h"
#include "app/lesson/places.h"
#include "app/lesson/sentence.h"
#include "app/widgets/paragraph.h"

#include <QtGui/QFontDatabase>
#include <QtGui/QKeyEvent>
#include <QtWidgets/QListWidget>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QVBoxLayout>

#include <algorithm>

namespace repique {

BugExercise::BugExercise(
    const lessons::BugHunt& bug, const Wording& wording, AnswerBook& book, QWidget* parent)
    : QWidget(parent)
    , m_bug(bug)
    , m_wording(wording)
    , m_book(book)
    , m_code(QString::fromStdString(bug.code).split(QLatin1Char('\n')))
    , m_lines(new QListWidget(this))
    , m_check(new QPushButton(this))
    , m_verdict(new Paragraph(this))
{
    setObjectName(QStringLiteral("bugExercise"));
    while (!m_code.isEmpty() && m_code.constLast().trimmed().isEmpty()) {
        m_code.removeLast();
    }
    const std::string& lesson = m_wording.lesson().id;
    QList<int> kept = placesFrom(m_book.draft(lesson, m_bug.id));
    const lessons::AnswerRecord* const record = answerOf(m_book.lesson(lesson), m_bug.id);
    m_isChecked = kept.isEmpty() && record != nullptr;
    if (m_isChecked) {
        kept = placesFrom(QString::fromStdString(record->answer));
    }
    m_marked = QSet<int>(kept.begin(), kept.end());
    build();
    fill();
    m_verdict->hide();
    if (m_isChecked) {
        showVerdict();
    }
}

void BugExercise::build()
{
    auto* const question = new Paragraph(this);
    question->setText(m_wording.text(m_bug.question));
    question->setProperty("role", QStringLiteral("heading"));
    auto* const how = new Paragraph(this);
    how->setText(tr("Click the lines that are wrong, or mark the current line with the space bar."));
    how->setProperty("role", QStringLiteral("small"));
    m_lines->setObjectName(QStringLiteral("bugLines"));
    m_lines->setAccessibleName(question->text());
    m_lines->setAccessibleDescription(how->text());
    m_lines->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_lines->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    m_lines->setSpacing(0);
    m_lines->installEventFilter(this);
    m_check->setObjectName(QStringLiteral("bugCheck"));
    m_check->setText(tr("Check the lines"));
    m_check->setAutoDefault(true);
    m_verdict->setObjectName(QStringLiteral("bugVerdict"));
    for (Paragraph* const words : {question, how, m_verdict}) {
        words->setWordWrap(true);
    }
    auto* const column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(8);
    column->addWidget(question);
    column->addWidget(how);
    column->addWidget(m_lines);
    column->addWidget(m_check, 0, Qt::AlignLeft);
    column->addWidget(m_verdict);
    column->addStretch();
    setFocusProxy(m_lines);
    connect(m_lines, &QListWidget::itemClicked, this,
        [this](const QListWidgetItem* item) { toggle(m_lines->row(item)); });
    connect(m_check, &QPushButton::clicked, this, &BugExercise::check);
}

void BugExercise::fill()
{
    for (qsizetype line = 0; line < m_code.size(); ++line) {
        new QListWidgetItem(m_lines);
    }
    m_lines->setCurrentRow(0);
    showLines();
    fit();
}

/// Code keeps its columns, and the list is as high as its lines.
void BugExercise::fit()
{
    QFont fixed = QFontDatabase::systemFont(QFontDatabase::FixedFont);
    fixed.setPointSizeF(font().pointSizeF());
    int height = 2 * m_lines->frameWidth() + m_lines->fontMetrics().height();
    for (int row = 0; row < m_lines->count(); ++row) {
        m_lines->item(row)->setFont(fixed);
    }
    for (int row = 0; row < m_lines->count(); ++row) {
        height += m_lines->sizeHintForRow(row);
    }
    m_lines->setFixedHeight(height);
}

bool BugExercise::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        if (key == Qt::Key_Space || key == Qt::Key_Return || key == Qt::Key_Enter) {
            toggle(m_lines->currentRow());
            return true;
        }
    } else if (event->type() == QEvent::FontChange) {
        fit();
    }
    return QWidget::eventFilter(watched, event);
}

void BugExercise::toggle(int row)
{
    const int number = row + 1;
    if (row < 0) {
        return;
    }
    if (!m_marked.remove(number)) {
        m_marked.insert(number);
    }
    m_isChecked = false;
    QList<int> marked(m_marked.begin(), m_marked.end());
    std::ranges::sort(marked);
    m_book.setDraft(m_wording.lesson().id, m_bug.id, placesText(marked));
    setSentence(*m_verdict, {});
    showLines();
}

void BugExercise::check()
{
    m_isChecked = true;
    QList<int> marked(m_marked.begin(), m_marked.end());
    std::ranges::sort(marked);
    QSet<int> wanted;
    for (const lessons::BugHunt::Line& line : m_bug.wrong) {
        wanted.insert(line.number);
    }
    m_book.setAnswer(m_wording.lesson().id,
        {.kind = lessons::ExerciseKind::Bug,
            .id = m_bug.id,
            .answer = placesText(marked).toStdString(),
            .isRight = wanted == m_marked,
            .tries = 1});
    m_book.setDraft(m_wording.lesson().id, m_bug.id, {});
    showLines();
    showVerdict();
}

void BugExercise::showLines()
{
    const qsizetype digits = QString::number(m_code.size()).size();
    for (int row = 0; row < m_lines->count(); ++row) {
        const QString number = QString::number(row + 1).rightJustified(digits);
        m_lines->item(row)->setText(QStringLiteral("%1 %2  %3").arg(markOf(row + 1), number, m_code[row]));
        const QString spoken = m_marked.contains(row + 1) ? tr("marked") : tr("not marked");
        m_lines->item(row)->setData(Qt::AccessibleTextRole,
            tr("line %1, %2: %3").arg(QString::number(row + 1), spoken, m_code[row].trimmed()));
    }
}

void BugExercise::showVerdict()
{
    QStringList words;
    int found = 0;
    for (const lessons::BugHunt::Line& line : m_bug.wrong) {
        const bool isFound = m_marked.contains(line.number);
        found += isFound ? 1 : 0;
        words.append(isFound ? tr("✓ Line %1, found: %2").arg(line.number).arg(m_wording.text(line.why))
                             : tr("✕ Line %1, missed: %2").arg(line.number).arg(m_wording.text(line.why)));
    }
    const qsizetype extra = m_marked.size() - found;
    if (extra > 0) {
        words.append(tr("%n marked line(s) without a mistake.", nullptr, static_cast<int>(extra)));
    }
    setSentence(*m_verdict, words.join(QStringLiteral("\n\n")));
}

bool BugExercise::isWrong(int number) const
{
    return std::ranges::find(m_bug.wrong, number, &lessons::BugHunt::Line::number) != m_bug.wrong.end();
}

QString BugExercise::markOf(int number) const
{
    const bool isMarked = m_marked.contains(number);
    if (!m_isChecked) {
        return isMarked ? QStringLiteral("●") : QStringLiteral(" ");
    }
    if (isWrong(number)) {
        return isMarked ? QStringLiteral("✓") : QStringLiteral("✕");
    }
    return isMarked ? QStringLiteral("○") : QStringLiteral(" ");
}

} // namespace repique
