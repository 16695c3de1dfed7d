// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.itests.jmh;

import java.util.concurrent.TimeUnit;
import org.kneepoint.simulation.SimulationEngine;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** The speed of an engine. The counters of a benchmark are in millions per second. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Fork(
        value = 1,
        jvmArgsAppend = {"-Xmx4g", "-XX:+UseSerialGC"})
@Warmup(iterations = 4, time = 2)
@Measurement(iterations = 6, time = 2)
public abstract class EngineBenchmark {
    /** Returns the flits that all channels of an engine have carried so far. */
    static long carried(SimulationEngine engine) {
        long flits = 0;
        for (int channel = 0; channel < engine.channels(); channel++) {
            flits += engine.flitsCarried(channel);
        }
        return flits;
    }
}
