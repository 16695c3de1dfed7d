// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study.table;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.Set;
import org.kneepoint.api.result.Curve;
import org.kneepoint.api.result.Method;
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

    /** The figures that every table shows, in order, whether or not a method gives them. */
    static final List<Quantity> STANDARD =
            List.of(
                    Quantities.LOAD,
                    Quantities.RATE,
                    Quantities.THROUGHPUT,
                    Quantities.LATENCY,
                    Quantities.LATENCY_CI95,
                    Quantities.NETWORK_LATENCY);

    /** Traits that a metric needs and no other column tells, with their columns. */
    static final Map<Curve.Trait, String> TRAITS = new EnumMap<>(Curve.Trait.class);

    static {
        TRAITS.put(Curve.Trait.NODES, "nodes");
        TRAITS.put(Curve.Trait.WINDOW, "window");
        TRAITS.put(Curve.Trait.CAPACITY, "capacity");
        TRAITS.put(Curve.Trait.SILENT, "silent");
    }

    /** Both a figure and a word that tells curves from each other. */
    static final String SEED = "seed";

    private static final String GROUP = "latency_group";
    private static final String INTERVAL = "_ci95";

    /**
     * The order of what methods add, whichever of it one does; an interval comes next to its
     * figure, those of the standard figures first, and anything else follows.
     */
    private static final List<String> ADDED =
            List.of(
                    "latency_p50",
                    "latency_p95",
                    "latency_p99",
                    "latency_max",
                    "throughput_min",
                    "throughput_max",
                    "accepted_min",
                    "utilisation_mean",
                    "utilisation_max",
                    "latency_hot",
                    "latency_cold",
                    GROUP,
                    "latency_link",
                    "rate_effective",
                    "loss",
                    "power",
                    "hot_output",
                    "cold_output",
                    "occupancy_hot",
                    "occupancy_cold",
                    "occupancy",
                    "hops",
                    "in_flight",
                    "inside",
                    "time",
                    "received",
                    "generated",
                    "expected_generated",
                    "network_latency_max",
                    "cycles",
                    "warmup",
                    "messages",
                    SEED);

    /** Figures for those who look closer, as are those of groups and all intervals but two. */
    private static final Set<String> DETAILS =
            Set.of(
                    "latency_p50",
                    "latency_p95",
                    "latency_max",
                    "throughput_min",
                    "throughput_max",
                    "accepted_min",
                    "utilisation_mean",
                    "in_flight",
                    "inside",
                    "time",
                    "received",
                    "generated",
                    "expected_generated",
                    "network_latency_max",
                    "cycles",
                    "warmup",
                    "messages");

    private CurveTable() {}

    /** Returns whether a column is left out where there is not room for all. */
    public static boolean isDetail(String column) {
        boolean interval = column.endsWith(INTERVAL);
        return DETAILS.contains(column)
                || column.startsWith(GROUP)
                || interval
                        && !column.equals(Quantities.LATENCY_CI95.name())
                        && !column.equals(Quantities.THROUGHPUT_CI95.name());
    }

    /** Returns the table of these curves. */
    public static Table of(Collection<Curve> curves) {
        List<String> words = new ArrayList<>();
        Set<Quantity> added = new LinkedHashSet<>();
        boolean reasons = false;
        for (Curve curve : curves) {
            for (Point point : curve.points()) {
                weave(words, parameters(curve, point).keySet());
                added.addAll(point.figures().keySet());
                reasons |= !point.reason().isEmpty();
            }
        }
        added.removeAll(STANDARD);
        added.forEach(quantity -> words.remove(quantity.name()));
        List<Quantity> extras =
                added.stream().sorted(Comparator.comparingInt(CurveTable::place)).toList();
        Table.Builder table = Table.of(columns(curves, words, extras, reasons));
        for (Curve curve : curves) {
            for (Point point : curve.points()) {
                table.row(row(curves, curve, point, words, extras, reasons));
            }
        }
        return table.build();
    }

    /** Adds the names that are missing, each before the one that it precedes. */
    private static void weave(List<String> names, Collection<String> more) {
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
        return STANDARD.stream().anyMatch(quantity -> quantity.name().equals(column));
    }

    private static int place(Quantity quantity) {
        if (quantity.equals(Quantities.SECONDS)) {
            return Integer.MAX_VALUE;
        }
        String name = quantity.name();
        boolean interval = name.endsWith(INTERVAL);
        String subject = interval ? name.substring(0, name.length() - INTERVAL.length()) : name;
        if (STANDARD.contains(Quantity.of(subject, "", ""))) {
            return -1;
        }
        int place = ADDED.indexOf(subject.startsWith(GROUP) ? GROUP : subject);
        return 2 * (place < 0 ? ADDED.size() : place) + (interval ? 1 : 0);
    }

    private static List<String> columns(
            Collection<Curve> curves, List<String> words, List<Quantity> extras, boolean reasons) {
        List<String> columns = new ArrayList<>(List.of(METHOD, NETWORK));
        columns.addAll(tools(curves));
        columns.addAll(words);
        STANDARD.forEach(quantity -> columns.add(quantity.name()));
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
            List<String> words,
            List<Quantity> extras,
            boolean reasons) {
        List<Object> row = new ArrayList<>();
        row.add(curve.method().word());
        row.add(curve.network());
        tools(curves).forEach(tool -> row.add(tool.equals(tool(curve)) ? curve.tool() : null));
        Map<String, String> parameters = parameters(curve, point);
        words.forEach(word -> row.add(parameters.get(word)));
        STANDARD.forEach(quantity -> row.add(point.figures().get(quantity)));
        row.add(point.status().word());
        // what failed was not inside any range
        row.add(point.status() == Status.FAILED ? null : point.validity().word());
        extras.forEach(quantity -> row.add(measured(quantity, point)));
        if (reasons) {
            row.add(point.reason().isEmpty() ? null : point.reason());
        }
        return row.toArray();
    }

    /** What was measured, or else what was asked for. */
    private static Object measured(Quantity quantity, Point point) {
        Double figure = point.figures().get(quantity);
        return figure == null ? point.words().get(quantity.name()) : figure;
    }

    /**
     * The words of a point without those that are figures too, and the traits that are not words.
     */
    private static Map<String, String> parameters(Curve curve, Point point) {
        Map<String, String> parameters = new LinkedHashMap<>(point.words());
        STANDARD.forEach(quantity -> parameters.remove(quantity.name()));
        TRAITS.forEach(
                (trait, column) -> {
                    OptionalDouble value = curve.trait(trait);
                    if (value.isPresent()) {
                        parameters.putIfAbsent(column, Decimal.format(value.getAsDouble()));
                    }
                });
        return parameters;
    }

    private static List<String> tools(Collection<Curve> curves) {
        return curves.stream().map(CurveTable::tool).distinct().sorted().toList();
    }

    static String tool(Curve curve) {
        return curve.method() == Method.MODEL ? SOLVER : SIMULATOR;
    }
}
