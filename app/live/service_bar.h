// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/live/live_service.h"

#include <QtWidgets/QWidget>

class QAction;
class QLabel;
class QMenu;
class QPushButton;
class QSpinBox;
class QToolButton;

namespace repique {
class Chip;
class ElidedLabel;
}

namespace repique::live {

/// Where the ledger is to be.
struct LedgerChoice
{
    enum class Kind { Kept, Passing, Chosen };

    Kind kind = Kind::Passing;
    QString path; ///< of Kept and Chosen
};

/// Start and stop of the service, its address, its port and its ledger. Says what a person wants. GUI thread.
class ServiceBar final : public QWidget
{
    Q_OBJECT

public:
    explicit ServiceBar(QWidget* parent = nullptr);

    void setState(LiveService::State state, const QString& url);
    void setLedger(const LedgerChoice& choice);
    void takeAnyPort();
    /// Puts the keyboard where another port can be typed.
    void askForPort();

    [[nodiscard]] int port() const; ///< 0 = any that is free

Q_SIGNALS:
    void startRequested();
    void stopRequested();
    void keptLedgerRequested();
    void passingLedgerRequested();
    void otherLedgerRequested(); ///< asks for a file

protected:
    void changeEvent(QEvent* event) override;

private:
    void arrange();
    void fillLedgerMenu();
    void retranslate();
    void showState();
    void showLedger();

    LiveService::State m_state = LiveService::State::Stopped;
    QString m_url;
    LedgerChoice m_ledger;
    QPushButton* m_toggle; // owned by this widget, as all below
    Chip* m_chip;
    QLabel* m_address;
    QPushButton* m_copy;
    QLabel* m_portLabel;
    QSpinBox* m_port;
    QToolButton* m_ledgerButton;
    QMenu* m_ledgerMenu;
    QAction* m_kept;
    QAction* m_passing;
    QAction* m_other;
};

} // namespace repique::live
