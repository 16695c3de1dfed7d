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
 * Curves as one table with a row per point. The columns are method, network, solver or simulator,
 * the parameters, the standard figures, status, validity, and the figures of the method, run time
 * last. A column {@code reason} follows if a point has one.
 *
 * <p>There is a column for each parameter and figure of any point. A name of both, such as the
 * cycles of a simulation, has one column, of the figure.
 */
public final class CurveTable {
    static final String METHOD = "method";
    static final String NETWORK = "network";
    static final String SOLVER = "solver";
    static final String SIMULATOR = "simulator";
    static final String STATUS = "status";
    static final String VALIDITY = "validity";
    static final String REASON = "reason";

    /** Attributes that metrics need and no other column has. */
    static final List<Quantity> ATTRIBUTES =
            List.of(
                    CurveAttributes.NODES,
                    CurveAttributes.WINDOW,
                    CurveAttributes.CAPACITY,
                    CurveAttributes.BOUND,
                    CurveAttributes.SILENT_TERMINALS);

    private CurveTable() {}

    /** Returns the detail columns of a curve, which short tables omit. */
    public static Set<String> details(Curve curve) {
        Set<String> details = new HashSet<>();
        for (Point point : curve.points()) {
            add(details, point.figures().keySet().stream());
            // a figure not measured shows the setting of its name
            add(
                    details,
                    point.settings().keySet().stream()
                            .flatMap(setting -> Quantities.find(setting).stream()));
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

    /** Inserts the missing names, each before the one that it precedes. */
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

    /** Returns whether a column identifies the curve or explains the status. */
    public static boolean isHeading(String column) {
        return switch (column) {
            case METHOD, NETWORK, SOLVER, SIMULATOR, REASON -> true;
            default -> false;
        };
    }

    /** Returns whether a column is a standard figure. */
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
        // a failed point has no validity
        row.add(point.status() == Status.FAILED ? null : point.validity().label());
        extras.forEach(quantity -> row.add(measured(quantity, point)));
        if (reasons) {
            row.add(point.reason().isEmpty() ? null : point.reason().text());
        }
        return row.toArray();
    }

    /** The figure, or else the setting of its name. */
    private static Object measured(Quantity quantity, Point point) {
        Double figure = point.figures().get(quantity);
        return figure == null ? point.settings().get(quantity.name()) : figure;
    }

    /**
     * The settings of a point without those that are standard figures, and the attributes of the
     * curve that are no settings.
     */
    private static Map<String, String> parameters(Curve curve, Point point) {
        Map<String, String> parameters = new LinkedHashMap<>(point.settings());
        Quantities.STANDARD.forEach(quantity -> parameters.remove(quantity.name()));
        ATTRIBUTES.forEach(
                attribute -> {
                    OptionalDouble value = curve.attribute(attribute);
                    if (value.isPresent()) {
                        parameters.putIfAbsent(
                                attribute.name(), Decimal.format(value.getAsDouble()));
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
