// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/live/prover.h"

#include <QtCore/QFile>
#include <QtCore/QTemporaryDir>

namespace repique::live {

Prover::Prover(QObject* parent) : QObject(parent) {}

void Prover::prove(const trace::ScriptedPayment& payment)
{
    m_thread.drop();
    m_thread.post([this, payment](const std::stop_token& stop) -> TaskThread::Delivery {
        const QTemporaryDir folder;
        const QByteArray ledger = QFile::encodeName(folder.filePath(QStringLiteral("ledger.sqlite")));
        const Result<http::Proof> proof = http::prove(payment, ledger.toStdString(), stop);
        return [this, proof] {
            if (proof) {
                Q_EMIT proven(*proof);
            } else {
                Q_EMIT failed(proof.error());
            }
        };
    });
}

void Prover::cancel()
{
    m_thread.drop();
}

} // namespace repique::live
