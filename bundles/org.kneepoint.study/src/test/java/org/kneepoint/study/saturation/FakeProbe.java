// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study.saturation;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.BiFunction;
import org.kneepoint.api.result.Curve;
import org.kneepoint.api.result.EvaluationMethod;
import org.kneepoint.api.result.Point;
import org.kneepoint.api.result.Quantities;
import org.kneepoint.api.result.Status;

/** Answers by a rule, and counts. */
final class FakeProbe implements LoadProbe {
    final List<List<Double>> requests = new ArrayList<>();
    private final BiFunction<Double, Integer, Point> rule;
    private final int rounds;

    private FakeProbe(BiFunction<Double, Integer, Point> rule, int rounds) {
        this.rule = rule;
        this.rounds = rounds;
    }

    static FakeProbe of(BiFunction<Double, Integer, Status> rule) {
        return new FakeProbe((load, attempt) -> point(load, rule.apply(load, attempt)), 1000);
    }

    static FakeProbe ofPoints(BiFunction<Double, Integer, Point> rule) {
        return new FakeProbe(rule, 1000);
    }

    /** Time is over after so many rounds. */
    FakeProbe closingAfter(int so) {
        return new FakeProbe(rule, so);
    }

    static Point point(double load, Status status) {
        return point(load, status, status == Status.SATURATED ? Double.NaN : load);
    }

    static Point point(double load, Status status, double throughput) {
        return Point.of(Map.of())
                .with(Quantities.LOAD, load)
                .with(Quantities.THROUGHPUT, throughput)
                .status(status, status == Status.OK ? "" : "because")
                .build();
    }

    @Override
    public Curve evaluate(List<Double> loads, int attempt) {
        requests.add(loads);
        Curve.Builder curve = Curve.of(EvaluationMethod.SIMULATION, "net", "fake", Quantities.LOAD);
        loads.forEach(load -> curve.add(rule.apply(load, attempt)));
        return curve.build();
    }

    @Override
    public boolean hasTimeLeft() {
        return requests.size() < rounds;
    }
}
