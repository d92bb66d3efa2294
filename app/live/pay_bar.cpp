// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/live/pay_bar.h"

#include "app/live/payments.h"
#include "app/widgets/flow_layout.h"

#include <QtCore/QEvent>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QSpinBox>

namespace repique::live {
namespace {

constexpr int paymentsAtFirst = 200;
constexpr int clientsAtFirst = 8;

} // namespace

PayBar::PayBar(QWidget* parent)
    : QWidget(parent)
    , m_once(new QPushButton(this))
    , m_payments(new QSpinBox(this))
    , m_clients(new QSpinBox(this))
    , m_many(new QPushButton(this))
    , m_cancel(new QPushButton(this))
{
    setObjectName(QStringLiteral("payBar"));
    m_once->setObjectName(QStringLiteral("payOnce"));
    m_once->setProperty("kind", QStringLiteral("primary"));
    m_many->setObjectName(QStringLiteral("payMany"));
    m_cancel->setObjectName(QStringLiteral("payCancel"));
    m_payments->setObjectName(QStringLiteral("payCount"));
    m_payments->setRange(2, static_cast<int>(Payments::mostPayments));
    m_payments->setValue(paymentsAtFirst);
    m_clients->setObjectName(QStringLiteral("payClients"));
    m_clients->setRange(1, Payments::mostClients);
    m_clients->setValue(clientsAtFirst);
    auto* row = new FlowLayout(this);
    for (QWidget* part : std::initializer_list<QWidget*>{m_once, m_many, m_payments, m_clients, m_cancel}) {
        row->addWidget(part);
    }
    connect(m_once, &QPushButton::clicked, this, [this] { ask(1, 1); });
    connect(m_many, &QPushButton::clicked, this, [this] { ask(m_payments->value(), m_clients->value()); });
    connect(m_cancel, &QPushButton::clicked, this, &PayBar::cancelRequested);
    retranslate();
}

void PayBar::setState(bool canPay, bool isPaying)
{
    m_canPay = canPay;
    m_isPaying = isPaying;
    refresh();
}

void PayBar::setSharedBudget(bool isShared)
{
    m_isShared = isShared;
    refresh();
}

void PayBar::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
    }
    QWidget::changeEvent(event);
}

void PayBar::retranslate()
{
    m_once->setText(tr("Pay once"));
    m_once->setToolTip(tr("One PIX of R$ 30.00 from ana to bruno, with the policy of the sliders"));
    m_many->setText(tr("Pay many"));
    m_many->setToolTip(tr("As many payments as the field says, with the policy of the sliders"));
    //: behind the number of payments to be made, with its space
    m_payments->setSuffix(tr(" payments"));
    m_payments->setAccessibleName(tr("How many payments"));
    m_payments->setToolTip(m_payments->accessibleName());
    //: behind the number of clients that pay at the same time, with its space
    m_clients->setSuffix(tr(" clients"));
    m_clients->setAccessibleName(tr("How many clients pay at the same time"));
    m_cancel->setText(tr("Cancel"));
    m_cancel->setToolTip(tr("Breaks the payments off; what was settled stays settled"));
    m_cancel->setAccessibleName(m_cancel->toolTip());
    refresh();
}

/// While a run is under way nothing is asked; disabled buttons would lose the keyboard.
void PayBar::ask(int payments, int clients)
{
    if (!m_isPaying) {
        Q_EMIT payRequested(payments, clients);
    }
}

void PayBar::refresh()
{
    m_once->setEnabled(m_canPay);
    m_many->setEnabled(m_canPay);
    if (!m_isPaying && m_cancel->hasFocus()) {
        m_once->setFocus();
    }
    m_cancel->setEnabled(m_isPaying);
    m_clients->setEnabled(!m_isShared);
    m_clients->setToolTip(m_isShared
            ? tr("One client pays alone: the budget of the policy is shared by all of them")
            : tr("Each has a budget and a circuit breaker of its own"));
}

} // namespace repique::live
