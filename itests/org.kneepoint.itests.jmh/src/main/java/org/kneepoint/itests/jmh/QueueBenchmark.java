// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.itests.jmh;

import java.util.concurrent.TimeUnit;
import org.kneepoint.queueing.MM1K;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** Time to construct a finite queue, as the models do at every stage and iteration. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Fork(1)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
public class QueueBenchmark {
    /** Capacity, including the customer in service. */
    @Param({"4", "10000"})
    public int capacity;

    /** Arrivals per service time. */
    @Param("0.9")
    public double load;

    /** One M/M/1/K queue. */
    @Benchmark
    public MM1K finite() {
        return MM1K.of(load, 1, capacity);
    }
}
