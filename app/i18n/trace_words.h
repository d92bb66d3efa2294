// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/i18n/words.h"
#include "core/trace/wording.h"

#include <map>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace repique::i18n {

/// The sentences of one trace in one language: what each step is called and what there is to know of it.
/// Whether the key protects a repeated attempt, and how long an attempt had waited when it timed out, are
/// facts of the whole trace; the object copies them, so the trace may go away. Of a chain, layers are called
/// by their names.
class TraceWords final : public trace::Wording
{
public:
    TraceWords(Language language, const trace::Trace& trace);

    /// "POST /settlements", "503 SPI_UNAVAILABLE", "wait 68 ms".
    [[nodiscard]] std::string label(const trace::Step& step) const override;
    /// "key K-7f3a · attempt 1", "transient → try again", "drawn between 0 and 100 ms".
    [[nodiscard]] std::string detail(const trace::Step& step) const override;
    [[nodiscard]] std::string party(trace::Party party) const override;
    [[nodiscard]] std::string outcome(trace::TraceOutcome outcome) const override;
    /// "3 attempts · 1 debit · 1.893 s"
    [[nodiscard]] std::string summary(const trace::Trace& trace) const override;
    [[nodiscard]] std::string moment(SimTime at) const override;

    /// What ended the step's attempt as its caller saw it: "503 SPI_UNAVAILABLE", "timeout after 1.5 s",
    /// "connection refused"; for a wait or a giving up, of the attempt before it. Empty when there is none.
    [[nodiscard]] std::string outcomeOf(const trace::Step& step) const;

    /// One line of the log of failed attempts: "attempt 1 failed: 503 SPI_UNAVAILABLE (transient); trying
    /// again in 68 ms"; for the giving up, the final error with its cause. A wait has one only
    /// when its attempt ended without a step of its own (nothing came in time). Empty for all other steps.
    [[nodiscard]] std::string logLine(const trace::Step& step) const;

private:
    enum class KeyHabit { None, Once, PerAttempt };
    using Attempt = std::pair<std::int32_t, std::int64_t>; ///< its call and its number

    void learn(const trace::Step& step);
    [[nodiscard]] std::string text(const Words& words) const;
    [[nodiscard]] std::string keyLabel(const trace::Step& step) const;
    [[nodiscard]] std::string answerLabel(const trace::Step& step) const;
    [[nodiscard]] std::string requestDetail(const trace::Step& step) const;
    [[nodiscard]] std::string answerDetail(const trace::Step& step) const;
    [[nodiscard]] std::string waitDetail(const retry::Decision& decision) const;
    [[nodiscard]] std::string consequence(const retry::Decision& decision) const;
    [[nodiscard]] std::string protection() const;
    [[nodiscard]] std::string timeoutWords(const Attempt& attempt, SimTime until) const;
    [[nodiscard]] std::string lateDetail(const trace::Step& step) const;
    [[nodiscard]] std::string knowledge(const trace::Step& step) const;
    [[nodiscard]] std::string nameOfLayer(trace::Party party) const;
    [[nodiscard]] static Attempt attemptOf(const trace::Step& step) noexcept;

    Language m_language;
    KeyHabit m_keyHabit = KeyHabit::None;
    bool m_hasDuplicate = false;
    std::vector<std::string> m_layers;
    std::map<Attempt, SimTime> m_sentAt;
    std::map<Attempt, std::string> m_endings; ///< attempt → what ended it
    std::set<Attempt> m_silent; ///< attempts that ended without a step of their own: nothing came in time
};

/// "PIX client" / "Cliente PIX".
[[nodiscard]] std::string_view partyName(trace::Party party, Language language) noexcept;
/// "settled" / "liquidado", "failed: attempts exhausted" …
[[nodiscard]] std::string_view outcomeName(trace::TraceOutcome outcome, Language language) noexcept;

} // namespace repique::i18n
