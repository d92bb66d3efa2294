// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/http/service.h"
#include "tests/support/temporary_ledger.h"
#include "tests/support/wire.h"

#include <QtCore/QTemporaryDir>

#include <memory>
#include <utility>

namespace repique::test {

/// A service over a ledger file that goes away with it; ana has 20,000 cents, bruno none. The ledger does not
/// wait for the disk.
class RunningService final
{
public:
    explicit RunningService(http::ServiceSetup setup = {})
    {
        setup.ledger = m_folder.filePath(QStringLiteral("ledger.sqlite")).toStdString();
        setup.accounts = {{"ana", 20'000}, {"bruno", 0}};
        setup.synchronous = settlement::Ledger::Synchronous::Normal;
        m_service = must(http::Service::start(std::move(setup)));
    }

    http::Service* operator->() const { return m_service.get(); }

    [[nodiscard]] int port() const { return m_service->port(); }

    /// What left ana's account.
    [[nodiscard]] std::int64_t debitedCents() const
    {
        return 20'000 - must(m_service->accounts()).front().second;
    }

    void stop() { m_service.reset(); }

private:
    QTemporaryDir m_folder;
    std::unique_ptr<http::Service> m_service;
};

} // namespace repique::test
