# SPDX-FileCopyrightText: The Repique authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Runs the same M/M/1 here and on the peers, in turns, and prints the medians and their ratios.

usage: compare.py REPIQUE_BENCH MM1_SYSTEMC MM1_SIMPY"""
import json
import statistics
import subprocess
import sys

ROUNDS = 3
EXACT_WAIT = 0.7 / 0.3  # of M/M/1 at 0.7, in mean services


def answer(*command):
    return json.loads(subprocess.run(command, check=True, capture_output=True, text=True).stdout)


def ours(bench):
    for row in answer(bench, "--benchmark_filter=M/M/1", "--benchmark_format=json")["benchmarks"]:
        name = "reference: std::priority_queue" if row["name"].startswith("reference") else "Repique's event queue"
        yield name, row["cpu_time"], row["meanWait"]


def one_round(bench, systemc, simpy):
    yield from ours(bench)
    for name, command in (("SystemC", (systemc,)), ("SimPy", ("/usr/bin/python3", simpy))):
        peer = answer(*command)
        yield name, peer["ms"], peer["mean_wait"]


def main():
    times, waits = {}, {}
    for _ in range(ROUNDS):
        for name, ms, wait in one_round(*sys.argv[1:4]):
            times.setdefault(name, []).append(ms)
            waits[name] = wait
    medians = {name: statistics.median(all_of) for name, all_of in times.items()}
    mine = medians["Repique's event queue"]
    print(f"M/M/1 at 0.7, 1 M customers, 2 M events; CPU, median of {ROUNDS} rounds in turns")
    print(f"{'':32}{'ms':>10}{'M events/s':>12}{'times ours':>12}{'mean wait':>12}")
    for name, ms in medians.items():
        print(f"{name:32}{ms:10.1f}{2000.0 / ms:12.2f}{ms / mine:12.2f}{waits[name]:12.4f}")
    print(f"exact mean wait {EXACT_WAIT:.4f}")


if __name__ == "__main__":
    main()
