// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study.explanation;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.kneepoint.api.result.Curve;
import org.kneepoint.api.result.Explanation;
import org.kneepoint.api.result.Explanation.Rounded;
import org.kneepoint.api.result.Point;
import org.kneepoint.api.result.Quantities;
import org.kneepoint.api.result.Status;

/** Whether the accepted throughput holds, sags or collapses beyond the knee of a curve. */
final class ThroughputBeyondKnee {
    /** Least ratio of the throughput at the highest load to its peak with which it holds. */
    static final double HOLDS = 0.95;

    /** Least ratio with which it sags; below, it collapses. */
    static final double SAGS = 0.75;

    private static final int DIGITS = 4;

    private ThroughputBeyondKnee() {}

    /** Returns the finding; empty if no point of the curve is saturated or has a throughput. */
    static Optional<Explanation> of(Curve curve) {
        List<Point> points =
                curve.points().stream()
                        .filter(point -> point.get(Quantities.THROUGHPUT).isPresent())
                        .filter(point -> curve.axisValue(point).isPresent())
                        .sorted(
                                Comparator.comparingDouble(
                                        point -> curve.axisValue(point).getAsDouble()))
                        .toList();
        if (points.stream().noneMatch(point -> point.status() == Status.SATURATED)) {
            return Optional.empty();
        }
        Point last = points.get(points.size() - 1);
        Point peak =
                points.stream().max(Comparator.comparingDouble(ThroughputBeyondKnee::of)).get();
        double ratio = of(last) / of(peak);
        String verb = ratio >= HOLDS ? "holds" : ratio >= SAGS ? "sags" : "collapses";
        return Optional.of(
                Explanation.of(
                        "throughput-" + verb,
                        "beyond the knee the accepted throughput "
                                + verb
                                + ": {accepted} at {axis} {load}, {percent} % of its peak of {peak}",
                        new Rounded(of(last), DIGITS),
                        curve.axis().name(),
                        new Rounded(curve.axisValue(last).getAsDouble(), DIGITS),
                        new Rounded(100 * ratio, DIGITS),
                        new Rounded(of(peak), DIGITS)));
    }

    private static double of(Point point) {
        return point.get(Quantities.THROUGHPUT).orElse(0);
    }
}
