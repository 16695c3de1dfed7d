// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.itests.jmh;

import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.kneepoint.api.run.Progress;
import org.kneepoint.api.scenario.Scenario;
import org.kneepoint.api.solver.Solver;
import org.kneepoint.solver.min.MinSolver;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import org.openjdk.jmh.infra.Blackhole;

/** A curve of 100 points for a million nodes; target 10 ms. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Fork(1)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
public class MinCurveBenchmark {
    private static final int POINTS = 100;

    /** Buffer of a switch input, packets. */
    @Param({"4", "64"})
    public String buffer;

    /** Fraction of the traffic to the hot spot. */
    @Param({"none", "0.01"})
    public String hotspot;

    private Solver.PreparedModel model;

    /** Prepares the model of every load. */
    @Setup
    public void prepare() {
        MinSolver solver = new MinSolver();
        Map<String, String> settings = new HashMap<>();
        settings.put("nodes", "1048576");
        settings.put("radix", "2");
        settings.put("buffer", buffer);
        settings.put("load", "0.1");
        if (!hotspot.equals("none")) {
            settings.put("hotspot", hotspot);
        }
        model = solver.prepare(Scenario.of("min", solver.parameters(), settings));
    }

    /** The whole curve. */
    @Benchmark
    public void curve(Blackhole points) {
        for (int i = 1; i <= POINTS; i++) {
            points.consume(model.solve((double) i / POINTS, Progress.NONE));
        }
    }
}
