// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.solver.wormhole;

import java.util.concurrent.CancellationException;
import java.util.function.BooleanSupplier;
import org.kneepoint.api.result.Explanation;
import org.kneepoint.api.result.Explanation.Rounded;
import org.kneepoint.api.result.Point;
import org.kneepoint.api.result.Quantities;
import org.kneepoint.api.result.Status;
import org.kneepoint.api.result.Validity;
import org.kneepoint.api.run.Progress;
import org.kneepoint.api.scenario.Scenario;
import org.kneepoint.flow.StationFlows;
import org.kneepoint.solver.wormhole.model.SaturationRate;
import org.kneepoint.solver.wormhole.model.WormholeModel;
import org.kneepoint.solver.wormhole.model.WormholeSolution;
import org.kneepoint.support.PointSettings;

/**
 * The model of one curve: everything but the load. Thread-safe: its saturation load does not depend
 * on the order of the calls.
 */
final class CurveModel {
    private static final double COARSE = 1e-3;
    private static final double DOUBT = 3 * COARSE;
    private static final int MOST_DIGITS = 6;

    private final StationFlows flows;
    private final int nodes;
    private final WormholeModel model;
    private final double length;
    private final CheckedRange range;
    private final double finest;
    private SaturationRate.SaturationPoint coarse;
    private SaturationRate.SaturationPoint fine;

    /**
     * Creates the model.
     *
     * @param nodes terminals
     * @param length mean length, flits
     * @param range where the model was checked
     */
    CurveModel(
            StationFlows flows, int nodes, WormholeModel model, double length, CheckedRange range) {
        this.flows = flows;
        this.nodes = nodes;
        this.model = model;
        this.length = length;
        this.range = range;
        finest = model.tolerance();
    }

    /**
     * Solves one load.
     *
     * @param load flits per node per cycle
     * @param rate messages per node per cycle
     * @throws CancellationException if the caller cancels the search for saturation
     */
    Point solve(Scenario scenario, double load, double rate, Progress progress) {
        Point.Builder point = point(scenario, load, rate);
        if (flows.generated() == 0) {
            return point.with(Quantities.THROUGHPUT, 0).validity(Validity.EXTRAPOLATED).build();
        }
        if (isSaturated(rate, progress::isCancelled)) {
            fillSaturated(point, load, progress);
            return point.build();
        }
        WormholeSolution solution = model.solve(rate, progress::isCancelled);
        switch (solution.status()) {
            case STEADY -> fill(point, scenario, solution, load, progress);
            case SATURATED -> fillSaturated(point, load, progress);
            case UNCONVERGED ->
                    point.validity(Validity.EXTRAPOLATED)
                            .status(
                                    Status.UNCONVERGED,
                                    Explanation.of(
                                            "waits-change",
                                            "waiting times still change by {change} service"
                                                    + " times after {sweeps} sweeps",
                                            new Rounded(solution.residual(), 2),
                                            solution.sweeps()));
            case CANCELLED -> cancel(point);
        }
        return point.build();
    }

    /** Returns the significant digits of the saturation load. */
    private int digits() {
        return (int) Math.min(MOST_DIGITS, Math.round(-Math.log10(finest)));
    }

    /** Close to the saturation load, decides by a more accurate search. */
    private boolean isSaturated(double rate, BooleanSupplier isCancelled) {
        double limit = coarseLimit(isCancelled).rate();
        boolean doubtful = Math.abs(rate - limit) <= DOUBT * limit;
        return rate >= (doubtful ? fineLimit(isCancelled).rate() : limit);
    }

    /** The point of a cancelled evaluation. */
    static Point cancelled(Scenario scenario, double load, double rate) {
        Point.Builder point = point(scenario, load, rate);
        cancel(point);
        return point.build();
    }

    /** The point of a network whose flows exceed the time limit. */
    static Point overdue(Scenario scenario, double load, double rate) {
        return point(scenario, load, rate)
                .validity(Validity.EXTRAPOLATED)
                .status(
                        Status.LIMIT,
                        Explanation.of(
                                "time-limit",
                                "the time limit of a point is too short to compute the"
                                        + " channel flows of this network, which all loads share: raise"
                                        + " limit="))
                .build();
    }

    /** The point of a network that is too large. */
    static Point failed(Scenario scenario, double load, double rate, String reason) {
        return point(scenario, load, rate)
                .status(Status.FAILED, Explanation.ofText("too-large", reason))
                .build();
    }

    private static Point.Builder point(Scenario scenario, double load, double rate) {
        return Point.of(PointSettings.of(scenario, WormholeModelParameters.REPORT))
                .with(Quantities.LOAD, load)
                .with(Quantities.RATE, rate);
    }

    private static void cancel(Point.Builder point) {
        point.status(Status.CANCELLED, Explanation.of("cancelled", "not solved yet"))
                .validity(Validity.EXTRAPOLATED);
    }

    private void fill(
            Point.Builder point,
            Scenario scenario,
            WormholeSolution solution,
            double load,
            Progress progress) {
        // silent sources offer nothing
        double throughput = load * flows.generated() / nodes;
        double limit = length * coarseLimit(progress::isCancelled).rate();
        point.with(Quantities.THROUGHPUT, throughput)
                .with(Quantities.LATENCY, solution.latency())
                .with(Quantities.NETWORK_LATENCY, solution.networkLatency())
                .with(Quantities.CHANNEL_UTILISATION_MEAN, load * flows.meanLinkRate())
                .with(Quantities.CHANNEL_UTILISATION_MAX, load * flows.maxLinkRate())
                .with(Quantities.SYSTEM_POWER, nodes * throughput / solution.latency())
                .with(Quantities.HOPS, flows.meanChannels() - 1)
                .validity(range.of(load / limit));
        if (WormholeModelParameters.reportsChannels(scenario)) {
            StationColumns.fill(point, flows, solution, load / length);
        }
    }

    /** The accepted throughput is the saturation load. */
    private void fillSaturated(Point.Builder point, double load, Progress progress) {
        SaturationRate.SaturationPoint end = fineLimit(progress::isCancelled);
        double limit = length * end.rate();
        point.with(Quantities.THROUGHPUT, Math.min(load, limit) * flows.generated() / nodes)
                .validity(Validity.EXTRAPOLATED)
                .status(
                        Status.SATURATED,
                        Explanation.of(
                                "channel-held",
                                "channel {channel} would be occupied all the time,"
                                        + " downstream waits included; the network saturates at load"
                                        + " {load}",
                                flows.name(end.station()),
                                new Rounded(limit, digits())));
    }

    /** Accurate enough for the checked range; computed once. */
    private synchronized SaturationRate.SaturationPoint coarseLimit(BooleanSupplier isCancelled) {
        coarse = coarse == null ? limit(COARSE, isCancelled) : coarse;
        return coarse;
    }

    private synchronized SaturationRate.SaturationPoint fineLimit(BooleanSupplier isCancelled) {
        if (finest >= COARSE) {
            return coarseLimit(isCancelled);
        }
        fine = fine == null ? limit(finest, isCancelled) : fine;
        return fine;
    }

    /** Returns the saturation rate. */
    private SaturationRate.SaturationPoint limit(double tolerance, BooleanSupplier isCancelled) {
        SaturationRate.SaturationPoint limit =
                SaturationRate.of(model, bound(), tolerance, isCancelled);
        if (Double.isNaN(limit.rate())) {
            throw new CancellationException();
        }
        return limit;
    }

    /** The rate at which the flits alone fill a channel: an upper bound. */
    private double bound() {
        return 1 / (length * flows.maxRate());
    }
}
