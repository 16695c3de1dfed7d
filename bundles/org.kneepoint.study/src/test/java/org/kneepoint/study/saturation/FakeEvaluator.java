// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study.saturation;

import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicLong;
import org.kneepoint.api.result.Point;
import org.kneepoint.api.result.Quantities;
import org.kneepoint.api.result.Status;
import org.kneepoint.api.run.Progress;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.api.scenario.Description;
import org.kneepoint.api.scenario.Parameter;
import org.kneepoint.api.scenario.Parameters;
import org.kneepoint.api.scenario.Scenario;
import org.kneepoint.api.scenario.StandardParameters;
import org.kneepoint.api.simulator.SystemSimulator;
import org.kneepoint.api.solver.SystemSolver;

/** A network that saturates at 0.1 for each virtual channel; what the model says is 3 % more. */
final class FakeEvaluator {
    static final String NETWORK = "box";
    static final double PER_CHANNEL = 0.1;
    private static final double MISTAKE = 1.03;
    private static final int REFUSED = 5;
    private static final int DEADLOCKING = 7;

    private FakeEvaluator() {}

    private static Parameters settings(Parameter<?>... more) {
        return Parameters.of(StandardParameters.VCS.withDefault(2))
                .and(Parameters.of(more))
                .exactlyOneOf(
                        StandardParameters.LOAD.between(0, 4).optional(), StandardParameters.RATE);
    }

    private static Point.Builder point(Scenario scenario, double saturation) {
        double load = scenario.get(StandardParameters.LOAD);
        Point.Builder point =
                Point.of(scenario)
                        .with(Quantities.LOAD, load)
                        .with(Quantities.THROUGHPUT, Math.min(load, saturation));
        return load < saturation ? point : point.status(Status.SATURATED, "full");
    }

    /** The model; it refuses five channels. */
    static class Model implements SystemSolver {
        @Override
        public String name() {
            return "guess";
        }

        @Override
        public Description description() {
            return Description.of("a model that is 3 % off")
                    .variant("plain", "the usual one")
                    .variant("other", "another one")
                    .accuracy(
                            List.of(
                                    List.of("system", "50 %", "saturation"),
                                    List.of("box vcs=2", "0.1", "3.0"),
                                    List.of("box vcs=4", "0.2", "-1.3"),
                                    List.of("box vcs=8", "0.2", "saturated"),
                                    List.of("box vcs=2 variant=other", "9", "25"),
                                    List.of("hose vcs=2", "0.1", "-40")));
        }

        @Override
        public Parameters parameters() {
            return settings(
                    Parameter.choice("variant", "which", "plain", "other"),
                    Parameter.choice("router", "router model", "ideal"));
        }

        @Override
        public Set<String> supportedNetworks() {
            return Set.of(NETWORK);
        }

        @Override
        public Point solve(Scenario scenario, Progress progress) {
            int vcs = scenario.get(StandardParameters.VCS);
            if (vcs == REFUSED) {
                throw BadInput.because("vcs", 5, "beyond this model");
            }
            return point(scenario, MISTAKE * PER_CHANNEL * vcs).build();
        }
    }

    /**
     * The simulator, each run of which takes a second of a clock that stands still otherwise. Seven
     * channels deadlock where they are nearly full.
     */
    static final class Engine implements SystemSimulator {
        final AtomicLong clock = new AtomicLong();
        final ConcurrentLinkedQueue<Scenario> seen = new ConcurrentLinkedQueue<>();

        @Override
        public String name() {
            return "truth";
        }

        @Override
        public Description description() {
            return Description.of("a simulator that is right");
        }

        @Override
        public Parameters parameters() {
            return settings(
                    StandardParameters.SEED,
                    StandardParameters.PRECISION,
                    StandardParameters.THROUGHPUT_PRECISION,
                    StandardParameters.TIME_LIMIT,
                    StandardParameters.HOTSPOT,
                    Parameter.choice("router", "router model", "real", "ideal"));
        }

        @Override
        public Set<String> supportedNetworks() {
            return Set.of(NETWORK);
        }

        @Override
        public Point simulate(Scenario scenario, Progress progress) {
            seen.add(scenario);
            clock.addAndGet(1_000_000_000L);
            int vcs = scenario.get(StandardParameters.VCS);
            double distance = scenario.get(StandardParameters.LOAD) - PER_CHANNEL * vcs;
            if (vcs == DEADLOCKING && Math.abs(distance) < 0.02) {
                return Point.of(scenario).status(Status.DEADLOCKED, "4 packets").build();
            }
            return point(scenario, PER_CHANNEL * scenario.get(StandardParameters.VCS))
                    .with(Quantities.CYCLES_WARMUP, 200)
                    .with(Quantities.CYCLES_MEASURED, 800)
                    .with(Quantities.THROUGHPUT_CI95, 0.001)
                    .build();
        }
    }
}
