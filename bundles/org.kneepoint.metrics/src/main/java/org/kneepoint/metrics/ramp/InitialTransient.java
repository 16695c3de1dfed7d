// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.metrics.ramp;

import java.util.List;
import java.util.OptionalDouble;
import org.kneepoint.api.result.Point;
import org.kneepoint.api.result.Quantities;

/**
 * Length of the initial transient of a ramp that starts above load 0.
 *
 * <p>The rule: until 30 times the mean latency has passed, or for 20 windows where time or latency
 * is not known. On the 32 x 32 torus near its critical load both are about 2000 cycles.
 */
final class InitialTransient {
    private static final double LATENCIES = 30;
    private static final int WINDOWS = 20;

    private InitialTransient() {}

    /** Returns the number of windows of the initial transient. */
    static int windows(List<Point> points, double[] loads, CurveContext context) {
        double step = LoadSteps.of(loads);
        if (loads[0] <= 1.5 * step) {
            return 0;
        }
        int windows = 0;
        while (windows < loads.length && fills(points.get(windows), windows, context)) {
            windows++;
        }
        return windows;
    }

    private static boolean fills(Point point, int index, CurveContext context) {
        OptionalDouble end = end(point, index, context);
        OptionalDouble latency = point.get(Quantities.LATENCY);
        if (end.isEmpty()) {
            return index < WINDOWS;
        }
        double cycles = end.getAsDouble();
        if (latency.isPresent()) {
            return cycles < LATENCIES * latency.getAsDouble();
        }
        return context.window().isEmpty()
                ? index < WINDOWS
                : cycles < WINDOWS * context.window().getAsDouble();
    }

    private static OptionalDouble end(Point point, int index, CurveContext context) {
        OptionalDouble time = point.get(Quantities.TIME);
        return time.isPresent() || context.window().isEmpty()
                ? time
                : OptionalDouble.of((index + 1) * context.window().getAsDouble());
    }
}
