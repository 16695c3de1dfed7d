// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.shell.text;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.kneepoint.api.format.Table;
import org.kneepoint.api.result.Curve;
import org.kneepoint.api.result.Point;
import org.kneepoint.api.result.Status;

/** One-line summaries of results. */
final class ResultSummary {
    private ResultSummary() {}

    /** Returns the summary of curves, such as "2 curves, 10 points: 8 ok, 2 saturated". */
    static String of(List<Curve> curves) {
        Map<Status, Integer> points = new EnumMap<>(Status.class);
        int all = 0;
        for (Curve curve : curves) {
            for (Point point : curve.points()) {
                points.merge(point.status(), 1, Integer::sum);
                all++;
            }
        }
        boolean same = points.size() == 1;
        List<String> states = new ArrayList<>();
        points.forEach((status, n) -> states.add(same ? status.label() : n + " " + status.label()));
        return count(curves.size(), "curve")
                + ", "
                + count(all, "point")
                + ": "
                + String.join(", ", states);
    }

    /** Returns the summary of a table. */
    static String of(Table table) {
        return "a table of " + count(table.rows().size(), "row");
    }

    private static String count(int number, String noun) {
        return number + " " + noun + (number == 1 ? "" : "s");
    }
}
