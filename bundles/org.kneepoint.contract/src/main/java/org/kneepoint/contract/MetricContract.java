// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.contract;

import static org.kneepoint.contract.Checks.assertEquals;
import static org.kneepoint.contract.Checks.assertFalse;
import static org.kneepoint.contract.Checks.assertTrue;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.kneepoint.api.metric.Metric;
import org.kneepoint.api.metric.MetricValue;
import org.kneepoint.api.result.Curve;
import org.kneepoint.api.result.EvaluationMethod;
import org.kneepoint.api.result.Point;
import org.kneepoint.api.result.Quantities;
import org.kneepoint.api.result.Quantity;
import org.kneepoint.api.result.Status;
import org.kneepoint.api.scenario.Scenario;

/** The contract of metrics, especially on degenerate curves. */
final class MetricContract {
    private final Metric metric;

    MetricContract(Metric metric) {
        this.metric = metric;
    }

    void check(ContractReport.Builder report) {
        Map<String, ContractReport.Check> checks = new LinkedHashMap<>();
        curves().forEach((what, curve) -> checks.put(what, () -> readsSoundly(curve)));
        report.checkAll(
                metric.name(),
                "synthetic curves",
                checks.size()
                        + ", most degenerate: finite values or a note, half widths of at least 0,"
                        + " the same when read again",
                checks);
    }

    private static Map<String, Curve> curves() {
        Map<String, Curve> curves = new LinkedHashMap<>();
        curves.put("no points", over(Quantities.LOAD));
        curves.put("a bare point", over(Quantities.LOAD, Point.of(Map.of()).build()));
        curves.put("one point", over(Quantities.LOAD, ok(0.1)));
        curves.put("one idle point", over(Quantities.LOAD, ok(0)));
        curves.put("twice the same point", over(Quantities.LOAD, ok(0.1), ok(0.1)));
        curves.put("falling loads", over(Quantities.LOAD, ok(0.3), ok(0.2), ok(0.1)));
        for (Status status : Status.values()) {
            if (status != Status.OK) {
                curves.put(
                        "points all " + status,
                        over(Quantities.LOAD, ended(0.1, status), ended(0.2, status)));
                curves.put(
                        "points that become " + status,
                        over(Quantities.LOAD, ok(0.1), ok(0.2), ended(0.3, status)));
            }
        }
        Quantity places = Quantity.of("buffer", "places", "buffer places");
        curves.put("another axis", over(places, ok(0.1), ok(0.2)));
        curves.put("a good curve", over(Quantities.LOAD, ok(0.1), ok(0.3), ok(0.6), ok(0.9)));
        return curves;
    }

    private static Curve over(Quantity axis, Point... points) {
        return Curve.of(EvaluationMethod.MODEL, "min", "min", axis).addAll(List.of(points)).build();
    }

    private static Point.Builder at(double load) {
        return Point.of(Map.of("load", Double.toString(load))).with(Quantities.LOAD, load);
    }

    private static Point ok(double load) {
        return at(load).with(Quantities.THROUGHPUT, load)
                .with(Quantities.LATENCY, 1 / (1 - load))
                .build();
    }

    private static Point ended(double load, Status status) {
        return at(load).status(status, "for the sake of it").build();
    }

    private void readsSoundly(Curve curve) {
        Scenario settings = Scenario.of(metric.name(), metric.parameters(), Map.of());
        List<MetricValue> values = metric.read(curve, settings);
        for (MetricValue value : values) {
            String what = value.quantity() + " " + value.note().text();
            assertTrue(what, Double.isFinite(value.value().orElse(0)));
            assertTrue(what, value.halfWidth().orElse(0) >= 0);
            assertFalse(what, value.value().isEmpty() && value.note().text().isBlank());
            assertTrue(what, value.note().text().lines().count() <= 1);
        }
        assertEquals(values(values), values(metric.read(curve, settings)));
    }

    private static List<Double> values(List<MetricValue> values) {
        return values.stream().map(value -> value.value().orElse(Double.NaN)).toList();
    }
}
