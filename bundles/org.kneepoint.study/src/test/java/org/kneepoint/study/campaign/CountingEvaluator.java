// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study.campaign;

import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import java.util.Set;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.function.Consumer;
import org.kneepoint.api.result.Point;
import org.kneepoint.api.result.Quantities;
import org.kneepoint.api.result.Quantity;
import org.kneepoint.api.result.Status;
import org.kneepoint.api.run.NetworkContext;
import org.kneepoint.api.run.Progress;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.api.scenario.Description;
import org.kneepoint.api.scenario.Parameters;
import org.kneepoint.api.scenario.Scenario;
import org.kneepoint.api.scenario.StandardParameters;
import org.kneepoint.api.simulator.RampSimulator;
import org.kneepoint.api.solver.NetworkSolver;
import org.kneepoint.api.solver.Solver;

/**
 * A simulator, also of ramps, and a solver of the network {@code ring} whose figures depend on
 * their settings alone, but for the seconds, and who count what they are asked.
 */
final class CountingEvaluator {
    private static final double FULL = 0.8;
    private static final double REFUSED = 0.99;
    private static final int WINDOWS = 50;
    private static final Quantity OWN = Quantity.of("wobble", "turns", "how it wobbles");

    /** The settings of each run that was done, in whichever order. */
    final Queue<String> runs = new ConcurrentLinkedQueue<>();

    /** Called before each run. */
    volatile Consumer<Progress> before = progress -> {};

    private Point point(Scenario scenario, Progress progress, int seed) {
        before.accept(progress);
        double load = scenario.get(StandardParameters.LOAD);
        if (load == REFUSED) {
            throw BadInput.of("load", 0.99, " is more than this simulator can do");
        }
        Point.Builder point = Point.of(scenario).with(Quantities.LOAD, load);
        if (progress.isCancelled()) {
            return point.status(Status.CANCELLED, "cancelled by the caller").build();
        }
        runs.add(scenario.settings().toString());
        point.with(Quantities.SECONDS, System.nanoTime() / 1e9);
        scenario.find(StandardParameters.CYCLE_LIMIT)
                .ifPresent(cycles -> point.with(Quantities.BACKLOG, cycles * load));
        if (load > FULL) {
            return point.with(Quantities.THROUGHPUT, FULL).status(Status.SATURATED, "full").build();
        }
        return point.with(Quantities.THROUGHPUT, load)
                .with(Quantities.LATENCY, scenario.get(StandardParameters.VCS) / (1 - load) + seed)
                .build();
    }

    private static final Parameters PARAMETERS =
            Parameters.of(
                    StandardParameters.VCS.withDefault(1),
                    StandardParameters.BUFFER,
                    StandardParameters.LOAD.required());

    private List<Point> windows(Scenario scenario, Progress progress) {
        before.accept(progress);
        int seed = scenario.get(StandardParameters.SEED) % 100;
        List<Point> windows = new ArrayList<>();
        for (int i = 0; i < WINDOWS && !progress.isCancelled(); i++) {
            double load = (i + 0.5) / WINDOWS;
            Point.Builder window = Point.of(scenario).with(Quantities.LOAD, load);
            if ((i + seed) % 4 > 0) {
                window.with(Quantities.LATENCY, scenario.get(StandardParameters.VCS) + seed * load);
            }
            windows.add(window.with(OWN, load / 3).with(Quantities.RECEIVED, i).build());
        }
        if (windows.size() == WINDOWS) {
            runs.add(scenario.settings().toString());
        }
        return windows;
    }

    /** Returns the simulator. */
    RampSimulator simulator() {
        return new RampSimulator() {
            @Override
            public String name() {
                return "counter";
            }

            @Override
            public Description description() {
                return Description.of("counts");
            }

            @Override
            public Parameters parameters() {
                return PARAMETERS.and(
                        Parameters.of(
                                StandardParameters.SEED,
                                StandardParameters.REPLICATIONS,
                                StandardParameters.TIME_LIMIT,
                                StandardParameters.CYCLE_LIMIT));
            }

            @Override
            public Parameters rampParameters() {
                return Parameters.of(
                        StandardParameters.VCS.withDefault(1),
                        StandardParameters.SEED,
                        StandardParameters.REPLICATIONS);
            }

            @Override
            public List<Point> ramp(NetworkContext context, Progress progress) {
                return windows(context.scenario(), progress);
            }

            @Override
            public Set<String> supportedNetworks() {
                return Set.of("ring");
            }

            @Override
            public Point simulate(NetworkContext context, Progress progress) {
                Scenario scenario = context.scenario();
                return point(scenario, progress, scenario.get(StandardParameters.SEED) % 100);
            }
        };
    }

    /** Returns the solver. */
    Solver solver() {
        return new NetworkSolver() {
            @Override
            public String name() {
                return "formula";
            }

            @Override
            public Description description() {
                return Description.of("counts");
            }

            @Override
            public Parameters parameters() {
                return PARAMETERS;
            }

            @Override
            public Set<String> supportedNetworks() {
                return Set.of("ring");
            }

            @Override
            public Point solve(NetworkContext context, Progress progress) {
                return point(context.scenario(), progress, 0);
            }
        };
    }
}
