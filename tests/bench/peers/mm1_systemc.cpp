// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// M/M/1 on SystemC, with the draws of our own benchmark: the same customers, gaps and services. Built by
// `./lab bench --peers` alone. Prints the milliseconds of CPU of the simulation and the mean wait.
#include "core/base/draw.h"

#include <queue>

#include <cstdint>
#include <cstdio>
#include <ctime>
#include <systemc>

namespace {

constexpr std::int64_t customers = 1'000'000;
constexpr double load = 0.7;

sc_core::sc_time gap(std::uint64_t customer, repique::Purpose purpose, double mean)
{
    const double drawn = repique::exponentialFrom(repique::unitDraw({1, customer, 0, purpose}));
    return sc_core::sc_time::from_value(static_cast<std::uint64_t>(mean * 1e6 * drawn));
}

/// Two methods, the cheapest processes of SystemC: customers arrive, one server serves.
SC_MODULE(Station)
{
    SC_CTOR(Station)
    {
        SC_METHOD(arrive);
        SC_METHOD(serve);
    }

    double waited = 0.0;

private:
    void arrive()
    {
        if (m_arrived > 0) {
            m_room.push(sc_core::sc_time_stamp().value());
            if (!m_isBusy) {
                m_work.notify();
            }
        }
        next_trigger(gap(m_arrived++, repique::Purpose::Arrival, 1.0 / load));
    }

    void serve()
    {
        if (m_isBusy && ++m_served == customers) {
            sc_core::sc_stop();
            return;
        }
        m_isBusy = !m_room.empty();
        if (!m_isBusy) {
            next_trigger(m_work);
            return;
        }
        waited += static_cast<double>(sc_core::sc_time_stamp().value() - m_room.front());
        m_room.pop();
        next_trigger(gap(m_started++, repique::Purpose::Service, 1.0));
    }

    std::queue<std::uint64_t> m_room;
    sc_core::sc_event m_work;
    bool m_isBusy = false;
    std::uint64_t m_arrived = 0;
    std::uint64_t m_started = 0;
    std::int64_t m_served = 0;
};

} // namespace

int sc_main(int /*count*/, char** /*arguments*/)
{
    sc_core::sc_report_handler::set_actions(
        sc_core::SC_INFO, sc_core::SC_DO_NOTHING); // only figures on stdout
    Station station{"station"};
    const std::clock_t before = std::clock();
    sc_core::sc_start();
    const double ms = 1e3 * static_cast<double>(std::clock() - before) / CLOCKS_PER_SEC;
    std::printf("{\"ms\": %.3f, \"mean_wait\": %.6f}\n", ms, station.waited / customers * 1e-6);
    return 0;
}
