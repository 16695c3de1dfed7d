// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.reproduction.ramp;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;
import org.kneepoint.api.result.Curve;
import org.kneepoint.api.result.Point;
import org.kneepoint.api.result.Quantities;
import org.kneepoint.api.result.Quantity;
import org.kneepoint.api.result.Status;

/**
 * Packets received per window of a ramp less the expected number, f(r) - f_exp(r).
 *
 * @param values one for each window of positive load that ended well
 */
record ThroughputFluctuation(List<Double> values) {
    /** Packets received above the expected number. */
    static final Quantity EXCESS =
            Quantity.of("excess", "packets", "packets received above the expected number");

    private static final double NORMAL_95 = 1.959964;

    /** Copies the values. */
    ThroughputFluctuation {
        values = List.copyOf(values);
    }

    /** Reads the windows of a ramp. */
    static ThroughputFluctuation of(Curve curve) {
        List<Double> values = new ArrayList<>();
        for (Point point : curve.points()) {
            OptionalDouble excess = excess(curve, point);
            if (point.status() == Status.OK && excess.isPresent()) {
                values.add(excess.getAsDouble());
            }
        }
        return new ThroughputFluctuation(values);
    }

    /** Returns the curve with the fluctuation of each window. */
    static Curve curve(Curve curve) {
        Curve.Builder copy =
                Curve.of(curve.method(), curve.network(), curve.evaluator(), curve.axis())
                        .provenance(curve.provenance());
        for (Point point : curve.points()) {
            OptionalDouble excess = excess(curve, point);
            copy.add(
                    excess.isEmpty()
                            ? point
                            : point.toBuilder().with(EXCESS, excess.getAsDouble()).build());
        }
        return copy.build();
    }

    private static OptionalDouble excess(Curve curve, Point point) {
        OptionalDouble received = point.get(Quantities.RECEIVED);
        OptionalDouble load = curve.axisValue(point);
        return received.isEmpty() || load.isEmpty()
                ? OptionalDouble.empty()
                : OptionalDouble.of(
                        received.getAsDouble() - RampPaper.GRADIENT * load.getAsDouble());
    }

    /** Returns the mean, below 0 where blocked sources generate less than is offered. */
    OptionalDouble mean() {
        return values.stream().mapToDouble(x -> x).average();
    }

    /** Returns the mean of the absolute values, if there are two values. */
    OptionalDouble meanAbsolute() {
        return isEnough()
                ? values.stream().mapToDouble(Math::abs).average()
                : OptionalDouble.empty();
    }

    /** Returns the standard deviation, if there are two values. */
    OptionalDouble standardDeviation() {
        return isEnough() ? OptionalDouble.of(deviation(values)) : OptionalDouble.empty();
    }

    /** Returns the half width of the 95 % interval of {@link #meanAbsolute}. */
    OptionalDouble meanAbsoluteHalfWidth() {
        return isEnough()
                ? OptionalDouble.of(
                        NORMAL_95
                                * deviation(values.stream().map(Math::abs).toList())
                                / Math.sqrt(values.size()))
                : OptionalDouble.empty();
    }

    /**
     * Returns the half width of the 95 % interval of {@link #standardDeviation}, as of normal
     * values.
     */
    OptionalDouble standardDeviationHalfWidth() {
        return isEnough()
                ? OptionalDouble.of(NORMAL_95 * deviation(values) / Math.sqrt(2.0 * values.size()))
                : OptionalDouble.empty();
    }

    private boolean isEnough() {
        return values.size() > 1;
    }

    private static double deviation(List<Double> values) {
        double mean = values.stream().mapToDouble(x -> x).sum() / values.size();
        double squares = values.stream().mapToDouble(x -> (x - mean) * (x - mean)).sum();
        return Math.sqrt(squares / (values.size() - 1));
    }
}
