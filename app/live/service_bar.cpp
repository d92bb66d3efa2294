// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/live/service_bar.h"

#include "app/widgets/chip.h"
#include "app/widgets/flow_layout.h"

#include <QtCore/QDir>
#include <QtCore/QEvent>
#include <QtCore/QFileInfo>
#include <QtGui/QAction>
#include <QtGui/QClipboard>
#include <QtGui/QGuiApplication>
#include <QtWidgets/QLabel>
#include <QtWidgets/QMenu>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QSpinBox>
#include <QtWidgets/QToolButton>

namespace repique::live {
namespace {

constexpr int lastPort = 65'535;

} // namespace

ServiceBar::ServiceBar(QWidget* parent)
    : QWidget(parent)
    , m_toggle(new QPushButton(this))
    , m_chip(new Chip({}, Tone::Plain, this))
    , m_address(new QLabel(this))
    , m_copy(new QPushButton(this))
    , m_portLabel(new QLabel(this))
    , m_port(new QSpinBox(this))
    , m_ledgerButton(new QToolButton(this))
    , m_ledgerMenu(new QMenu(this))
    , m_kept(m_ledgerMenu->addAction(QString()))
    , m_passing(m_ledgerMenu->addAction(QString()))
    , m_other(m_ledgerMenu->addAction(QString()))
{
    setObjectName(QStringLiteral("serviceBar"));
    m_toggle->setObjectName(QStringLiteral("serviceToggle"));
    m_chip->setObjectName(QStringLiteral("serviceState"));
    m_address->setObjectName(QStringLiteral("serviceAddress"));
    m_address->setProperty("role", QStringLiteral("title"));
    m_address->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_copy->setObjectName(QStringLiteral("copyAddress"));
    m_port->setObjectName(QStringLiteral("servicePort"));
    m_port->setRange(0, lastPort);
    m_port->setGroupSeparatorShown(false);
    m_portLabel->setBuddy(m_port);
    m_ledgerButton->setObjectName(QStringLiteral("ledgerButton"));
    m_ledgerButton->setPopupMode(QToolButton::InstantPopup);
    m_ledgerButton->setFocusPolicy(Qt::StrongFocus);
    m_ledgerButton->setMenu(m_ledgerMenu);
    setFocusProxy(m_toggle);
    arrange();
    fillLedgerMenu();
    connect(m_toggle, &QPushButton::clicked, this, [this] {
        if (m_state == LiveService::State::Running) {
            Q_EMIT stopRequested();
        } else if (m_state == LiveService::State::Stopped) {
            Q_EMIT startRequested();
        } // else one is under way; a disabled button would lose the keyboard
    });
    connect(m_copy, &QPushButton::clicked, this, [this] { QGuiApplication::clipboard()->setText(m_url); });
    retranslate();
}

void ServiceBar::setState(LiveService::State state, const QString& url)
{
    m_state = state;
    m_url = url;
    showState();
}

void ServiceBar::setLedger(const LedgerChoice& choice)
{
    m_ledger = choice;
    showLedger();
}

void ServiceBar::takeAnyPort()
{
    m_port->setValue(0);
}

void ServiceBar::askForPort()
{
    m_port->setFocus(Qt::OtherFocusReason);
    m_port->selectAll();
}

int ServiceBar::port() const
{
    return m_port->value();
}

void ServiceBar::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
    }
    QWidget::changeEvent(event);
}

void ServiceBar::arrange()
{
    auto* row = new FlowLayout(this);
    row->addWidget(m_toggle);
    row->addWidget(m_chip);
    row->addWidget(m_address);
    row->addWidget(m_copy);
    row->addWidget(m_portLabel);
    row->addWidget(m_port);
    row->addWidget(m_ledgerButton);
}

void ServiceBar::fillLedgerMenu()
{
    m_kept->setObjectName(QStringLiteral("ledgerKept"));
    m_passing->setObjectName(QStringLiteral("ledgerPassing"));
    m_other->setObjectName(QStringLiteral("ledgerOther"));
    connect(m_kept, &QAction::triggered, this, &ServiceBar::keptLedgerRequested);
    connect(m_passing, &QAction::triggered, this, &ServiceBar::passingLedgerRequested);
    connect(m_other, &QAction::triggered, this, &ServiceBar::otherLedgerRequested);
}

void ServiceBar::retranslate()
{
    m_copy->setText(tr("Copy"));
    m_copy->setToolTip(tr("Copies the address of the service"));
    m_copy->setAccessibleName(m_copy->toolTip());
    m_portLabel->setText(tr("Port"));
    m_port->setSpecialValueText(tr("any free one"));
    m_port->setToolTip(tr("Port of 127.0.0.1; 0 takes any that is free"));
    m_port->setAccessibleName(m_port->toolTip());
    m_kept->setText(tr("Keep it in my folder"));
    m_passing->setText(tr("Temporary: gone with the service"));
    m_other->setText(tr("Choose a file…"));
    showState();
    showLedger();
}

void ServiceBar::showState()
{
    using State = LiveService::State;
    const bool isStopped = m_state == State::Stopped;
    const bool isRunning = m_state == State::Running;
    m_toggle->setText(
        isRunning || m_state == State::Stopping ? tr("Stop the service") : tr("Start the service"));
    setStyleProperty(*m_toggle, "kind", isStopped ? QStringLiteral("primary") : QString());
    m_toggle->setToolTip(tr("Real HTTP on this machine alone, with a real SQLite ledger"));
    switch (m_state) {
    case State::Stopped:
        m_chip->setText(tr("stopped"));
        break;
    case State::Starting:
        m_chip->setText(tr("starting…"));
        break;
    case State::Running:
        m_chip->setText(tr("running"));
        break;
    case State::Stopping:
        m_chip->setText(tr("stopping…"));
        break;
    }
    m_chip->setTone(isRunning ? Tone::Goodput : isStopped ? Tone::Plain : Tone::Accent);
    m_address->setText(m_url);
    m_address->setAccessibleName(tr("Address of the service: %1").arg(m_url));
    m_address->setVisible(isRunning);
    m_copy->setVisible(isRunning);
    m_portLabel->setVisible(isStopped);
    m_port->setVisible(isStopped);
    m_ledgerButton->setEnabled(isStopped);
}

void ServiceBar::showLedger()
{
    const bool isPassing = m_ledger.kind == LedgerChoice::Kind::Passing;
    m_ledgerButton->setText(
        tr("Ledger: %1").arg(isPassing ? tr("temporary") : QFileInfo(m_ledger.path).fileName()));
    const QString path = QDir::toNativeSeparators(m_ledger.path);
    m_ledgerButton->setToolTip(isPassing ? tr("The SQLite file goes away with the service")
                                         : tr("The SQLite file of the ledger: %1").arg(path));
    m_ledgerButton->setAccessibleName(m_ledgerButton->text());
}

} // namespace repique::live
