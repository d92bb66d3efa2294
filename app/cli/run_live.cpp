// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/run_live.h"

#include "app/cli/interrupt.h"
#include "app/cli/source.h"
#include "app/cli/temporary_folder.h"
#include "app/i18n/fault_words.h"
#include "app/i18n/words.h"
#include "app/report/demo.h"
#include "app/report/proof_report.h"
#include "core/http/proof.h"
#include "core/http/transport.h"
#include "core/http/witness.h"
#include "core/pix/gated_transport.h"
#include "core/settlement/server_modes.h"
#include "core/storm/run.h"
#include "core/trace/render.h"

#include <algorithm>
#include <random>

namespace repique::cli {
namespace {

using scenario::Scenario;

/// One that nobody has used: every run is another payment.
std::uint64_t freshOperation()
{
    std::random_device chance;
    return (std::uint64_t{chance()} << 32U) | chance();
}

/// A payment that can be made again is made in the minute of scripted ones: its EndToEndId holds a minute,
/// and with another it would be another payment under the same key.
std::chrono::sys_seconds epochOf(const PayCommand& command)
{
    return command.operation ? trace::scriptedEpoch
                             : std::chrono::floor<std::chrono::seconds>(std::chrono::system_clock::now());
}

pix::ClientSetup clientOf(const PayCommand& command, const Scenario& scenario)
{
    pix::ClientSetup setup;
    setup.policy = scenario.model.policy;
    setup.key = scenario.model.idempotency.key;
    setup.seed = scenario.model.seed;
    setup.epoch = epochOf(command);
    return setup;
}

trace::Trace pay(const PayCommand& command, const Scenario& scenario)
{
    http::HttpTransport transport{http::parseUrl(command.url).value_or(http::Address{})};
    http::LiveClock clock;
    pix::GatedTransport gated{scenario.model.policy, scenario.model.seed, clock, transport};
    http::Witness witness{clock, gated};
    gated.setOnHeldBack([&witness](const pix::Attempt&) { witness.noteHeldBack(); });
    retry::Budget budget{scenario.model.policy.budget};
    pix::Client client{clientOf(command, scenario), clock, witness, budget};
    client.setEvents(witness.events());
    const std::uint64_t operation = command.operation.value_or(freshOperation());
    return witness.finish(
        client.pay({command.payer, command.payee, command.amountCents}, operation), operation);
}

/// A client that gives up does not know what became of attempts that stayed without an answer.
std::string doubt(const trace::Trace& trace, i18n::Language language)
{
    const bool isInDoubt = trace.outcome != trace::TraceOutcome::Settled
        && std::any_of(trace.steps.begin(), trace.steps.end(), [](const trace::Step& step) {
               return step.decision && step.decision->classification == retry::Classification::Ambiguous;
           });
    constexpr i18n::Words words{
        "  An attempt stayed without a clear answer: it may have been settled all the same.\n",
        "  Uma tentativa ficou sem resposta clara: pode ter sido liquidado mesmo assim.\n"};
    return std::string{isInDoubt ? words.in(language) : std::string_view{}};
}

Answer refused(const std::string& file, const Error& error, i18n::Language language)
{
    return {wrongUsage, {}, file + ": " + i18n::sentence(error, language) + "\n"};
}

/// Why the scenario cannot be proven; empty when it can.
std::string whyNotProvable(const Scenario& scenario, const std::string& file, i18n::Language language)
{
    if (!scenario.model.script) {
        return i18n::filled({"{}: only a scenario with [script] can be proven\n",
                                "{}: só um cenário com [script] pode ser provado\n"},
            language, file);
    }
    const settlement::ServerMode server = scenario.model.idempotency.server;
    if (server == settlement::ServerMode::Atomic) {
        return {};
    }
    return i18n::filled(
        {"{}: idempotency.server = \"{}\" cannot be proven, the real service is always atomic; "
         "add --set idempotency.server=atomic\n",
            "{}: idempotency.server = \"{}\" não pode ser provado, o serviço de verdade é sempre "
            "atomic; acrescente --set idempotency.server=atomic\n"},
        language, file, nameIn(settlement::serverModes, server));
}

} // namespace

Answer runPay(const PayCommand& command, const Setting& setting)
{
    const auto scenario = scenarioFrom({command.file, setting.environment, command.sets});
    if (!scenario) {
        return {wrongUsage, {}, i18n::sentences(scenario.error(), setting.language)};
    }
    const trace::Trace trace = pay(command, *scenario);
    const bool isPaid = trace.outcome == trace::TraceOutcome::Settled;
    return {isPaid ? done : failed,
        command.format == TextOrJson::Json
            ? trace::toJson(trace)
            : report::storyText(trace, scenario->model, setting.language) + doubt(trace, setting.language),
        {}};
}

Answer runProve(const ProveCommand& command, const Setting& setting)
{
    const auto scenario = scenarioFrom({command.file, setting.environment, command.sets});
    if (!scenario) {
        return {wrongUsage, {}, i18n::sentences(scenario.error(), setting.language)};
    }
    if (std::string problem = whyNotProvable(*scenario, command.file, setting.language); !problem.empty()) {
        return {wrongUsage, {}, std::move(problem)};
    }
    const Interrupt interrupt; // outlives the folder, which goes away however this ends
    const auto folder = TemporaryFolder::make();
    if (!folder) {
        return refused(command.file, folder.error(), setting.language);
    }
    const auto proof = http::prove(
        storm::scriptedPayment(scenario->model), folder->path() / "ledger.sqlite", interrupt.token());
    if (!proof) {
        return refused(command.file, proof.error(), setting.language);
    }
    if (interrupt.token().stop_requested()) {
        constexpr i18n::Words stopped{
            "stopped before the end: nothing is proven\n", "parou antes do fim: nada foi provado\n"};
        return {failed, {}, std::string{stopped.in(setting.language)}};
    }
    const bool holds = proof->isIdentical() && proof->isOnTime();
    return {holds ? done : failed,
        command.format == TextOrJson::Json ? report::jsonText(report::proofJson(*proof))
                                           : report::proofText(*proof, setting.language),
        {}};
}

} // namespace repique::cli
