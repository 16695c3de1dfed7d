// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.server.result;

import java.util.ArrayList;
import java.util.List;
import org.kneepoint.api.format.Table;
import org.kneepoint.api.result.Curve;
import org.kneepoint.study.format.CurveTable;

/**
 * All points of a selection as one table: link, name and owner of the result, the number of the
 * curve in it, then the columns of a {@link CurveTable}.
 */
final class PointTable {
    /** The columns before those of the curves. */
    static final List<String> HEAD = List.of("result", "name", "owner", "curve");

    private PointTable() {}

    static Table of(Selection selection) {
        Table points = CurveTable.of(selection.curves());
        List<String> columns = new ArrayList<>();
        HEAD.forEach(name -> columns.add(points.columns().contains(name) ? name + "_of" : name));
        columns.addAll(points.columns());
        Table.Builder table = Table.of(columns);
        int next = 0;
        for (Selection.Entry entry : selection.entries()) {
            List<Curve> curves = entry.content().curves();
            for (int i = 0; i < curves.size(); i++) {
                for (int p = 0; p < curves.get(i).points().size(); p++) {
                    List<Object> row = new ArrayList<>(head(entry.result(), i + 1));
                    row.addAll(points.rows().get(next));
                    table.row(row.toArray());
                    next++;
                }
            }
        }
        return table.build();
    }

    private static List<Object> head(StoredResult result, int curve) {
        return List.of(result.link(), result.heading().name(), result.owner(), curve);
    }
}
