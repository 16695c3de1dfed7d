// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.itests.jmh;

import org.kneepoint.simulation.SimulationEngine;
import org.kneepoint.simulator.flit.kernel.RouterContext;
import org.openjdk.jmh.annotations.AuxCounters;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/**
 * The speed of a router model of the flit-level simulator under uniform packets of 8 flits. The
 * score {@code flitHops} is in million flit-hops per second.
 */
public abstract class RoutersBenchmark extends EngineBenchmark {
    private Setting setting;
    private BenchmarkWorkload workload;
    private SimulationEngine engine;
    private long now;
    private long passed;

    /** Counters, reported in millions per second. */
    @State(Scope.Thread)
    @AuxCounters(AuxCounters.Type.OPERATIONS)
    public static class Count {
        /** Flits that passed a router. */
        public long flitHops;

        /** Simulated cycles. */
        public long cycles;

        /** Resets the counters. */
        @Setup(Level.Iteration)
        public void clear() {
            flitHops = 0;
            cycles = 0;
        }
    }

    /** Returns network and load. */
    abstract Setting setting();

    /** Returns the traffic on the network. */
    abstract BenchmarkWorkload workload(Setting setting);

    /** Returns the routers that carry it. */
    abstract SimulationEngine engine(RouterContext context);

    /** Builds the network and fills it. */
    @Setup
    public void fill() {
        setting = setting();
        workload = workload(setting);
        engine = engine(workload.context);
        now = setting.warmup();
        engine.advance(now);
        passed = workload.passed(engine);
    }

    /** Some cycles. */
    @Benchmark
    public void advance(Count count) {
        now += setting.step();
        engine.advance(now);
        long before = passed;
        passed = workload.passed(engine);
        count.flitHops += passed - before;
        count.cycles += setting.step();
    }
}
