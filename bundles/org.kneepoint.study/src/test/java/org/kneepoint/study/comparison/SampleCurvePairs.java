// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study.comparison;

import java.util.LinkedHashMap;
import java.util.Map;
import org.kneepoint.api.result.Curve;
import org.kneepoint.api.result.EvaluationMethod;
import org.kneepoint.api.result.Point;
import org.kneepoint.api.result.Quantities;
import org.kneepoint.api.result.Quantity;
import org.kneepoint.api.result.Status;
import org.kneepoint.api.scenario.Decimal;
import org.kneepoint.testkit.Assignments;

/** Curves by hand. */
final class SampleCurvePairs {
    private final Curve.Builder curve;
    private final Map<String, String> settings;

    private SampleCurvePairs(EvaluationMethod method, Quantity axis, String... settings) {
        this.curve =
                Curve.of(
                        method,
                        "net",
                        method.equals(EvaluationMethod.MODEL) ? "paper" : "box",
                        axis);
        this.settings = Assignments.of(settings);
    }

    static SampleCurvePairs model(String... settings) {
        return new SampleCurvePairs(EvaluationMethod.MODEL, Quantities.LOAD, settings);
    }

    static SampleCurvePairs simulation(String... settings) {
        return new SampleCurvePairs(EvaluationMethod.SIMULATION, Quantities.LOAD, settings);
    }

    static SampleCurvePairs along(Quantity axis) {
        return new SampleCurvePairs(EvaluationMethod.MODEL, axis);
    }

    /** A point of a load with all that a steady point has. */
    Point.Builder point(double load, double latency) {
        Map<String, String> own = new LinkedHashMap<>(settings);
        own.put("load", Decimal.format(load));
        return Point.of(own)
                .with(Quantities.LOAD, load)
                .with(Quantities.RATE, load / 8)
                .with(Quantities.LATENCY, latency)
                .with(Quantities.THROUGHPUT, load);
    }

    SampleCurvePairs at(double load, double latency) {
        return add(point(load, latency));
    }

    SampleCurvePairs at(double load, double latency, double width) {
        return add(point(load, latency).with(Quantities.LATENCY_CI95, width));
    }

    SampleCurvePairs losing(double load, double loss) {
        return add(point(load, 1).with(Quantities.LOSS, loss));
    }

    SampleCurvePairs ended(double load, Status status, String reason) {
        return add(point(load, Double.NaN).status(status, reason));
    }

    SampleCurvePairs add(Point.Builder point) {
        curve.add(point.build());
        return this;
    }

    Curve build() {
        return curve.build();
    }
}
