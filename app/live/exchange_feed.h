// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/live/frame_bell.h"
#include "core/http/exchange_log.h"

#include <QtCore/QObject>

#include <deque>
#include <mutex>

namespace repique::live {

/// Brings exchanges from the service's threads to the GUI thread, at most once a frame; keeps the newest 200
/// of those that nobody has taken.
class ExchangeFeed final : public QObject
{
    Q_OBJECT

public:
    explicit ExchangeFeed(QObject* parent = nullptr);

    /// Any thread.
    void add(const http::Exchange& exchange);
    /// What has come since the last call, oldest first. GUI thread.
    [[nodiscard]] std::deque<http::Exchange> take();

Q_SIGNALS:
    void arrived();

private:
    std::mutex m_mutex;
    std::deque<http::Exchange> m_waiting; ///< guarded by the mutex
    FrameBell m_bell;
};

} // namespace repique::live
