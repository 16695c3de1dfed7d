// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.reproduction.report;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.Set;
import org.kneepoint.api.format.Table;
import org.kneepoint.api.metric.MetricValue;
import org.kneepoint.api.result.Quantities;
import org.kneepoint.api.view.ScatterPlot;

/** Scatter points as a table: settings of each curve and its two readings with intervals. */
final class ScatterTable {
    private ScatterTable() {}

    /** Returns the table of at least one point. */
    static Table of(List<ScatterPlot.ScatterPoint> dots) {
        Set<String> parameters = new LinkedHashSet<>();
        dots.forEach(dot -> parameters.addAll(dot.curve().commonSettings().keySet()));
        List<String> columns = new ArrayList<>(parameters);
        columns.addAll(names(dots.get(0).x()));
        columns.addAll(names(dots.get(0).y()));
        Table.Builder table = Table.of(columns);
        for (ScatterPlot.ScatterPoint dot : dots) {
            Map<String, String> constants = dot.curve().commonSettings();
            List<Object> cells = new ArrayList<>();
            parameters.forEach(word -> cells.add(constants.get(word)));
            add(cells, dot.x());
            add(cells, dot.y());
            table.row(cells.toArray());
        }
        return table.build();
    }

    private static List<String> names(MetricValue reading) {
        return List.of(reading.quantity().name(), Quantities.halfWidth(reading.quantity()).name());
    }

    private static void add(List<Object> cells, MetricValue reading) {
        cells.add(cell(reading.value()));
        cells.add(cell(reading.halfWidth()));
    }

    private static Object cell(OptionalDouble value) {
        return value.isPresent() ? value.getAsDouble() : null;
    }
}
