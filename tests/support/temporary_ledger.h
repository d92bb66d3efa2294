// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/settlement/ledger.h"

#include <QtCore/QTemporaryDir>

#include <filesystem>
#include <stdexcept>
#include <string>
#include <utility>

namespace repique::test {

/// The value, or the end of the test.
template<typename T>
T must(Result<T> result)
{
    if (!result) {
        throw std::runtime_error{result.error().detail};
    }
    return std::move(*result);
}

inline void must(Result<void> result)
{
    if (!result) {
        throw std::runtime_error{result.error().detail};
    }
}

/// A ledger file that goes away with the object, with ana (20,000 cents) and bruno (0).
class TemporaryLedger final
{
public:
    TemporaryLedger()
    {
        settlement::Ledger ledger = connect();
        must(ledger.addAccount("ana", 20'000));
        must(ledger.addAccount("bruno", 0));
    }

    [[nodiscard]] std::filesystem::path path() const
    {
        return m_folder.filePath("ledger.sqlite").toStdString();
    }

    [[nodiscard]] settlement::Ledger connect() const
    {
        return must(settlement::Ledger::open(path(), settlement::Ledger::Synchronous::Normal));
    }

    /// What left ana's account.
    [[nodiscard]] std::int64_t debitedCents() const
    {
        return 20'000 - must(connect().balance("ana")).value();
    }

private:
    QTemporaryDir m_folder;
};

/// 30.00 from ana to bruno.
[[nodiscard]] inline settlement::Request payment(std::string key, std::int64_t cents = 3000)
{
    settlement::Request request;
    request.payer = "ana";
    request.payee = "bruno";
    request.amountCents = cents;
    request.endToEndId = "E12345678202609281435abcDEF12345";
    request.idempotencyKey = std::move(key);
    return request;
}

} // namespace repique::test
