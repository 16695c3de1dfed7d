// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.shell.text;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.DoubleStream;
import org.kneepoint.api.format.Table;
import org.kneepoint.api.result.Curve;
import org.kneepoint.api.result.Point;
import org.kneepoint.api.result.Quantities;
import org.kneepoint.api.result.Quantity;
import org.kneepoint.api.result.Status;
import org.kneepoint.study.measurement.CurveMetricValue;
import org.kneepoint.support.CurveDifferences;
import org.kneepoint.support.Paragraph;
import org.kneepoint.support.TextTable;

/**
 * The text of ramps: the common settings, the first ramp in at most twenty steps, and the metric
 * values.
 */
public final class RampText {
    private static final int STEPS = 20;

    private RampText() {}

    /**
     * Returns the lines, the last one not ended.
     *
     * @param curves at least one ramp
     * @param measured values of metrics
     * @param router of the simulation
     * @param width characters per line
     */
    public static String of(
            List<Curve> curves, List<CurveMetricValue> measured, RouterClause router, int width) {
        int broken = Paragraph.width(width);
        List<String> lines = new ArrayList<>(Paragraph.lines(heading(curves, router), broken));
        Curve whole = curves.get(0);
        lines.add(TextTable.of(excerpt(whole), width).stripTrailing());
        long windows = whole.points().size();
        lines.addAll(
                Paragraph.lines(
                        "means over parts of "
                                + (curves.size() == 1
                                        ? "the ramp"
                                        : "ramp " + CurveDifferences.of(curves).labels().get(0))
                                + "; format=csv lists "
                                + windows
                                + (windows == 1 ? " window" : " windows"),
                        broken));
        SilentTerminals.notes(curves).forEach(l -> lines.addAll(Paragraph.lines(l, broken)));
        if (!measured.isEmpty()) {
            lines.add("");
            lines.add(MeasurementText.of(measured, width));
        }
        endings(curves).forEach(line -> lines.addAll(Paragraph.lines(line, broken)));
        return String.join("\n", lines);
    }

    /** The settings common to all ramps. */
    private static String heading(List<Curve> curves, RouterClause router) {
        Curve first = curves.get(0);
        String clause = router.of(curves.stream().map(Curve::commonSettings).toList());
        Map<String, String> settings = first.commonSettings();
        curves.forEach(curve -> settings.entrySet().retainAll(curve.commonSettings().entrySet()));
        if (!clause.isEmpty()) {
            settings.remove(RouterClause.PARAMETER);
        }
        return settings.entrySet().stream()
                .map(name -> name.getKey() + "=" + name.getValue())
                .collect(
                        Collectors.joining(
                                " ",
                                first.network() + ", ramp by " + first.evaluator() + clause + ": ",
                                ""));
    }

    private static Table excerpt(Curve curve) {
        List<Point> points = curve.points();
        Table.Builder table =
                Table.of("load", "throughput", "latency", "latency_max", "in_flight", "status");
        int steps = Math.min(STEPS, points.size());
        for (int step = 0; step < steps; step++) {
            int from = (int) ((long) points.size() * step / steps);
            int to = (int) ((long) points.size() * (step + 1) / steps);
            table.row(row(points.subList(from, to)));
        }
        return table.build();
    }

    private static Object[] row(List<Point> part) {
        List<Status> states = part.stream().map(Point::status).distinct().toList();
        return new Object[] {
            cell(mean(part, Quantities.LOAD)),
            cell(mean(part, Quantities.THROUGHPUT)),
            cell(latency(part)),
            cell(figures(part, Quantities.LATENCY_MAX).max()),
            cell(mean(part, Quantities.IN_FLIGHT)),
            states.get(states.size() - 1).label()
        };
    }

    /** The mean over packets: each window is weighted by its received packets. */
    private static OptionalDouble latency(List<Point> part) {
        double packets = 0;
        double sum = 0;
        for (Point point : part) {
            OptionalDouble latency = point.get(Quantities.LATENCY);
            if (latency.isPresent()) {
                double received = point.get(Quantities.RECEIVED).orElse(1);
                packets += received;
                sum += received * latency.getAsDouble();
            }
        }
        return packets > 0 ? OptionalDouble.of(sum / packets) : OptionalDouble.empty();
    }

    private static OptionalDouble mean(List<Point> part, Quantity quantity) {
        return figures(part, quantity).average();
    }

    private static DoubleStream figures(List<Point> part, Quantity quantity) {
        return part.stream().flatMapToDouble(point -> point.get(quantity).stream());
    }

    private static Object cell(OptionalDouble value) {
        return value.isPresent() ? value.getAsDouble() : null;
    }

    /** The reasons of ramps that ended before the last load. */
    private static Set<String> endings(List<Curve> curves) {
        List<String> labels = CurveDifferences.of(curves).labels();
        Set<String> lines = new LinkedHashSet<>();
        for (int i = 0; i < curves.size(); i++) {
            List<Point> points = curves.get(i).points();
            Point last = points.get(points.size() - 1);
            if (!last.reason().isEmpty()) {
                String which = curves.size() == 1 ? "" : labels.get(i) + ": ";
                lines.add(which + last.status().label() + ": " + last.reason());
            }
        }
        return lines;
    }
}
