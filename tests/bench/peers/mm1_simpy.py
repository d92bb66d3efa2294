# SPDX-FileCopyrightText: The Repique authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""M/M/1 on SimPy: one process that makes customers, one that serves them. Prints CPU milliseconds and the
mean wait, as the other peers do."""
import collections
import json
import random
import time

import simpy

CUSTOMERS = 1_000_000
LOAD = 0.7


class Station:
    def __init__(self, environment):
        self.environment = environment
        self.room = collections.deque()
        self.work = environment.event()
        self.waited = 0.0
        self.draw = random.Random(1)
        environment.process(self.arrive())
        self.done = environment.process(self.serve())

    def arrive(self):
        while True:
            yield self.environment.timeout(self.draw.expovariate(LOAD))
            self.room.append(self.environment.now)
            if not self.work.triggered:
                self.work.succeed()

    def serve(self):
        for _ in range(CUSTOMERS):
            if not self.room:
                self.work = self.environment.event()
                yield self.work
            self.waited += self.environment.now - self.room.popleft()
            yield self.environment.timeout(self.draw.expovariate(1.0))


environment = simpy.Environment()
station = Station(environment)
before = time.process_time()
environment.run(until=station.done)
ms = 1e3 * (time.process_time() - before)
print(json.dumps({"ms": round(ms, 3), "mean_wait": round(station.waited / CUSTOMERS, 6)}))
