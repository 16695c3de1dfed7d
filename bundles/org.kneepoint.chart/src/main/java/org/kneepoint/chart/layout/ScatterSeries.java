// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.chart.layout;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.kneepoint.api.view.ScatterPlot;
import org.kneepoint.chart.style.SeedGroup;

/**
 * The markers of one group of curves.
 *
 * @param group determines label, colour and marker
 * @param markers its markers, at least one
 */
public record ScatterSeries(SeedGroup group, List<ScatterMarker> markers) {
    /** Groups the points of a plot, in the order in which each group first occurs. */
    static List<ScatterSeries> all(ScatterPlot plot) {
        List<SeedGroup> groups =
                SeedGroup.of(
                        plot.points().stream()
                                .map(ScatterPlot.ScatterPoint::curve)
                                .collect(Collectors.toList()),
                        plot.points().stream().map(ScatterPlot.ScatterPoint::label).toList());
        Map<SeedGroup, List<ScatterMarker>> markers = new LinkedHashMap<>();
        for (int i = 0; i < groups.size(); i++) {
            markers.computeIfAbsent(groups.get(i), group -> new ArrayList<>())
                    .add(ScatterMarker.of(plot.points().get(i)));
        }
        List<ScatterSeries> allSeries = new ArrayList<>();
        markers.forEach((group, own) -> allSeries.add(new ScatterSeries(group, List.copyOf(own))));
        return allSeries;
    }

    /** Returns its name. */
    public String label() {
        return group.label();
    }

    /** Returns the number that determines colour and marker. */
    public int style() {
        return group.number();
    }
}
