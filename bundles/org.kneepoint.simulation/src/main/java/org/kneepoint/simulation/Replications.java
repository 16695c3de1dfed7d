// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulation;

import java.util.List;
import java.util.OptionalDouble;
import java.util.Set;
import org.apache.commons.rng.core.source64.SplitMix64;
import org.kneepoint.api.result.Point;
import org.kneepoint.api.result.Quantities;
import org.kneepoint.api.result.Quantity;
import org.kneepoint.api.result.Status;

/**
 * Independent runs of one scenario, and the point they make together (A. M. Law: Simulation
 * Modeling and Analysis, 2015, section 9.5.2).
 */
public final class Replications {
    private static final Set<Quantity> ADDED =
            Set.of(Quantities.MESSAGES, Quantities.CYCLES_MEASURED, Quantities.SECONDS);

    private Replications() {}

    /**
     * Returns the seed of a replication.
     *
     * @param root the seed that the user gave, which is that of the first replication
     * @param index 0 for the first replication
     */
    public static int seed(int root, int index) {
        long mixed = new SplitMix64(((long) root << 32) + index).nextLong();
        return index == 0 ? root : (int) (mixed >>> 32);
    }

    /**
     * Makes one point of several. A figure that all of them have is their mean; the largest latency
     * is the largest of all; packets, cycles and seconds are totals. With two replications or more
     * the intervals come from the spread of the means alone, so that few replications give wide
     * ones. If not all are ok, the status is that of the first that is not.
     *
     * @param points at least one, that of the root seed first
     */
    public static Point merge(List<Point> points) {
        Point first = points.get(0);
        if (points.size() == 1) {
            return first;
        }
        Point.Builder merged = first.toBuilder();
        for (Quantity quantity : first.figures().keySet()) {
            merged.with(quantity, merge(quantity, values(quantity, points)));
        }
        interval(merged, Quantities.LATENCY, Quantities.LATENCY_CI95, points);
        interval(merged, Quantities.NETWORK_LATENCY, Quantities.NETWORK_LATENCY_CI95, points);
        points.stream()
                .filter(point -> point.status() != Status.OK)
                .findFirst()
                .ifPresent(point -> merged.status(point.status(), reason(point, points)));
        return merged.build();
    }

    private static String reason(Point point, List<Point> points) {
        long same = points.stream().filter(other -> other.status() == point.status()).count();
        return same + " of " + points.size() + " replications: " + point.reason();
    }

    /** What all points have, or nothing. */
    private static double[] values(Quantity quantity, List<Point> points) {
        double[] values =
                points.stream()
                        .map(point -> point.get(quantity))
                        .flatMapToDouble(OptionalDouble::stream)
                        .toArray();
        return values.length == points.size() ? values : new double[0];
    }

    private static double merge(Quantity quantity, double[] values) {
        if (ADDED.contains(quantity)) {
            return values.length > 0 ? Sums.total(values) : Double.NaN;
        }
        if (quantity.equals(Quantities.LATENCY_MAX)) {
            double largest = Double.NEGATIVE_INFINITY;
            for (double value : values) {
                largest = Math.max(largest, value);
            }
            return largest;
        }
        return Sums.mean(values);
    }

    private static void interval(
            Point.Builder merged, Quantity mean, Quantity halfWidth, List<Point> points) {
        double[] means = values(mean, points);
        if (means.length > 1) {
            int freedom = means.length - 1;
            double squares = Sums.squaredDeviations(means, Sums.mean(means));
            double error = Math.sqrt(squares / freedom / means.length);
            merged.with(halfWidth, StudentT.bound95(freedom) * error);
        } else {
            merged.with(halfWidth, Double.NaN);
        }
    }
}
