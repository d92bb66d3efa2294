// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/live/ledger_panel.h"

#include "app/i18n/numbers.h"
#include "app/live/row_table.h"
#include "app/widgets/section_label.h"
#include "app/widgets/utf8.h"

#include <QtCore/QDateTime>
#include <QtCore/QEvent>
#include <QtGui/QClipboard>
#include <QtGui/QGuiApplication>
#include <QtWidgets/QHeaderView>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QTableView>
#include <QtWidgets/QVBoxLayout>

#include <utility>

namespace repique::live {
namespace {

constexpr int rowHeight = 26;

QString timeText(settlement::UtcTime time)
{
    const auto ms = std::chrono::duration_cast<std::chrono::milliseconds>(time.time_since_epoch()).count();
    return QDateTime::fromMSecsSinceEpoch(ms).toString(QStringLiteral("yyyy-MM-dd HH:mm:ss.zzz"));
}

QVBoxLayout* under(SectionLabel* heading, QTableView* table)
{
    auto* column = new QVBoxLayout;
    column->setSpacing(4);
    column->addWidget(heading);
    column->addWidget(table, 1);
    return column;
}

} // namespace

QString sqliteCommand(const QString& path)
{
    QString quoted = path;
    quoted.replace(QLatin1Char('\''), QStringLiteral("'\\''"));
    return QStringLiteral("sqlite3 -readonly -box '%1'").arg(quoted);
}

LedgerPanel::LedgerPanel(QWidget* parent)
    : QWidget(parent)
    , m_accounts(new RowTable(this))
    , m_settlements(new RowTable(this))
    , m_accountsHeading(new SectionLabel({}, this))
    , m_settlementsHeading(new SectionLabel({}, this))
    , m_accountsTable(makeTable(m_accounts, "accountsTable"))
    , m_settlementsTable(makeTable(m_settlements, "settlementsTable"))
    , m_open(new QPushButton(this))
    , m_command(new QLineEdit(this))
    , m_copy(new QPushButton(this))
{
    setObjectName(QStringLiteral("ledgerPanel"));
    m_accounts->setNumberColumns({1});
    m_settlements->setNumberColumns({0, 4});
    auto* tables = new QHBoxLayout;
    tables->setSpacing(12);
    tables->addLayout(under(m_accountsHeading, m_accountsTable), 2);
    tables->addLayout(under(m_settlementsHeading, m_settlementsTable), 5);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 8, 0, 0);
    column->addLayout(tables, 1);
    column->addWidget(makeCommand());
    retranslate();
    showCommand();
}

void LedgerPanel::setView(const LedgerView& view)
{
    m_view = view;
    fill();
}

void LedgerPanel::setPath(const QString& path)
{
    m_path = path;
    showCommand();
}

void LedgerPanel::setLanguage(i18n::Language language)
{
    m_language = language;
    fill();
}

void LedgerPanel::setTextScale(int percent)
{
    for (QTableView* table : {m_accountsTable, m_settlementsTable}) {
        table->verticalHeader()->setDefaultSectionSize(rowHeight * percent / 100);
    }
}

void LedgerPanel::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
    }
    QWidget::changeEvent(event);
}

QTableView* LedgerPanel::makeTable(RowTable* model, const char* name)
{
    auto* table = new QTableView(this);
    table->setObjectName(QLatin1String(name));
    table->setModel(model);
    table->verticalHeader()->hide();
    table->verticalHeader()->setDefaultSectionSize(rowHeight);
    table->setShowGrid(false);
    table->setTabKeyNavigation(false);
    table->setSelectionBehavior(QAbstractItemView::SelectRows);
    table->setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    table->horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    table->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    return table;
}

QWidget* LedgerPanel::makeCommand()
{
    m_open->setObjectName(QStringLiteral("openSqlite"));
    m_command->setObjectName(QStringLiteral("sqliteCommand"));
    m_command->setReadOnly(true);
    m_command->hide();
    m_copy->setObjectName(QStringLiteral("copySqlite"));
    m_copy->hide();
    connect(m_open, &QPushButton::clicked, this, [this] {
        m_command->show();
        m_copy->show();
        m_command->setFocus();
        m_command->selectAll();
    });
    connect(m_copy, &QPushButton::clicked, this,
        [this] { QGuiApplication::clipboard()->setText(m_command->text()); });
    auto* row = new QWidget(this);
    auto* line = new QHBoxLayout(row);
    line->setContentsMargins(0, 0, 0, 0);
    line->addWidget(m_open);
    line->addWidget(m_command, 1);
    line->addWidget(m_copy);
    line->addStretch();
    return row;
}

void LedgerPanel::retranslate()
{
    m_accountsHeading->setHeading(tr("Accounts"));
    m_settlementsHeading->setHeading(tr("Settlements, the newest first"));
    m_accountsTable->setAccessibleName(tr("Accounts of the ledger"));
    m_settlementsTable->setAccessibleName(tr("Newest settlements of the ledger"));
    m_accounts->setHeadings({tr("Account"), tr("Balance")});
    m_settlements->setHeadings(
        {tr("No."), tr("Settled at"), tr("Payer"), tr("Payee"), tr("Amount"), tr("EndToEndId")});
    m_open->setText(tr("Open in sqlite3"));
    m_open->setToolTip(tr("Shows the command for a terminal; it only reads"));
    m_command->setAccessibleName(tr("Command that opens the ledger in sqlite3"));
    m_copy->setText(tr("Copy"));
    m_copy->setToolTip(tr("Copies the command"));
    m_copy->setAccessibleName(m_copy->toolTip());
    fill();
}

void LedgerPanel::fill()
{
    std::vector<QStringList> accounts;
    for (const auto& [id, cents] : m_view.accounts) {
        accounts.push_back({fromUtf8(id), fromUtf8(i18n::money(cents, m_language))});
    }
    m_accounts->setRows(std::move(accounts));
    std::vector<QStringList> settlements;
    for (const settlement::Settlement& row : m_view.settlements) {
        settlements.push_back({fromUtf8(i18n::integer(row.id, m_language)), timeText(row.settledAt),
            fromUtf8(row.payer), fromUtf8(row.payee), fromUtf8(i18n::money(row.amountCents, m_language)),
            fromUtf8(row.endToEndId)});
    }
    m_settlements->setRows(std::move(settlements));
}

void LedgerPanel::showCommand()
{
    m_open->setEnabled(!m_path.isEmpty());
    m_command->setText(m_path.isEmpty() ? QString() : sqliteCommand(m_path));
    m_command->setToolTip(m_command->text());
    m_command->setCursorPosition(0);
}

} // namespace repique::live
