// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/document_files.h"

#include <QtWidgets/QFileDialog>
#include <QtWidgets/QMessageBox>
#include <QtWidgets/QPushButton>

namespace repique {
namespace {

QString filter()
{
    return DocumentFiles::tr("Scenarios (*.repique.toml *.toml)");
}

Unsaved askUnsaved(QWidget& window, const QString& documentName)
{
    QMessageBox box(&window);
    box.setIcon(QMessageBox::Question);
    box.setWindowTitle(DocumentFiles::tr("Unsaved changes"));
    box.setText(DocumentFiles::tr("Save the changes to “%1”?").arg(documentName));
    box.setInformativeText(DocumentFiles::tr("Without saving they are lost."));
    QPushButton* save = box.addButton(DocumentFiles::tr("Save"), QMessageBox::AcceptRole);
    QPushButton* discard = box.addButton(DocumentFiles::tr("Don’t save"), QMessageBox::DestructiveRole);
    QPushButton* cancel = box.addButton(DocumentFiles::tr("Cancel"), QMessageBox::RejectRole);
    save->setProperty("kind", QStringLiteral("primary"));
    box.setDefaultButton(save);
    box.setEscapeButton(cancel);
    box.exec();
    if (box.clickedButton() == save) {
        return Unsaved::Save;
    }
    return box.clickedButton() == discard ? Unsaved::Discard : Unsaved::Cancel;
}

} // namespace

FileQuestions dialogsOver(QWidget& window)
{
    return {.fileToOpen =
                [&window] {
                    return QFileDialog::getOpenFileName(
                        &window, DocumentFiles::tr("Open scenario"), {}, filter());
                },
        .fileToSave =
            [&window](const QString& suggestion) {
                return QFileDialog::getSaveFileName(
                    &window, DocumentFiles::tr("Save scenario"), suggestion, filter());
            },
        .unsaved = [&window](const QString& name) { return askUnsaved(window, name); }};
}

} // namespace repique
