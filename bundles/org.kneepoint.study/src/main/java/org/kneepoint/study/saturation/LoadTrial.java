// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study.saturation;

import java.util.OptionalDouble;
import org.kneepoint.api.result.Curve;
import org.kneepoint.api.result.CurveAttributes;
import org.kneepoint.api.result.Point;
import org.kneepoint.api.result.Quantities;
import org.kneepoint.api.result.Status;

/**
 * What was seen at one load.
 *
 * @param load flits per node per cycle
 * @param point what the model or the simulator answered
 * @param sendingFraction part of the terminals that the pattern has send, above 0
 */
record LoadTrial(double load, Point point, double sendingFraction) {
    /** A network that is steady and yet accepts less than this share loses or stops its sources. */
    private static final double ACCEPTED = 0.6;

    /** Returns what a point of a curve tells. */
    static LoadTrial of(Curve curve, Point point) {
        double silent = curve.attribute(CurveAttributes.SILENT_TERMINALS).orElse(0);
        double terminals = curve.attribute(CurveAttributes.NODES).orElse(Double.POSITIVE_INFINITY);
        return new LoadTrial(curve.axisValue(point).orElseThrow(), point, 1 - silent / terminals);
    }

    /** Returns what a terminal that sends at all gets accepted, if it is known. */
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
     * Returns the load that the network is seen to carry: this one if it is steady; of a run that
     * ended undecided at its time limit what it accepted, if that is certain to be next to all that
     * was offered. Near saturation the latency takes far longer to settle than the throughput.
     *
     * @param slack part of the load that may be missing
     */
    OptionalDouble carried(double slack) {
        if (isSteady()) {
            return OptionalDouble.of(load);
        }
        double least = accepted().orElse(Double.NaN) - halfWidth();
        return point.status() == Status.LIMIT && least >= (1 - slack) * load
                ? OptionalDouble.of(Math.min(load, least))
                : OptionalDouble.empty();
    }

    /** Whether the network accepted less than this load, beyond chance. */
    boolean exceedsAccepted() {
        double most = accepted().orElse(Double.NaN) + halfWidth();
        return isSaturated() || point.status() == Status.LIMIT && most < load;
    }

    /** Whether the network cannot carry this load. */
    boolean isSaturated() {
        return point.status() == Status.SATURATED;
    }

    /** Whether no search can go on from here: a deadlock, or a plug-in that failed. */
    boolean isFailed() {
        return point.status() == Status.DEADLOCKED || point.status() == Status.FAILED;
    }

    /** Whether the answer says neither, such as that of a run that was too short. */
    boolean isUndecided() {
        return !isSteady() && !isSaturated() && !isFailed();
    }

    /** Whether it is steady only because packets are lost or sources held back. */
    boolean isSteadyByLoss() {
        return isSteady() && point.get(Quantities.THROUGHPUT).orElse(load) < ACCEPTED * load;
    }

    /** Whether packets are lost. */
    boolean isLosing() {
        return isSteady() && point.get(Quantities.LOSS).orElse(0) > 0;
    }
}
