// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.metrics;

import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import org.kneepoint.api.metric.FiguresOfMerit;
import org.kneepoint.api.result.Curve;
import org.kneepoint.api.result.EvaluationMethod;
import org.kneepoint.api.result.Point;
import org.kneepoint.api.result.Quantities;
import org.kneepoint.api.scenario.Scenario;
import org.kneepoint.metrics.ramp.DoubleMovingAverage;
import org.kneepoint.metrics.ramp.RampSeries;

/**
 * Adds to a curve the gradient of its throughput (Figure 2 of the paper).
 *
 * <p>At a window of a ramp it is the central difference quotient of the averaged throughput; at a
 * separate point, that of the neighbouring points. The two ends have no gradient.
 */
final class GradientCurve {
    private GradientCurve() {}

    static Curve of(Curve curve, Scenario settings) {
        Map<Point, Point> changed = new IdentityHashMap<>();
        if (curve.method().equals(EvaluationMethod.RAMP)) {
            addWindows(new RampCriticalLoad(curve, settings), changed);
        } else {
            addPoints(LoadSeries.of(curve).throughputSamples(), changed);
        }
        Curve.Builder copy =
                Curve.of(curve.method(), curve.network(), curve.evaluator(), curve.axis());
        curve.points().forEach(point -> copy.add(changed.getOrDefault(point, point)));
        return copy.with(curve.attributes()).provenance(curve.provenance()).build();
    }

    private static void addWindows(RampCriticalLoad critical, Map<Point, Point> changed) {
        if (critical.obstacle().isPresent()) {
            return;
        }
        RampSeries ramp = critical.ramp();
        DoubleMovingAverage average = critical.average();
        double[] smooth = average.apply(ramp.throughput().orElseThrow());
        for (int i = 0; i < smooth.length; i++) {
            Point point = ramp.point(i + average.margin());
            Point.Builder more = point.toBuilder().with(Quantities.THROUGHPUT_SMOOTH, smooth[i]);
            if (i > 0 && i < smooth.length - 1) {
                double rise = smooth[i + 1] - smooth[i - 1];
                more.with(FiguresOfMerit.GRADIENT, rise / (2 * ramp.step()));
            }
            changed.put(point, more.build());
        }
    }

    private static void addPoints(List<CurveSample> samples, Map<Point, Point> changed) {
        for (int i = 1; i < samples.size() - 1; i++) {
            CurveSample left = samples.get(i - 1);
            CurveSample right = samples.get(i + 1);
            double gradient = (right.value() - left.value()) / (right.load() - left.load());
            Point point = samples.get(i).point();
            changed.put(point, point.toBuilder().with(FiguresOfMerit.GRADIENT, gradient).build());
        }
    }
}
