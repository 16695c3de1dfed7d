// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.shell.text;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.kneepoint.api.format.Table;
import org.kneepoint.api.result.Curve;
import org.kneepoint.api.result.Point;
import org.kneepoint.api.scenario.Decimal;
import org.kneepoint.study.format.CurveTable;
import org.kneepoint.support.Paragraph;
import org.kneepoint.support.TextTable;

/**
 * The text of curves: the constant settings, the table of the columns that vary, and the reasons of
 * points without figures.
 */
public final class CurveText {
    private static final String LOAD = "load";

    private CurveText() {}

    static String of(List<Curve> curves, int width) {
        return of(curves, RouterClause.NONE, width);
    }

    /**
     * Returns the lines, the last one ended.
     *
     * @param router of the simulation
     * @param width characters per line
     */
    public static String of(List<Curve> curves, RouterClause router, int width) {
        return curves.stream()
                .map(curve -> of(curve, router, width))
                .collect(Collectors.joining("\n"));
    }

    private static String of(Curve curve, RouterClause router, int width) {
        Table all = CurveTable.of(List.of(curve));
        Map<String, String> headed = headed(curve, all);
        String clause = router.of(List.of(curve.commonSettings()));
        String heading =
                curve.network()
                        + ", "
                        + curve.method().label()
                        + " "
                        + curve.evaluator()
                        + clause
                        + ": "
                        + settingsText(clause.isEmpty() ? headed : without(headed));
        StringBuilder text = new StringBuilder();
        Paragraph.lines(heading, Math.max(width, 40)).forEach(l -> text.append(l).append('\n'));
        if (curve.points().isEmpty()) {
            return text.append("no points\n").toString();
        }
        Set<String> details = CurveTable.details(curve);
        Set<String> hidden = new HashSet<>(details);
        hidden.addAll(headed.keySet());
        Table shown = shown(curve, all, hidden);
        text.append(TextTable.of(shown, width));
        details.removeAll(headed.keySet());
        long left = withValues(all, details);
        if (left > 0) {
            text.append(left + (left == 1 ? " more column" : " more columns") + " in format=csv\n");
        }
        Set<String> notes = new LinkedHashSet<>(SilentTerminals.notes(List.of(curve)));
        notes.addAll(reasons(curve));
        notes.forEach(
                note ->
                        Paragraph.lines(note, Math.max(width, 40))
                                .forEach(l -> text.append(l).append('\n')));
        return text.toString();
    }

    private static Map<String, String> without(Map<String, String> settings) {
        Map<String, String> others = new LinkedHashMap<>(settings);
        others.remove(RouterClause.PARAMETER);
        return others;
    }

    /**
     * The constant columns: settings, and figures equal to their setting. A measured figure that
     * differs from its setting stays in the table.
     */
    private static Map<String, String> headed(Curve curve, Table all) {
        Map<String, String> constants = curve.commonSettings();
        Map<String, String> headed = new LinkedHashMap<>();
        for (int i = 0; i < all.columns().size(); i++) {
            String name = all.columns().get(i);
            boolean isSetting = i < all.columns().indexOf(LOAD) || constants.containsKey(name);
            boolean isShown = CurveTable.isHeading(name) || CurveTable.isFigure(name);
            String text = common(all, i);
            boolean asGiven = constants.getOrDefault(name, text).equals(text);
            if (isSetting && !isShown && !text.isEmpty() && asGiven) {
                headed.put(name, text);
            }
        }
        headed.remove(curve.axis().name());
        return headed;
    }

    /** The common text of all cells of a column; empty if they differ. */
    private static String common(Table all, int column) {
        List<String> texts =
                all.rows().stream().map(row -> text(row.get(column))).distinct().toList();
        return texts.size() == 1 ? texts.get(0) : "";
    }

    private static String text(Object cell) {
        if (cell == null) {
            return "";
        }
        return cell instanceof Double number ? Decimal.format(number) : cell.toString();
    }

    private static String settingsText(Map<String, String> settings) {
        return settings.entrySet().stream()
                .map(parameter -> parameter.getKey() + "=" + parameter.getValue())
                .collect(Collectors.joining(" "));
    }

    /** The axis, then the other columns that are not empty and not in the heading. */
    private static Table shown(Curve curve, Table all, Set<String> hidden) {
        List<Integer> columns = new ArrayList<>();
        int axis = all.columns().indexOf(curve.axis().name());
        if (axis >= 0) {
            columns.add(axis);
        }
        for (int i = 0; i < all.columns().size(); i++) {
            if (i != axis && isShown(all, i, hidden)) {
                columns.add(i);
            }
        }
        Table.Builder table = Table.of(columns.stream().map(all.columns()::get).toList());
        all.rows().forEach(row -> table.row(columns.stream().map(row::get).toArray()));
        return table.build();
    }

    private static boolean isShown(Table all, int column, Set<String> hidden) {
        String name = all.columns().get(column);
        boolean isInHeading = CurveTable.isHeading(name) || hidden.contains(name);
        boolean same =
                name.equals("rate") && isSame(all, column, LOAD)
                        || name.equals("network_latency") && isSame(all, column, "latency");
        return !isInHeading && !same && hasValues(all, column);
    }

    private static boolean hasValues(Table all, int column) {
        return all.rows().stream().anyMatch(row -> row.get(column) != null);
    }

    /**
     * Whether two columns are equal: rate and load for messages of one flit, latency and network
     * latency without a source queue.
     */
    private static boolean isSame(Table all, int column, String other) {
        int place = all.columns().indexOf(other);
        return place >= 0
                && all.rows().stream()
                        .allMatch(row -> Objects.equals(row.get(place), row.get(column)));
    }

    private static long withValues(Table all, Set<String> columns) {
        return IntStream.range(0, all.columns().size())
                .filter(column -> columns.contains(all.columns().get(column)))
                .filter(column -> hasValues(all, column))
                .count();
    }

    private static Set<String> reasons(Curve curve) {
        Set<String> lines = new LinkedHashSet<>();
        for (Point point : curve.points()) {
            if (!point.reason().isEmpty()) {
                lines.add(point.status().label() + ": " + point.reason());
            }
        }
        return lines;
    }
}
