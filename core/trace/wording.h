// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/trace/trace.h"

#include <string>

namespace repique::trace {

/// The words of a diagram in one language. Renderers escape what it returns; it writes plain text, one line.
class Wording
{
public:
    Wording() = default;
    Wording(const Wording&) = delete;
    Wording& operator=(const Wording&) = delete;
    virtual ~Wording() = default;

    /// What happened, a few words: "503 SPI_UNAVAILABLE".
    [[nodiscard]] virtual std::string label(const Step& step) const = 0;
    /// The second, smaller line: "transient: tried again". May be empty.
    [[nodiscard]] virtual std::string detail(const Step& step) const = 0;
    [[nodiscard]] virtual std::string party(Party party) const = 0;
    [[nodiscard]] virtual std::string outcome(TraceOutcome outcome) const = 0;
    /// Attempts, debits and duration of the whole operation.
    [[nodiscard]] virtual std::string summary(const Trace& trace) const = 0;
    /// A moment from the start of the operation: "1.68 s".
    [[nodiscard]] virtual std::string moment(SimTime at) const = 0;
};

/// A party's name: of a layer its own, else as `wording` says.
[[nodiscard]] std::string nameOf(const Trace& trace, Party party, const Wording& wording);

/// A party's name for machines: "client", "server", "layer2" …
[[nodiscard]] std::string idOf(Party party);

/// English without a locale, for machine formats: the same bytes on every machine.
class PlainWording final : public Wording
{
public:
    [[nodiscard]] std::string label(const Step& step) const override;
    [[nodiscard]] std::string detail(const Step& step) const override;
    [[nodiscard]] std::string party(Party party) const override;
    [[nodiscard]] std::string outcome(TraceOutcome outcome) const override;
    [[nodiscard]] std::string summary(const Trace& trace) const override;
    [[nodiscard]] std::string moment(SimTime at) const override;
};

} // namespace repique::trace
