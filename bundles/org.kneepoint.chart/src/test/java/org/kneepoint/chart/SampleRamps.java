// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.chart;

import java.util.LinkedHashMap;
import java.util.Map;
import org.kneepoint.api.result.Curve;
import org.kneepoint.api.result.EvaluationMethod;
import org.kneepoint.api.result.Point;
import org.kneepoint.api.result.Quantities;
import org.kneepoint.api.result.Quantity;
import org.kneepoint.api.result.Status;

/** Ramps for tests: throughput that follows the load up to a capacity, with alternating noise. */
final class SampleRamps {
    static final Quantity SMOOTH = Quantities.THROUGHPUT_SMOOTH;

    private static final int MARGIN = 20;

    private SampleRamps() {}

    static Curve of(double capacity, int windows, boolean smooth, String... settings) {
        Curve.Builder curve = Curve.of(EvaluationMethod.RAMP, "torus", "flit", Quantities.LOAD);
        for (int i = 0; i < windows; i++) {
            curve.add(window(capacity, (i + 0.5) / windows, i, windows, smooth, settings).build());
        }
        return curve.build();
    }

    /** The same, ended early by its last window. */
    static Curve ended(Status status, int windows, boolean smooth) {
        Curve.Builder curve = Curve.of(EvaluationMethod.RAMP, "torus", "flit", Quantities.LOAD);
        for (int i = 0; i < windows; i++) {
            Point.Builder window = window(0.5, (i + 0.5) / windows, i, windows, smooth);
            curve.add((i == windows - 1 ? window.status(status, "early") : window).build());
        }
        return curve.build();
    }

    private static Point.Builder window(
            double capacity, double load, int i, int windows, boolean smooth, String... settings) {
        Map<String, String> all = new LinkedHashMap<>();
        for (int k = 0; k < settings.length; k += 2) {
            all.put(settings[k], settings[k + 1]);
        }
        all.put("load", String.valueOf(load));
        double mean = Math.min(load, capacity);
        Point.Builder point =
                Point.of(all)
                        .with(Quantities.LOAD, load)
                        .with(Quantities.THROUGHPUT, mean + (i % 2 == 0 ? 0.01 : -0.01))
                        .with(Quantities.LATENCY, i == 1 ? Double.NaN : 20 + load);
        return smooth && i >= MARGIN && i < windows - MARGIN ? point.with(SMOOTH, mean) : point;
    }
}
