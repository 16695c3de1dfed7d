// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.metrics;

import java.util.Map;
import java.util.function.DoubleUnaryOperator;
import org.kneepoint.api.result.Curve;
import org.kneepoint.api.result.CurveAttributes;
import org.kneepoint.api.result.EvaluationMethod;
import org.kneepoint.api.result.Point;
import org.kneepoint.api.result.Quantities;
import org.kneepoint.api.result.Status;
import org.kneepoint.testkit.ReferenceTable;

/** Load ramps of the 32 x 32 torus, and in closed form on a network of its size. */
final class RampCurves {
    static final double NODES = 1024;
    static final double LENGTH = 8;
    static final double WIDTH = 100;

    /** Packets per window and unit of load where all is delivered. */
    static final double FULL = NODES * WIDTH / LENGTH;

    private RampCurves() {}

    /** The series of an independent engine: {@code slow} or {@code fast}. */
    static Curve measured(String name) {
        Curve.Builder curve = start();
        ReferenceTable.rows(RampCurves.class, "ramp-" + name + ".csv")
                .forEach(row -> curve.add(window(row)));
        return curve.build();
    }

    private static Point window(Map<String, String> row) {
        double received = ReferenceTable.number(row, "received");
        Point.Builder point = at(ReferenceTable.number(row, "r"));
        point.with(Quantities.RECEIVED, received);
        if (received > 0) {
            point.with(Quantities.LATENCY, ReferenceTable.number(row, "avg_latency"));
        }
        double expected = ReferenceTable.number(row, "expected_generated");
        return point.with(Quantities.OFFERED_PACKETS, expected).build();
    }

    /** A ramp without noise: packets follow the throughput, flits per node per cycle. */
    static Curve ramp(double step, int first, int after, DoubleUnaryOperator throughput) {
        Curve.Builder curve = start();
        for (int i = first; i < after; i++) {
            double load = (i + 0.5) * step;
            curve.add(window(load, throughput.applyAsDouble(load), 20));
        }
        return curve.build();
    }

    static Curve.Builder start() {
        return Curve.of(EvaluationMethod.RAMP, "torus", "flit", Quantities.LOAD)
                .with(CurveAttributes.NODES, NODES)
                .with(CurveAttributes.LENGTH, LENGTH)
                .with(CurveAttributes.WINDOW, WIDTH);
    }

    static Point window(double load, double throughput, double latency) {
        return at(load).with(Quantities.RECEIVED, throughput * FULL)
                .with(Quantities.THROUGHPUT, throughput)
                .with(Quantities.LATENCY, latency)
                .build();
    }

    static Point.Builder at(double load) {
        return Point.of(Map.of("load", Double.toString(load))).with(Quantities.LOAD, load);
    }

    static Curve with(Curve curve, Point last) {
        return copy(curve).addAll(curve.points()).add(last).build();
    }

    /** A curve of the same kind without points. */
    static Curve.Builder copy(Curve curve) {
        Curve.Builder copy =
                Curve.of(curve.method(), curve.network(), curve.evaluator(), curve.axis());
        copy.with(curve.attributes());
        return copy;
    }

    static Point deadlocked(double load) {
        return at(load).status(Status.DEADLOCKED, "no flit moved for 1000 cycles").build();
    }

    /** Delivers all up to the knee, and beyond it less by the slope. */
    static DoubleUnaryOperator knee(double knee, double slope) {
        return load -> load < knee ? load : knee + slope * (load - knee);
    }
}
