// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study.comparison;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Objects;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.function.Function;
import org.kneepoint.api.format.Table;
import org.kneepoint.api.result.Quantities;
import org.kneepoint.api.result.Quantity;
import org.kneepoint.api.result.Quantity.Pooling;
import org.kneepoint.api.result.Quantity.Role;

/**
 * Pairs of points as rows: network (empty if the networks differ), the axes of the curves other
 * than the load, load, rate, the labels of reference and other, their status, and for latency,
 * throughput and each other figure F that differs in some pair {@code F_reference}, {@code F_ci95},
 * {@code F_other}, {@code F_other_ci95}, {@code F_difference} (other / reference - 1) and {@code
 * F_in_interval} (whether the other lies inside the interval of the reference). Columns without any
 * value are omitted.
 */
final class ComparisonTable {
    private static final List<Quantity> ALWAYS = List.of(Quantities.LATENCY, Quantities.THROUGHPUT);

    private ComparisonTable() {}

    static Table of(List<CurvePair> pairs) {
        List<PointPair> all = pairs.stream().flatMap(p -> p.pointPairs().stream()).toList();
        List<String> axes = axes(pairs);
        List<Column> columns = columns(all);
        List<String> names = new ArrayList<>(List.of("network"));
        names.addAll(axes);
        names.addAll(
                List.of("load", "rate", "reference", "other", "reference_status", "other_status"));
        columns.forEach(column -> names.add(column.name()));
        Table.Builder table = Table.of(names);
        for (CurvePair pair : pairs) {
            for (PointPair pointPair : pair.pointPairs()) {
                table.row(row(pair, pointPair, axes, columns));
            }
        }
        return table.build();
    }

    /** A column and its cell for a pair. */
    private record Column(String name, Function<PointPair, Object> cell) {
        private boolean isNeeded(List<PointPair> all) {
            return all.stream().anyMatch(pointPair -> cell.apply(pointPair) != null);
        }
    }

    private static List<String> axes(List<CurvePair> pairs) {
        Set<String> axes = new LinkedHashSet<>();
        for (CurvePair pair : pairs) {
            axes.add(pair.reference().curve().axis().name());
            axes.add(pair.other().curve().axis().name());
        }
        axes.remove(Quantities.LOAD.name());
        axes.remove(Quantities.RATE.name());
        return List.copyOf(axes);
    }

    private static List<Column> columns(List<PointPair> all) {
        List<Column> columns = new ArrayList<>();
        for (Quantity figure : figures(all)) {
            String name = figure.name();
            Quantity interval = Quantities.halfWidth(figure);
            Quantity second = Quantity.of(name + "_other", figure.unit(), figure.meaning());
            columns.add(new Column(name + "_reference", m -> cell(m.reference().get(figure))));
            addNeeded(
                    columns,
                    new Column(interval.name(), m -> cell(m.reference().get(interval))),
                    all);
            columns.add(new Column(second.name(), m -> cell(m.other().get(figure))));
            addNeeded(
                    columns,
                    new Column(
                            Quantities.halfWidth(second).name(),
                            m -> cell(m.other().get(interval))),
                    all);
            columns.add(new Column(name + "_difference", m -> cell(m.difference(figure))));
            addNeeded(
                    columns,
                    new Column(name + "_in_interval", m -> m.isWithinInterval(figure).orElse(null)),
                    all);
        }
        return columns;
    }

    private static void addNeeded(List<Column> columns, Column column, List<PointPair> all) {
        if (column.isNeeded(all)) {
            columns.add(column);
        }
    }

    private static List<Quantity> figures(List<PointPair> all) {
        Set<Quantity> figures = new LinkedHashSet<>(ALWAYS);
        for (PointPair pointPair : all) {
            pointPair.reference().figures().keySet().stream()
                    .filter(ComparisonTable::isResult)
                    .filter(pointPair::has)
                    .filter(f -> !pointPair.reference().get(f).equals(pointPair.other().get(f)))
                    .forEach(figures::add);
        }
        return List.copyOf(figures);
    }

    /** Excludes the offered load, the effort and half widths. */
    private static boolean isResult(Quantity figure) {
        return !figure.equals(Quantities.LOAD)
                && !figure.equals(Quantities.RATE)
                && figure.pooling() != Pooling.SUM
                && figure.pooling() != Pooling.FIRST
                && figure.role() != Role.HALF_WIDTH;
    }

    private static Object[] row(
            CurvePair pair, PointPair pointPair, List<String> axes, List<Column> columns) {
        List<Object> row = new ArrayList<>();
        String network = pair.reference().curve().network();
        row.add(Objects.equals(network, pair.other().curve().network()) ? network : null);
        for (String axis : axes) {
            String own = pointPair.reference().settings().get(axis);
            row.add(own == null ? pointPair.other().settings().get(axis) : own);
        }
        row.add(cell(pointPair.reference().get(Quantities.LOAD)));
        row.add(cell(pointPair.reference().get(Quantities.RATE)));
        row.add(pair.reference().label());
        row.add(pair.other().label());
        row.add(pointPair.reference().status().label());
        row.add(pointPair.other().status().label());
        columns.forEach(column -> row.add(column.cell().apply(pointPair)));
        return row.toArray();
    }

    private static Object cell(OptionalDouble figure) {
        return figure.isPresent() ? figure.getAsDouble() : null;
    }
}
