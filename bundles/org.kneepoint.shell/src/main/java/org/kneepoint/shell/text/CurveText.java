// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.shell.text;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;
import org.kneepoint.api.result.Curve;
import org.kneepoint.api.result.Point;
import org.kneepoint.study.table.CurveTable;
import org.kneepoint.study.table.Table;

/**
 * Curves for reading: above each a line with all that stays the same, then the columns in which
 * there is something to see, then the reasons of points without figures.
 */
final class CurveText {
    private CurveText() {}

    static String of(List<Curve> curves, int width) {
        return curves.stream().map(curve -> of(curve, width)).collect(Collectors.joining("\n"));
    }

    private static String of(Curve curve, int width) {
        String heading =
                curve.network()
                        + ", "
                        + curve.method().word()
                        + " "
                        + curve.tool()
                        + ": "
                        + words(curve.constants());
        StringBuilder text = new StringBuilder();
        Paragraph.lines(heading, Math.max(width, 40)).forEach(l -> text.append(l).append('\n'));
        if (curve.points().isEmpty()) {
            return text.append("no points\n").toString();
        }
        text.append(TextTable.of(shown(curve), width));
        reasons(curve)
                .forEach(
                        reason ->
                                Paragraph.lines(reason, Math.max(width, 40))
                                        .forEach(l -> text.append(l).append('\n')));
        return text.toString();
    }

    private static String words(Map<String, String> words) {
        return words.entrySet().stream()
                .filter(word -> !CurveTable.isFigure(word.getKey()))
                .map(word -> word.getKey() + "=" + word.getValue())
                .collect(Collectors.joining(" "));
    }

    /** The axis first, then every column that is not empty and not in the heading. */
    private static Table shown(Curve curve) {
        Table all = CurveTable.of(List.of(curve));
        List<Integer> columns = new ArrayList<>();
        int axis = all.columns().indexOf(curve.axis().name());
        if (axis >= 0) {
            columns.add(axis);
        }
        for (int i = 0; i < all.columns().size(); i++) {
            if (i != axis && isShown(curve, all, i)) {
                columns.add(i);
            }
        }
        Table.Builder table = Table.of(columns.stream().map(all.columns()::get).toList());
        all.rows().forEach(row -> table.row(columns.stream().map(row::get).toArray()));
        return table.build();
    }

    private static boolean isShown(Curve curve, Table all, int column) {
        String name = all.columns().get(column);
        boolean headed =
                CurveTable.isHeading(name)
                        || curve.constants().containsKey(name) && !CurveTable.isFigure(name);
        boolean same = name.equals("rate") && sameAsLoad(all, column);
        return !headed && !same && all.rows().stream().anyMatch(row -> row.get(column) != null);
    }

    /** Where a message is one flit the rate says nothing that the load does not. */
    private static boolean sameAsLoad(Table all, int rate) {
        int load = all.columns().indexOf("load");
        return all.rows().stream().allMatch(row -> Objects.equals(row.get(load), row.get(rate)));
    }

    private static Set<String> reasons(Curve curve) {
        Set<String> lines = new LinkedHashSet<>();
        for (Point point : curve.points()) {
            if (!point.reason().isEmpty()) {
                lines.add(point.status().word() + ": " + point.reason());
            }
        }
        return lines;
    }
}
