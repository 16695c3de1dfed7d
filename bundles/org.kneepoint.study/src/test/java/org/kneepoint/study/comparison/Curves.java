// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study.comparison;

import java.util.LinkedHashMap;
import java.util.Map;
import org.kneepoint.api.result.Curve;
import org.kneepoint.api.result.Method;
import org.kneepoint.api.result.Point;
import org.kneepoint.api.result.Quantities;
import org.kneepoint.api.result.Quantity;
import org.kneepoint.api.result.Status;
import org.kneepoint.api.scenario.Decimal;

/** Curves by hand. */
final class Curves {
    private final Curve.Builder curve;
    private final Map<String, String> words = new LinkedHashMap<>();

    private Curves(Method method, Quantity axis, String... words) {
        this.curve = Curve.of(method, "net", method.equals(Method.MODEL) ? "paper" : "box", axis);
        for (String word : words) {
            this.words.put(word.split("=")[0], word.split("=")[1]);
        }
    }

    static Curves model(String... words) {
        return new Curves(Method.MODEL, Quantities.LOAD, words);
    }

    static Curves simulation(String... words) {
        return new Curves(Method.SIMULATION, Quantities.LOAD, words);
    }

    static Curves along(Quantity axis) {
        return new Curves(Method.MODEL, axis);
    }

    /** A point of a load with all that a steady point has. */
    Point.Builder point(double load, double latency) {
        Map<String, String> own = new LinkedHashMap<>(words);
        own.put("load", Decimal.format(load));
        return Point.of(own)
                .with(Quantities.LOAD, load)
                .with(Quantities.RATE, load / 8)
                .with(Quantities.LATENCY, latency)
                .with(Quantities.THROUGHPUT, load);
    }

    Curves at(double load, double latency) {
        return add(point(load, latency));
    }

    Curves at(double load, double latency, double width) {
        return add(point(load, latency).with(Quantities.LATENCY_CI95, width));
    }

    Curves losing(double load, double loss) {
        return add(point(load, 1).with(Quantities.LOSS, loss));
    }

    Curves ended(double load, Status status, String reason) {
        return add(point(load, Double.NaN).status(status, reason));
    }

    Curves add(Point.Builder point) {
        curve.add(point.build());
        return this;
    }

    Curve build() {
        return curve.build();
    }
}
