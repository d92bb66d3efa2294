// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/lessons/verify.h"

#include <QtCore/QObject>

#include <cstdint>
#include <functional>
#include <optional>
#include <stop_token>
#include <string>
#include <thread>
#include <vector>

namespace repique {

/// What lessons ask of the engine beside the window's own runs: a challenge on its seeds, and what
/// predictions are held against. One thread for each of the two; the latest request wins. GUI thread.
class LessonWorker final : public QObject
{
    Q_OBJECT

public:
    explicit LessonWorker(QObject* parent = nullptr);

    void judge(const lessons::Lesson& lesson, const std::vector<std::string>& changes);
    /// Drops the challenge in hand.
    void cancel();
    [[nodiscard]] bool isJudging() const noexcept;
    /// The figure of each number and the curve of each sketch among the predictions, run now. Of a curve
    /// nothing is said when its scene cannot be run.
    void measure(const lessons::Lesson& lesson, const std::vector<lessons::Prediction>& predictions);
    /// Drops what is being measured.
    void forget();
    [[nodiscard]] bool isMeasuring() const noexcept;

Q_SIGNALS:
    void judged(const repique::lessons::Attempt& attempt);
    void refused(const repique::Error& error); ///< of a challenge
    void measured(const std::string& prediction, const std::vector<double>& curve);
    void figured(const std::string& prediction, std::optional<double> figure); ///< nothing: it has none

private:
    [[nodiscard]] std::function<void()> outcomeOf(
        const lessons::Lesson& lesson, const lessons::Prediction& prediction, const std::stop_token& stop);
    void tell(std::uint64_t generation, std::function<void()> what);
    void deliver(std::uint64_t generation, const Result<lessons::Attempt>& result);

    std::uint64_t m_generation = 0; ///< of the challenge asked last
    bool m_isJudging = false;
    std::uint64_t m_measurements = 0; ///< asked, or forgotten, so far
    bool m_isMeasuring = false;
    std::jthread m_predicted; ///< these two last: joined before anything they use goes away
    std::jthread m_challenge;
};

} // namespace repique
