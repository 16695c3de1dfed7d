// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulation;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.LongToDoubleFunction;
import org.kneepoint.api.result.Explanation;
import org.kneepoint.api.result.Point;
import org.kneepoint.api.result.Quantities;
import org.kneepoint.api.result.Status;
import org.kneepoint.api.run.Progress;

/**
 * Drives an engine under a load that grows with time, and takes figures window by window. What the
 * load is the sources of the engine know; the rules tell it to the points.
 */
public final class Ramp {
    /** The rules in short, for the description of a simulator. */
    public static final String DESCRIPTION =
            "A ramp is one run from an empty network in which the load grows by r(t) = t/slew +"
                    + " start up to end. Each window gives the packets whose last flit arrived in"
                    + " it, their mean and largest latency, the packets generated, those that the"
                    + " trials of the idle sources generate on average (where generation may be"
                    + " blocked), and at its end the packets in the network and inside. Every ten"
                    + " windows packets that wait for each other for ever are looked for, exactly:"
                    + " if there are some, the windows since the last look say so and the ramp"
                    + " ends.";

    /** Windows between one look for deadlock and the next. */
    private static final int LOOK = 10;

    private static final double UNKNOWN = Double.NaN;
    private static final double NEVER = Double.POSITIVE_INFINITY;

    private final Engine engine;
    private final Tally tally;
    private final RampRules rules;
    private final Point empty;
    private final double length;
    private final LongToDoubleFunction expected;
    private final Pace pace;
    private final Receipts receipts;
    private final List<Point.Builder> points = new ArrayList<>();
    private double expectedBefore;
    private long received;

    /**
     * Makes ready.
     *
     * @param engine a fresh engine at time 0
     * @param tally what that engine reports to, still empty
     * @param rules how the load grows
     * @param empty a point without figures, whose words and validity all points have
     * @param length mean length of a message, flits
     * @param expected packets that the trials before a cycle generate on average, or NaN
     * @param progress the caller's side
     */
    public Ramp(
            Engine engine,
            Tally tally,
            RampRules rules,
            Point empty,
            double length,
            LongToDoubleFunction expected,
            Progress progress) {
        this.engine = engine;
        this.tally = tally;
        this.rules = rules;
        this.empty = empty;
        this.length = length;
        this.expected = expected;
        pace = new Pace(engine, progress, tally.stopwatch(), rules.limit(), NEVER);
        receipts = tally.receipts(rules.window());
    }

    /**
     * Runs to the end of the load, or until there is a reason to end before it, which the last
     * point tells.
     *
     * @return a point for each window
     * @throws IllegalStateException naming the law of conservation that the engine broke
     */
    public List<Point> run() {
        pace.expect(rules.end(rules.windows() - 1));
        int clean = 0;
        for (int window = 0; window < rules.windows(); window++) {
            Optional<Status> ending = pace.advance(rules.end(window));
            if (ending.isPresent()) {
                interrupted(ending.get());
                break;
            }
            points.add(point(window));
            boolean last = window == rules.windows() - 1;
            if (last || (window + 1) % LOOK == 0) {
                if (isDeadlocked(clean)) {
                    break;
                }
                clean = points.size();
            }
        }
        Laws.check(engine, tally, pace.now());
        return points.stream().map(Point.Builder::build).toList();
    }

    /** Marks the windows since it was certain that nothing was wrong. */
    private boolean isDeadlocked(int clean) {
        int stuck = engine.deadlocked();
        if (stuck > 0) {
            Explanation reason = Reasons.deadlocked(stuck, tally.inside(), pace.now());
            points.subList(clean, points.size())
                    .forEach(point -> point.status(Status.DEADLOCKED, reason));
        }
        return stuck > 0;
    }

    private void interrupted(Status status) {
        if (points.isEmpty()) {
            points.add(offered(0));
        }
        Explanation by =
                status == Status.LIMIT ? Reasons.timeLimit(rules.limit()) : Reasons.cancelled();
        points.get(points.size() - 1)
                .status(status, by.then(Explanation.of("", " at cycle {cycle}", pace.now())));
    }

    private Point.Builder offered(int window) {
        double load = rules.load(window);
        return empty.toBuilder().with(Quantities.LOAD, load).with(Quantities.RATE, load / length);
    }

    private Point.Builder point(int window) {
        Receipts.Receipt receipt = receipts.of(window);
        received += receipt.packets();
        long early = receipts.total() - received;
        double nodeCycles = (double) tally.nodes() * rules.window();
        return offered(window)
                .with(Quantities.THROUGHPUT, receipt.flits() / nodeCycles)
                .with(Quantities.LATENCY, receipt.latency())
                .with(Quantities.NETWORK_LATENCY, receipt.networkLatency())
                .with(Quantities.LATENCY_MAX, known(receipt, receipt.largest()))
                .with(Quantities.NETWORK_LATENCY_MAX, known(receipt, receipt.networkLargest()))
                .with(Quantities.RECEIVED, receipt.packets())
                .with(Quantities.GENERATED, receipt.generated())
                .with(Quantities.EXPECTED_GENERATED, expectedIn(window))
                .with(Quantities.IN_FLIGHT, tally.networkStays().inside() + early)
                .with(Quantities.INSIDE, tally.inside() + early)
                .with(Quantities.TIME, rules.end(window));
    }

    private static double known(Receipts.Receipt receipt, double value) {
        return receipt.packets() == 0 ? UNKNOWN : value;
    }

    private double expectedIn(int window) {
        double before = expectedBefore;
        expectedBefore = expected.applyAsDouble(rules.end(window));
        return expectedBefore - before;
    }
}
