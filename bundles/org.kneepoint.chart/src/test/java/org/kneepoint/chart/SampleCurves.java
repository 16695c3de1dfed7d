// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.chart;

import java.util.LinkedHashMap;
import java.util.Map;
import org.kneepoint.api.result.Curve;
import org.kneepoint.api.result.EvaluationMethod;
import org.kneepoint.api.result.Point;
import org.kneepoint.api.result.Quantities;
import org.kneepoint.api.result.Status;
import org.kneepoint.api.scenario.Decimal;

/** Curves for tests: an M/M/1 queue stretched to a given zero-load latency and capacity. */
final class SampleCurves {
    private final EvaluationMethod method;
    private final String network;
    private final Map<String, String> settings = new LinkedHashMap<>();
    private String evaluator = "mm1";
    private double zeroLoad = 10;
    private double capacity = 1;

    private SampleCurves(EvaluationMethod method, String network) {
        this.method = method;
        this.network = network;
    }

    static SampleCurves of(EvaluationMethod method, String network) {
        return new SampleCurves(method, network);
    }

    SampleCurves setting(String name, String text) {
        settings.put(name, text);
        return this;
    }

    SampleCurves tool(String name) {
        evaluator = name;
        return this;
    }

    SampleCurves queue(double latencyAtZero, double capacityOfAll) {
        zeroLoad = latencyAtZero;
        capacity = capacityOfAll;
        return this;
    }

    /** Latency and throughput at loads in equal steps; saturated from the capacity on. */
    Curve sweep(double start, double stop, int points) {
        Curve.Builder curve = Curve.of(method, network, evaluator, Quantities.LOAD);
        for (int i = 0; i < points; i++) {
            curve.add(at(points == 1 ? start : start + (stop - start) * i / (points - 1)).build());
        }
        return curve.build();
    }

    Point.Builder at(double load) {
        Map<String, String> all = new LinkedHashMap<>(settings);
        all.put("load", Decimal.round(load, 6));
        Point.Builder point = Point.of(all).with(Quantities.LOAD, load);
        point.with(Quantities.THROUGHPUT, Math.min(load, capacity));
        if (load > capacity - 1e-9) {
            return point.status(Status.SATURATED, "offered more than " + capacity);
        }
        double latency = zeroLoad / (1 - load / capacity);
        if (method.equals(EvaluationMethod.MODEL)) {
            return point.with(Quantities.LATENCY, latency);
        }
        double wobble = 1 + 0.02 * Math.sin(50 * load);
        return point.with(Quantities.LATENCY, latency * wobble)
                .with(Quantities.LATENCY_CI95, 0.02 * latency * latency / zeroLoad);
    }
}
