// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study.format;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.kneepoint.api.format.Table;
import org.kneepoint.api.result.Curve;
import org.kneepoint.api.result.CurveAttributes;
import org.kneepoint.api.result.EvaluationMethod;
import org.kneepoint.api.result.Point;
import org.kneepoint.api.result.Quantities;
import org.kneepoint.api.result.Quantity;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.api.scenario.Decimal;
import org.kneepoint.api.scenario.StandardParameters;

/**
 * Reads the windows of a load ramp from another program: a row for each window, with the cycle
 * {@code t} at its end and the load {@code r} at its middle.
 *
 * <p>Optional columns are {@code received}, {@code avg_latency}, {@code max_latency}, {@code
 * in_flight}, {@code generated}, {@code avg_latency_net}, {@code max_latency_net}, {@code
 * outstanding}, {@code expected_generated}, and {@code nodes} and {@code length}, attributes of the
 * curve. A latency of 0, of a window that received nothing, is a missing value.
 */
final class RampWindowReader {
    private static final String TIME = "t";
    private static final String LOAD = "r";
    private static final int DIGITS = 6;

    private static final Map<String, Quantity> FIGURES =
            Map.of(
                    TIME,
                    Quantities.TIME,
                    LOAD,
                    Quantities.LOAD,
                    "received",
                    Quantities.RECEIVED,
                    "avg_latency",
                    Quantities.LATENCY,
                    "max_latency",
                    Quantities.LATENCY_MAX,
                    "avg_latency_net",
                    Quantities.NETWORK_LATENCY,
                    "max_latency_net",
                    Quantities.NETWORK_LATENCY_MAX,
                    "generated",
                    Quantities.GENERATED,
                    "expected_generated",
                    Quantities.OFFERED_PACKETS,
                    "outstanding",
                    Quantities.BACKLOG);

    private static final Set<Quantity> LATENCIES =
            Set.of(Quantities.LATENCY, Quantities.NETWORK_LATENCY);

    private static final List<Quantity> ATTRIBUTES =
            List.of(CurveAttributes.NODES, CurveAttributes.LENGTH);

    private final List<String> columns;
    private final Map<String, Quantity> quantities;
    private final List<Map<String, Double>> windows = new ArrayList<>();

    private RampWindowReader(Table table) {
        columns = table.columns();
        quantities = CurveTableReader.quantities(columns);
        columns.forEach(column -> quantities.computeIfPresent(column, FIGURES::getOrDefault));
        for (int i = 0; i < table.rows().size(); i++) {
            windows.add(window(table.rows().get(i), i + 1));
        }
    }

    /** Returns whether these are the columns of the windows of a ramp. */
    static boolean accepts(List<String> columns) {
        return columns.contains(TIME) && columns.contains(LOAD);
    }

    /**
     * Reads the ramp of a table.
     *
     * @param source name of the table, used as network
     * @return one curve; none if there are no rows
     * @throws BadInput if a cell is not a number, or the windows are not consecutive
     */
    static List<Curve> read(Table table, String source) {
        RampWindowReader rows = new RampWindowReader(table);
        return rows.windows.isEmpty() ? List.of() : List.of(rows.curve(source));
    }

    private Map<String, Double> window(List<Object> cells, int row) {
        Map<String, Double> window = new LinkedHashMap<>();
        for (int i = 0; i < columns.size(); i++) {
            String name = columns.get(i);
            if (cells.get(i) != null) {
                window.put(name, number(name, cells.get(i).toString(), row));
            }
        }
        for (String name : List.of(TIME, LOAD)) {
            if (!Double.isFinite(window.getOrDefault(name, Double.NaN))) {
                throw BadInput.missing("a value of " + name, name).at(CurveTableReader.at(row));
            }
        }
        return window;
    }

    /** All columns are at least 0. */
    private static double number(String name, String text, int row) {
        double value = CurveTableReader.number(name, text, row);
        if (value < 0) {
            throw CurveTableReader.negative(name, text, row);
        }
        return value;
    }

    private Curve curve(String source) {
        double width = width();
        Map<String, String> settings = new LinkedHashMap<>();
        if (windows.size() > 1) {
            double first = windows.get(0).get(LOAD);
            double rise = windows.get(windows.size() - 1).get(LOAD) - first;
            double slew = width * (windows.size() - 1) / rise;
            settings.put(StandardParameters.SLEW.name(), Decimal.round(slew, DIGITS));
        }
        settings.put(StandardParameters.WINDOW.name(), Decimal.format(width));
        Curve.Builder curve =
                Curve.of(EvaluationMethod.RAMP, source, "unknown", Quantities.LOAD)
                        .with(CurveAttributes.WINDOW, width);
        ATTRIBUTES.forEach(attribute -> curve.with(attribute, attribute(attribute.name())));
        windows.forEach(window -> curve.add(point(settings, window)));
        return curve.build();
    }

    /** The common width of the windows. */
    private double width() {
        double first = windows.get(0).get(TIME);
        double width = windows.size() == 1 ? first : windows.get(1).get(TIME) - first;
        if (!(width > 0)) {
            throw BadInput.because(
                    TIME,
                    windows.get(1).get(TIME),
                    "t does not rise from the first window to the second");
        }
        for (int i = 1; i < windows.size(); i++) {
            double before = windows.get(i - 1).get(TIME);
            double now = windows.get(i).get(TIME);
            if (Math.abs(now - before - width) > 0.01 * width) {
                String gap = " is not " + Decimal.format(width) + " cycles after t=";
                throw BadInput.of(TIME, now, gap + Decimal.format(before))
                        .at(CurveTableReader.at(i + 1));
            }
        }
        return width;
    }

    private double attribute(String column) {
        return windows.get(0).getOrDefault(column, Double.NaN);
    }

    private Point point(Map<String, String> common, Map<String, Double> window) {
        Map<String, String> settings = new LinkedHashMap<>(common);
        settings.put(Quantities.LOAD.name(), Decimal.format(window.get(LOAD)));
        Point.Builder point = Point.of(settings);
        window.forEach(
                (column, value) -> {
                    Quantity quantity = quantities.get(column);
                    boolean none = LATENCIES.contains(quantity.base()) && value <= 0;
                    if (!ATTRIBUTES.contains(quantity) && !none) {
                        point.with(quantity, value);
                    }
                });
        return point.build();
    }
}
