// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study.saturation;

import java.util.OptionalDouble;
import org.kneepoint.api.result.Curve;
import org.kneepoint.api.result.CurveAttributes;
import org.kneepoint.api.result.Point;
import org.kneepoint.api.result.Quantities;
import org.kneepoint.api.result.Status;

/**
 * The evaluation of one load.
 *
 * @param load flits per node per cycle
 * @param point the point
 * @param sendingFraction fraction of the terminals that send, above 0
 */
record LoadTrial(double load, Point point, double sendingFraction) {
    /**
     * A steady network that accepts less than this fraction loses packets or blocks its sources.
     */
    private static final double MIN_ACCEPTED_FRACTION = 0.6;

    /** Returns the trial of a point of a curve. */
    static LoadTrial of(Curve curve, Point point) {
        double silent = curve.attribute(CurveAttributes.SILENT_TERMINALS).orElse(0);
        double terminals = curve.attribute(CurveAttributes.NODES).orElse(Double.POSITIVE_INFINITY);
        return new LoadTrial(curve.axisValue(point).orElseThrow(), point, 1 - silent / terminals);
    }

    /** Returns the accepted throughput of a sending terminal, if known. */
    OptionalDouble accepted() {
        OptionalDouble throughput = point.get(Quantities.THROUGHPUT);
        return throughput.isPresent()
                ? OptionalDouble.of(throughput.getAsDouble() / sendingFraction)
                : throughput;
    }

    private double halfWidth() {
        return point.get(Quantities.THROUGHPUT_CI95).orElse(Double.NaN) / sendingFraction;
    }

    /** Whether a steady state exists. */
    boolean isSteady() {
        return point.status() == Status.OK;
    }

    /**
     * Returns the load that the network carries: this one if steady; if the run ended before that,
     * the throughput accepted, provided that it is certainly near the offered load. Near saturation
     * the latency takes far longer to settle than the throughput.
     *
     * @param slack fraction of the load that may be missing
     */
    OptionalDouble carried(double slack) {
        if (isSteady()) {
            return OptionalDouble.of(load);
        }
        double least = accepted().orElse(Double.NaN) - halfWidth();
        return isUndecided() && least >= (1 - slack) * load
                ? OptionalDouble.of(Math.min(load, least))
                : OptionalDouble.empty();
    }

    /** Whether the network accepted less than this load, beyond chance. */
    boolean exceedsAccepted() {
        double upperBound = accepted().orElse(Double.NaN) + halfWidth();
        return isSaturated() || point.status() == Status.LIMIT && upperBound < load;
    }

    /** Whether the network cannot carry this load. */
    boolean isSaturated() {
        return point.status() == Status.SATURATED;
    }

    /** Whether the search must end: a deadlock, or a plug-in that failed. */
    boolean isFailed() {
        return point.status() == Status.DEADLOCKED || point.status() == Status.FAILED;
    }

    /** Whether the trial is inconclusive, such as a run that was too short. */
    boolean isUndecided() {
        return !isSteady() && !isSaturated() && !isFailed();
    }

    /** Whether it is steady only because packets are lost or sources blocked. */
    boolean isSteadyByLoss() {
        return isSteady()
                && point.get(Quantities.THROUGHPUT).orElse(load) < MIN_ACCEPTED_FRACTION * load;
    }

    /** Whether packets are lost. */
    boolean isLosing() {
        return isSteady() && point.get(Quantities.LOSS).orElse(0) > 0;
    }
}
