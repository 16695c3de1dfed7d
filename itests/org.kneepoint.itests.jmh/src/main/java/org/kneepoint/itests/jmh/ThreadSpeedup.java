// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.itests.jmh;

import java.util.Arrays;
import java.util.Map;
import org.kneepoint.simulation.SimulationEngine;
import org.kneepoint.simulation.ThreadTeam;
import org.kneepoint.simulator.flit.kernel.SourceQueuePolicy;
import org.kneepoint.simulator.flit.pipelined.PipelineDelays;
import org.kneepoint.simulator.flit.pipelined.PipelinedRouterEngine;
import org.kneepoint.simulator.flit.pipelined.PipelinedRouterSettings;
import org.kneepoint.topology.torus.TorusTopology;
import org.kneepoint.traffic.arrival.BernoulliArrivals;

/**
 * The speed of a torus of pipelined routers on several threads over that on one: both are advanced
 * in turn by the same cycles, in one process, and must carry the same flits.
 *
 * <p>Arguments: pairs of measurements, radix of the torus of two dimensions, load over the capacity
 * 8 / radix, threads (2). Run it where no other program uses the processors.
 */
public final class ThreadSpeedup {
    /** Flits through routers in a measurement, about a tenth of a second. */
    private static final double FLIT_HOPS = 1e6;

    /** Twice as many as a large network is advanced in one go. */
    private static final int FEWEST_CYCLES = 48;

    private static final int WARM_UP = 16;
    private static final double MILLION = 1e6;
    private static final double NANOS = 1e9;

    private final BenchmarkWorkload workload;
    private final SimulationEngine engine;
    private final double[] seconds;
    private long now;

    private ThreadSpeedup(int radix, double load, ThreadTeam team, int pairs) {
        Setting setting =
                new Setting(new TorusTopology(), Map.of("radix", "" + radix), 2, 8, load, 0, 0);
        workload =
                new BenchmarkWorkload(
                        setting,
                        network -> network.routings().get(1),
                        true,
                        new BernoulliArrivals(),
                        SourceQueuePolicy.Kind.INFINITE,
                        team);
        engine =
                new PipelinedRouterEngine(
                        workload.context,
                        new PipelinedRouterSettings(new PipelineDelays(1, 1, 1, 1, 1, 0), false));
        seconds = new double[pairs];
    }

    private void run(int number, long cycles) {
        now += cycles;
        long start = System.nanoTime();
        engine.advance(now);
        if (number >= 0) {
            seconds[number] = (System.nanoTime() - start) / NANOS;
        }
    }

    /** Measures as the arguments say. */
    public static void main(String[] arguments) {
        int pairs = Integer.parseInt(arguments[0]);
        int radix = Integer.parseInt(arguments[1]);
        double load = Double.parseDouble(arguments[2]) * 8 / radix;
        int threads = arguments.length > 3 ? Integer.parseInt(arguments[3]) : 2;
        try (ThreadTeam team = ThreadTeam.of(threads)) {
            ThreadSpeedup one = new ThreadSpeedup(radix, load, ThreadTeam.of(1), pairs);
            ThreadSpeedup several = new ThreadSpeedup(radix, load, team, pairs);
            long cycles =
                    (long)
                            Math.max(
                                    FEWEST_CYCLES,
                                    FLIT_HOPS / (radix * radix * load * (radix / 2 + 1)));
            double[] ratios = new double[pairs];
            for (int number = -WARM_UP; number < pairs; number++) {
                one.run(number, cycles);
                several.run(number, cycles);
                if (number >= 0) {
                    ratios[number] = one.seconds[number] / several.seconds[number];
                }
            }
            print(one, several, threads, ratios);
        }
    }

    private static void print(
            ThreadSpeedup one, ThreadSpeedup several, int threads, double[] ratios) {
        long passed = one.workload.passed(one.engine);
        if (passed != several.workload.passed(several.engine)) {
            throw new IllegalStateException("the flits carried depend on the threads");
        }
        double rate = passed * one.seconds.length / (double) (one.seconds.length + WARM_UP);
        Arrays.sort(ratios);
        System.out.printf(
                "%.1f M flit-hops/s on one thread, %d threads: %.2f times (median of %d, quartiles"
                        + " %.2f and %.2f), fastest to fastest %.2f times%n",
                rate / Arrays.stream(one.seconds).sum() / MILLION,
                threads,
                ratios[ratios.length / 2],
                ratios.length,
                ratios[ratios.length / 4],
                ratios[ratios.length * 3 / 4],
                Arrays.stream(one.seconds).min().orElseThrow()
                        / Arrays.stream(several.seconds).min().orElseThrow());
    }
}
