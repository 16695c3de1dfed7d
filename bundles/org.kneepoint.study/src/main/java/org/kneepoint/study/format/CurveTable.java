// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study.format;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.stream.Stream;
import org.kneepoint.api.format.Table;
import org.kneepoint.api.result.Curve;
import org.kneepoint.api.result.CurveAttributes;
import org.kneepoint.api.result.EvaluationMethod;
import org.kneepoint.api.result.Point;
import org.kneepoint.api.result.Quantities;
import org.kneepoint.api.result.Quantity;
import org.kneepoint.api.result.Status;
import org.kneepoint.api.scenario.Decimal;

/**
 * Curves as one long table: a row per point, its columns in this order: method, network, the solver
 * or simulator, the scenario's parameters, the standard figures, status, validity, and what the
 * method adds, time last. A column {@code reason} follows where a status needs one.
 *
 * <p>There is a column for each word and figure that some point has. One that is both, such as the
 * cycles of a simulation, has one column, which shows the figure.
 */
public final class CurveTable {
    static final String METHOD = "method";
    static final String NETWORK = "network";
    static final String SOLVER = "solver";
    static final String SIMULATOR = "simulator";
    static final String STATUS = "status";
    static final String VALIDITY = "validity";
    static final String REASON = "reason";

    /** Traits that a metric needs and no other column tells. */
    static final List<Quantity> TRAITS =
            List.of(
                    CurveAttributes.NODES,
                    CurveAttributes.WINDOW,
                    CurveAttributes.CAPACITY,
                    CurveAttributes.SILENT_TERMINALS);

    private CurveTable() {}

    /** Returns the columns of a curve that are left out where there is not room for all. */
    public static Set<String> details(Curve curve) {
        Set<String> details = new HashSet<>();
        for (Point point : curve.points()) {
            add(details, point.figures().keySet().stream());
            // what a run did not get as far as to measure is in its column as it was asked for
            add(
                    details,
                    point.settings().keySet().stream().flatMap(w -> Quantities.find(w).stream()));
        }
        return details;
    }

    private static void add(Set<String> details, Stream<Quantity> figures) {
        figures.filter(Quantity::isDetail).map(Quantity::name).forEach(details::add);
    }

    /** Returns the table of these curves. */
    public static Table of(Collection<Curve> curves) {
        List<String> settings = new ArrayList<>();
        Set<Quantity> added = new LinkedHashSet<>();
        boolean reasons = false;
        for (Curve curve : curves) {
            for (Point point : curve.points()) {
                mergeColumnOrder(settings, parameters(curve, point).keySet());
                added.addAll(point.figures().keySet());
                reasons |= !point.reason().isEmpty();
            }
        }
        added.removeAll(Quantities.STANDARD);
        added.forEach(quantity -> settings.remove(quantity.name()));
        List<Quantity> extras = added.stream().sorted(Quantities.columnOrder()).toList();
        Table.Builder table = Table.of(columns(curves, settings, extras, reasons));
        for (Curve curve : curves) {
            for (Point point : curve.points()) {
                table.row(row(curves, curve, point, settings, extras, reasons));
            }
        }
        return table.build();
    }

    /** Adds the names that are missing, each before the one that it precedes. */
    private static void mergeColumnOrder(List<String> names, Collection<String> more) {
        List<String> backwards = new ArrayList<>(more);
        Collections.reverse(backwards);
        int place = names.size();
        for (String name : backwards) {
            int known = names.indexOf(name);
            if (known < 0) {
                names.add(place, name);
            } else {
                place = known;
            }
        }
    }

    /** Returns whether a column names the curve or judges the point rather than measuring it. */
    public static boolean isHeading(String column) {
        return switch (column) {
            case METHOD, NETWORK, SOLVER, SIMULATOR, REASON -> true;
            default -> false;
        };
    }

    /** Returns whether a column is one of the figures that every table shows. */
    public static boolean isFigure(String column) {
        return Quantities.STANDARD.stream().anyMatch(quantity -> quantity.name().equals(column));
    }

    private static List<String> columns(
            Collection<Curve> curves,
            List<String> settings,
            List<Quantity> extras,
            boolean reasons) {
        List<String> columns = new ArrayList<>(List.of(METHOD, NETWORK));
        columns.addAll(evaluatorColumns(curves));
        columns.addAll(settings);
        Quantities.STANDARD.forEach(quantity -> columns.add(quantity.name()));
        columns.add(STATUS);
        columns.add(VALIDITY);
        extras.forEach(quantity -> columns.add(quantity.name()));
        if (reasons) {
            columns.add(REASON);
        }
        return columns;
    }

    private static Object[] row(
            Collection<Curve> curves,
            Curve curve,
            Point point,
            List<String> settings,
            List<Quantity> extras,
            boolean reasons) {
        List<Object> row = new ArrayList<>();
        row.add(curve.method().label());
        row.add(curve.network());
        evaluatorColumns(curves)
                .forEach(
                        evaluator ->
                                row.add(
                                        evaluator.equals(evaluatorColumn(curve))
                                                ? curve.evaluator()
                                                : null));
        Map<String, String> parameters = parameters(curve, point);
        settings.forEach(parameter -> row.add(parameters.get(parameter)));
        Quantities.STANDARD.forEach(quantity -> row.add(point.figures().get(quantity)));
        row.add(point.status().label());
        // what failed was not inside any range
        row.add(point.status() == Status.FAILED ? null : point.validity().label());
        extras.forEach(quantity -> row.add(measured(quantity, point)));
        if (reasons) {
            row.add(point.reason().isEmpty() ? null : point.reason().text());
        }
        return row.toArray();
    }

    /** What was measured, or else what was asked for. */
    private static Object measured(Quantity quantity, Point point) {
        Double figure = point.figures().get(quantity);
        return figure == null ? point.settings().get(quantity.name()) : figure;
    }

    /**
     * The words of a point without those that are figures too, and the traits that are not words.
     */
    private static Map<String, String> parameters(Curve curve, Point point) {
        Map<String, String> parameters = new LinkedHashMap<>(point.settings());
        Quantities.STANDARD.forEach(quantity -> parameters.remove(quantity.name()));
        TRAITS.forEach(
                trait -> {
                    OptionalDouble value = curve.attribute(trait);
                    if (value.isPresent()) {
                        parameters.putIfAbsent(trait.name(), Decimal.format(value.getAsDouble()));
                    }
                });
        return parameters;
    }

    private static List<String> evaluatorColumns(Collection<Curve> curves) {
        return curves.stream().map(CurveTable::evaluatorColumn).distinct().sorted().toList();
    }

    static String evaluatorColumn(Curve curve) {
        return curve.method().equals(EvaluationMethod.MODEL) ? SOLVER : SIMULATOR;
    }
}
