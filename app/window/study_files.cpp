// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/study_files.h"

#include "app/lesson/answer_book.h"
#include "core/lessons/submission.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QSaveFile>
#include <QtWidgets/QFileDialog>
#include <QtWidgets/QInputDialog>
#include <QtWidgets/QMessageBox>
#include <QtWidgets/QPushButton>

namespace repique {
namespace {

const QString suffix = QString::fromLatin1(
    lessons::submissionSuffix.data(), static_cast<qsizetype>(lessons::submissionSuffix.size()));
constexpr int longestName = 100;

QString text(const char* english)
{
    return QCoreApplication::translate("StudyFiles", english);
}

QString write(const std::string& bytes, const QString& path)
{
    QSaveFile file(path);
    const bool isWritten = file.open(QIODevice::WriteOnly)
        && file.write(bytes.data(), static_cast<qint64>(bytes.size())) == static_cast<qint64>(bytes.size())
        && file.commit();
    return isWritten ? QString() : file.errorString();
}

QString withSuffix(const QString& path)
{
    return path.isEmpty() || path.endsWith(suffix) ? path : path + suffix;
}

std::optional<QString> askName(QWidget& window)
{
    QInputDialog dialog(&window);
    dialog.setWindowTitle(text(QT_TRANSLATE_NOOP("StudyFiles", "Export submission")));
    dialog.setLabelText(
        text(QT_TRANSLATE_NOOP("StudyFiles", "Your name, if your instructor wants it (may stay empty):")));
    dialog.setOkButtonText(text(QT_TRANSLATE_NOOP("StudyFiles", "Choose the file…")));
    dialog.setCancelButtonText(text(QT_TRANSLATE_NOOP("StudyFiles", "Cancel")));
    return dialog.exec() == QDialog::Accepted
        ? std::optional(dialog.textValue().simplified().left(longestName))
        : std::nullopt;
}

bool askErase(QWidget& window, int lessons)
{
    QMessageBox box(&window);
    box.setIcon(QMessageBox::Warning);
    box.setWindowTitle(text(QT_TRANSLATE_NOOP("StudyFiles", "Erase everything")));
    box.setText(QCoreApplication::translate(
        "StudyFiles", "Erase everything that Repique knows about you in %n lesson(s)?", nullptr, lessons));
    box.setInformativeText(text(QT_TRANSLATE_NOOP("StudyFiles",
        "Steps seen, predictions, answers, recall cards and challenges are erased from the disk, and so are "
        "damaged records that were kept. Files that you saved or exported stay. This cannot be undone.")));
    QPushButton* const erase = box.addButton(
        text(QT_TRANSLATE_NOOP("StudyFiles", "Erase everything")), QMessageBox::DestructiveRole);
    QPushButton* const keep
        = box.addButton(text(QT_TRANSLATE_NOOP("StudyFiles", "Keep it")), QMessageBox::RejectRole);
    box.setDefaultButton(keep);
    box.setEscapeButton(keep);
    box.exec();
    return box.clickedButton() == erase;
}

} // namespace

StudyQuestions studyDialogsOver(QWidget& window)
{
    return {.lessonFolder =
                [&window] {
                    return QFileDialog::getExistingDirectory(
                        &window, text(QT_TRANSLATE_NOOP("StudyFiles", "Open lesson folder")));
                },
        .studentName = [&window] { return askName(window); },
        .submissionToWrite =
            [&window] {
                return withSuffix(QFileDialog::getSaveFileName(&window,
                    text(QT_TRANSLATE_NOOP("StudyFiles", "Export submission")),
                    text(QT_TRANSLATE_NOOP("StudyFiles", "my-work")) + suffix,
                    text(QT_TRANSLATE_NOOP("StudyFiles", "Submissions (*.repique-entrega)"))));
            },
        .progressToWrite =
            [&window] {
                return QFileDialog::getSaveFileName(&window,
                    text(QT_TRANSLATE_NOOP("StudyFiles", "Export progress")),
                    text(QT_TRANSLATE_NOOP("StudyFiles", "my-progress.json")),
                    QStringLiteral("JSON (*.json)"));
            },
        .mayErase = [&window](int lessons) { return askErase(window, lessons); }};
}

QString writeSubmission(const AnswerBook& answers, const std::vector<lessons::Lesson>& lessons,
    const QString& student, const QString& path)
{
    const auto known = answers.progress().lessons();
    if (!known) {
        return QString::fromStdString(known.error().detail);
    }
    const lessons::Submission submission{QCoreApplication::applicationVersion().toStdString(),
        student.toStdString(), lessons::worksOf(lessons, *known)};
    return write(lessons::toToml(submission), path);
}

QString writeProgress(const AnswerBook& answers, const QString& path)
{
    const auto json = answers.progress().toJson();
    return json ? write(*json, path) : QString::fromStdString(json.error().detail);
}

} // namespace repique
