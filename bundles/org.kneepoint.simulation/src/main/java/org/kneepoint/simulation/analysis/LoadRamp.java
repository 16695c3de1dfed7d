// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulation.analysis;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.LongToDoubleFunction;
import org.kneepoint.api.result.Explanation;
import org.kneepoint.api.result.Point;
import org.kneepoint.api.result.Quantities;
import org.kneepoint.api.result.Status;
import org.kneepoint.api.run.Progress;
import org.kneepoint.simulation.SimulationEngine;

/**
 * Runs an engine under a load that grows with time and takes statistics window by window. The
 * sources of the engine generate the load; the settings give its value for each window.
 */
public final class LoadRamp {
    private static final double UNKNOWN = Double.NaN;
    private static final double NEVER = Double.POSITIVE_INFINITY;

    private final SimulationEngine engine;
    private final PacketTally tally;
    private final RampSettings settings;
    private final Point template;
    private final double length;
    private final LongToDoubleFunction expectedPackets;
    private final EngineStepper stepper;
    private final WindowCounters windowCounters;
    private final List<Point.Builder> points = new ArrayList<>();
    private double expectedBefore;
    private long received;

    /**
     * Creates the run of a ramp.
     *
     * @param engine a fresh engine at time 0
     * @param tally the empty tally of that engine
     * @param settings growth of the load
     * @param template point whose settings and validity all points get
     * @param length mean length of a message, flits
     * @param expectedPackets expected number of packets that the trials before a cycle generate, or
     *     NaN
     * @param progress progress and cancellation
     */
    public LoadRamp(
            SimulationEngine engine,
            PacketTally tally,
            RampSettings settings,
            Point template,
            double length,
            LongToDoubleFunction expectedPackets,
            Progress progress) {
        this.engine = engine;
        this.tally = tally;
        this.settings = settings;
        this.template = template;
        this.length = length;
        this.expectedPackets = expectedPackets;
        stepper = new EngineStepper(engine, progress, tally.stopwatch(), settings.limit(), NEVER);
        windowCounters = tally.countWindows(settings.window());
    }

    /** Returns the rules in short, for the description of a simulator. */
    public static String rules() {
        return RunRules.description("load-ramp.md");
    }

    /**
     * Runs until the load reaches its end; or until deadlock, the time limit or cancellation, with
     * that status in the last points.
     *
     * @return a point for each window
     * @throws IllegalStateException naming the invariant that is violated
     */
    public List<Point> run() {
        stepper.setExpectedEnd(settings.windowEnd(settings.windows() - 1));
        int firstUnchecked = 0;
        for (int window = 0; window < settings.windows(); window++) {
            Optional<Status> ending = stepper.advance(settings.windowEnd(window));
            if (ending.isPresent()) {
                endEarly(ending.get());
                break;
            }
            points.add(point(window));
            boolean last = window == settings.windows() - 1;
            if (last || (window + 1) % RunRules.DEADLOCK_CHECK_WINDOWS == 0) {
                if (isDeadlocked(firstUnchecked)) {
                    break;
                }
                firstUnchecked = points.size();
            }
        }
        RunInvariants.check(engine, tally, stepper.now());
        return points.stream().map(Point.Builder::build).toList();
    }

    /** Sets the status of the windows since the last search if packets are deadlocked. */
    private boolean isDeadlocked(int firstUnchecked) {
        int deadlocked = engine.deadlockedPackets();
        if (deadlocked > 0) {
            Explanation reason =
                    RunExplanations.deadlocked(deadlocked, tally.backlog(), stepper.now());
            points.subList(firstUnchecked, points.size())
                    .forEach(point -> point.status(Status.DEADLOCKED, reason));
        }
        return deadlocked > 0;
    }

    private void endEarly(Status status) {
        if (points.isEmpty()) {
            points.add(offered(0));
        }
        Explanation cause =
                status == Status.LIMIT
                        ? RunExplanations.timeLimit(settings.limit())
                        : RunExplanations.cancelled();
        points.get(points.size() - 1)
                .status(
                        status,
                        cause.followedBy(Explanation.of("", " at cycle {cycle}", stepper.now())));
    }

    private Point.Builder offered(int window) {
        double load = settings.load(window);
        return template.toBuilder()
                .with(Quantities.LOAD, load)
                .with(Quantities.RATE, load / length);
    }

    private Point.Builder point(int window) {
        WindowCounters.WindowTotals totals = windowCounters.of(window);
        received += totals.packets();
        long future = windowCounters.total() - received;
        double nodeCycles = (double) tally.nodes() * settings.window();
        return offered(window)
                .with(Quantities.THROUGHPUT, totals.flits() / nodeCycles)
                .with(Quantities.LATENCY, totals.latency())
                .with(Quantities.NETWORK_LATENCY, totals.networkLatency())
                .with(Quantities.LATENCY_MAX, maximum(totals, totals.maxLatency()))
                .with(Quantities.NETWORK_LATENCY_MAX, maximum(totals, totals.maxNetworkLatency()))
                .with(Quantities.RECEIVED, totals.packets())
                .with(Quantities.GENERATED, totals.generated())
                .with(Quantities.OFFERED_PACKETS, expectedPackets(window))
                .with(Quantities.IN_FLIGHT, tally.networkResidenceTimes().present() + future)
                .with(Quantities.BACKLOG, tally.backlog() + future)
                .with(Quantities.TIME, settings.windowEnd(window));
    }

    private static double maximum(WindowCounters.WindowTotals totals, double value) {
        return totals.packets() == 0 ? UNKNOWN : value;
    }

    private double expectedPackets(int window) {
        double before = expectedBefore;
        expectedBefore = expectedPackets.applyAsDouble(settings.windowEnd(window));
        return expectedBefore - before;
    }
}
