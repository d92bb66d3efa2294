// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/lessons/verify.h"

#include <QtCore/QObject>

#include <cstdint>
#include <string>
#include <thread>
#include <vector>

namespace repique {

/// What lessons ask of the engine beside the window's own runs: a challenge on its seeds, a curve to hold a
/// sketch against. One thread for each of the two; the latest request wins. GUI thread.
class LessonWorker final : public QObject
{
    Q_OBJECT

public:
    explicit LessonWorker(QObject* parent = nullptr);

    void judge(const lessons::Lesson& lesson, const std::vector<std::string>& changes);
    /// Drops the challenge in hand.
    void cancel();
    [[nodiscard]] bool isJudging() const noexcept;
    /// The curve of a sketch's scene. Nothing is said when the scene cannot be run.
    void measure(const lessons::Lesson& lesson, const lessons::Prediction& sketch);

Q_SIGNALS:
    void judged(const repique::lessons::Attempt& attempt);
    void refused(const repique::Error& error); ///< of a challenge
    void measured(const std::string& prediction, const std::vector<double>& curve);

private:
    void deliver(std::uint64_t generation, const Result<lessons::Attempt>& result);

    std::uint64_t m_generation = 0; ///< of the challenge asked last
    bool m_isJudging = false;
    std::jthread m_curve; ///< these two last: joined before anything they use goes away
    std::jthread m_challenge;
};

} // namespace repique
