// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/i18n/language.h"
#include "app/live/live_service.h"

#include <QtWidgets/QWidget>

class QLabel;
class QLineEdit;
class QPushButton;
class QTableView;

namespace repique {
class SectionLabel;
}

namespace repique::live {

class RowTable;

/// The ledger as tables, accounts and the newest settlements, and how to open its file in sqlite3. GUI
/// thread.
class LedgerPanel final : public QWidget
{
    Q_OBJECT

public:
    explicit LedgerPanel(QWidget* parent = nullptr);

    void setView(const LedgerView& view);
    /// The file, as the command names it; empty while there is none.
    void setPath(const QString& path);
    void setLanguage(i18n::Language language);
    /// Percent, for the height of rows.
    void setTextScale(int percent);

protected:
    void changeEvent(QEvent* event) override;

private:
    QTableView* makeTable(RowTable* model, const char* name);
    QWidget* makeCommand();
    void retranslate();
    void fill();
    void showCommand();

    LedgerView m_view;
    i18n::Language m_language = i18n::Language::English;
    QString m_path;
    RowTable* m_accounts; // owned by this widget, as all below
    RowTable* m_settlements;
    SectionLabel* m_accountsHeading;
    SectionLabel* m_settlementsHeading;
    QTableView* m_accountsTable;
    QTableView* m_settlementsTable;
    QPushButton* m_open;
    QLineEdit* m_command;
    QPushButton* m_copy;
};

/// The command that opens the ledger at `path` and changes nothing, for a shell.
[[nodiscard]] QString sqliteCommand(const QString& path);

} // namespace repique::live
