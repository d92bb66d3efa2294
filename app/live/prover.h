// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/live/task_thread.h"
#include "core/http/proof.h"

#include <QtCore/QObject>

namespace repique::live {

/// Proves on a thread of its own that a payment decides alike in virtual time and over HTTP. GUI thread.
class Prover final : public QObject
{
    Q_OBJECT

public:
    explicit Prover(QObject* parent = nullptr);

    /// Drops a proof that is under way.
    void prove(const trace::ScriptedPayment& payment);
    void cancel();

    [[nodiscard]] bool isBusy() const noexcept { return m_thread.isBusy(); }

Q_SIGNALS:
    void proven(const repique::http::Proof& proof);
    void failed(repique::Error error);

private:
    TaskThread m_thread;
};

} // namespace repique::live
