// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/storm/retry_log.h"

#include "core/storm/engine.h"
#include "core/storm/observer.h"
#include "core/storm/run.h"

#include <algorithm>

namespace repique::storm {
namespace {

class Writer final : public Observer
{
public:
    Writer(SimDuration duration, std::size_t pieces)
        : m_piece(std::max(duration / static_cast<std::int64_t>(pieces), SimDuration{1}))
    {
    }

    void decided(const Operation& operation, const retry::Decision& decision, SimTime now) override
    {
        if (decision.verdict != retry::Verdict::Retry) {
            return;
        }
        m_log.waits.push_back(decision.wait);
        m_log.hinted += decision.hint ? 1 : 0;
        const std::int64_t piece = (now - startOfRun) / m_piece;
        const bool isKnown = std::ranges::find(m_log.operations, operation.id) != m_log.operations.end();
        if (operation.layer == 0 && piece > m_last && !isKnown) {
            m_last = piece;
            m_log.operations.push_back(operation.id);
        }
    }

    [[nodiscard]] const RetryLog& log() const noexcept { return m_log; }

private:
    SimDuration m_piece;
    std::int64_t m_last = -1; ///< piece of the run that the latest of `operations` comes from
    RetryLog m_log;
};

} // namespace

std::optional<RetryLog> retryLog(const Model& model, std::size_t pieces, const std::stop_token& stop)
{
    Writer writer{model.duration, pieces};
    BlockStore memory;
    Engine engine{model, memory, &writer};
    RunOptions options;
    options.stop = stop;
    const bool isWhole = engine.run(options) != Engine::End::Cancelled;
    return isWhole ? std::optional{writer.log()} : std::nullopt;
}

} // namespace repique::storm
