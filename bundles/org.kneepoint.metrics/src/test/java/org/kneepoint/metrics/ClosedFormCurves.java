// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.metrics;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.DoubleUnaryOperator;
import java.util.stream.IntStream;
import org.kneepoint.api.metric.Metric;
import org.kneepoint.api.metric.MetricValue;
import org.kneepoint.api.result.Curve;
import org.kneepoint.api.result.CurveAttributes;
import org.kneepoint.api.result.EvaluationMethod;
import org.kneepoint.api.result.Point;
import org.kneepoint.api.result.Quantities;
import org.kneepoint.api.result.Quantity;
import org.kneepoint.api.result.Status;
import org.kneepoint.api.scenario.Scenario;

/** Curves in closed form, on which the figures of merit are known. */
final class ClosedFormCurves {
    static final int NODES = 64;

    private ClosedFormCurves() {}

    static Curve over(Quantity axis, List<Point> points) {
        return Curve.of(EvaluationMethod.MODEL, "min", "min", axis)
                .addAll(points)
                .with(CurveAttributes.NODES, NODES)
                .build();
    }

    static Curve of(Point... points) {
        return over(Quantities.LOAD, List.of(points));
    }

    /** Points at multiples of the step from first to last, without loss. */
    static Curve of(DoubleUnaryOperator latency, double step, int first, int last) {
        return over(
                Quantities.LOAD,
                IntStream.rangeClosed(first, last)
                        .mapToObj(i -> ok(i * step, latency.applyAsDouble(i * step)))
                        .toList());
    }

    static Point ok(double load, double latency) {
        return at(load).with(Quantities.THROUGHPUT, load).with(Quantities.LATENCY, latency).build();
    }

    static Point saturated(double load, double throughput) {
        return at(load).with(Quantities.THROUGHPUT, throughput)
                .status(Status.SATURATED, "channel 3")
                .build();
    }

    static Point ended(double load, Status status) {
        return at(load).status(status, "why").build();
    }

    static Point lossy(double load, double loss) {
        return at(load).with(Quantities.LOSS, loss)
                .with(Quantities.THROUGHPUT, load * (1 - loss))
                .with(Quantities.LATENCY, 10)
                .build();
    }

    static Point.Builder at(double load) {
        return Point.of(Map.of("load", Double.toString(load))).with(Quantities.LOAD, load);
    }

    /** Time in an M/M/1 queue of mean service 1. */
    static double mm1(double load) {
        return 1 / (1 - load);
    }

    /** Time in six independent M/D/1 queues of service 1. */
    static double md1Stages(double load) {
        return 6 * (1 + load / (2 * (1 - load)));
    }

    /** Loss of an M/M/1/K queue. */
    static double loss(int places, double load) {
        double below = 0;
        for (int k = 0; k < places; k++) {
            below += Math.pow(load, k);
        }
        double full = Math.pow(load, places);
        return full / (below + full);
    }

    static List<MetricValue> read(Metric metric, Curve curve) {
        return metric.read(curve, settings(metric, Map.of()));
    }

    /** Returns code and numbers of a note: {@code interpolated 0.25 0.2 0.4}. */
    static String note(MetricValue reading) {
        List<String> settings = new ArrayList<>(reading.note().numbers());
        settings.add(0, reading.note().code());
        return String.join(" ", settings);
    }

    static Scenario settings(Metric metric, Map<String, String> settings) {
        return Scenario.of(metric.name(), metric.parameters(), settings);
    }
}
