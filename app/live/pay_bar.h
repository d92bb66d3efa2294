// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtWidgets/QWidget>

class QPushButton;
class QSpinBox;

namespace repique::live {

/// Pay once, pay many, cancel. Says what a person wants. GUI thread.
class PayBar final : public QWidget
{
    Q_OBJECT

public:
    explicit PayBar(QWidget* parent = nullptr);

    /// `canPay`: a service is there. `isPaying`: a run is under way.
    void setState(bool canPay, bool isPaying);
    /// How many clients may pay at the same time: 1 when they share one budget.
    void setSharedBudget(bool isShared);

Q_SIGNALS:
    void payRequested(int payments, int clients);
    void cancelRequested();

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();
    void ask(int payments, int clients);
    void refresh();

    bool m_canPay = false;
    bool m_isPaying = false;
    bool m_isShared = false;
    QPushButton* m_once; // owned by this widget, as all below
    QSpinBox* m_payments;
    QSpinBox* m_clients;
    QPushButton* m_many;
    QPushButton* m_cancel;
};

} // namespace repique::live
