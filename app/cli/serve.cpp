// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/serve.h"

#include "app/cli/temporary_folder.h"
#include "app/i18n/fault_words.h"
#include "app/report/start_fault_text.h"
#include "core/http/service.h"
#include "core/scenario/fault_document.h"

#include <csignal>
#include <cstdio>

namespace repique::cli {
namespace {

using i18n::Language;

/// SIGTERM and SIGINT, taken by whoever waits for them and by nobody else: threads started later inherit
/// this.
class EndSignals final
{
public:
    EndSignals()
    {
        sigemptyset(&m_signals);
        sigaddset(&m_signals, SIGTERM);
        sigaddset(&m_signals, SIGINT);
        pthread_sigmask(SIG_BLOCK, &m_signals, nullptr);
    }

    void wait() const
    {
        int received = 0;
        sigwait(&m_signals, &received);
    }

private:
    sigset_t m_signals{};
};

Answer refused(const Error& error, Language language)
{
    return {wrongUsage, {}, i18n::sentence(error, language) + "\n"};
}

/// Whether the line reached whoever reads it.
bool announce(const std::string& url)
{
    const std::string line = "{\"url\": \"" + url + "\"}\n";
    return std::fwrite(line.data(), 1, line.size(), stdout) == line.size() && std::fflush(stdout) == 0;
}

http::ServiceSetup setupOf(const ServeCommand& command, settlement::FaultPlan faults)
{
    using Synchronous = settlement::Ledger::Synchronous;
    http::ServiceSetup setup;
    setup.port = static_cast<int>(command.port);
    setup.synchronous = command.isSynchronousFull ? Synchronous::Full : Synchronous::Normal;
    setup.faults = std::move(faults);
    if (!command.accounts.empty()) {
        setup.accounts.clear();
    }
    for (const auto& [name, cents] : command.accounts) {
        setup.accounts.push_back({name, cents});
    }
    return setup;
}

} // namespace

Answer serve(const ServeCommand& command, Language language)
{
    settlement::FaultPlan faults;
    if (command.faults) {
        auto read = scenario::loadFaultDocument(*command.faults);
        if (!read) {
            return {wrongUsage, {}, i18n::sentences(read.error(), language)};
        }
        faults = std::move(*read);
    }
    http::ServiceSetup setup = setupOf(command, std::move(faults));
    const EndSignals signals; // before the folder, which goes away however this ends
    const auto folder = command.ledger ? Result<TemporaryFolder>{} : TemporaryFolder::make();
    if (!folder) {
        return refused(folder.error(), language);
    }
    setup.ledger = command.ledger ? std::filesystem::path{*command.ledger} : folder->path() / "ledger.sqlite";
    const auto service = http::Service::start(std::move(setup));
    if (!service) {
        return {wrongUsage, {}, report::startFaultText(service.error(), language)};
    }
    if (!announce((*service)->url())) {
        return {failed, {}, {}};
    }
    signals.wait();
    (*service)->stop();
    return {};
}

} // namespace repique::cli
