// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <stop_token>

namespace repique::http {

/// Sleeps until `when`, or until a stop is requested.
void pauseUntil(std::chrono::steady_clock::time_point when, const std::stop_token& stop);

} // namespace repique::http
