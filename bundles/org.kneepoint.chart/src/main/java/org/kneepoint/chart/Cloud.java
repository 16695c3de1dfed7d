// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.chart;

import java.util.ArrayList;
import java.util.List;
import java.util.function.ToDoubleFunction;
import java.util.stream.Collectors;
import org.jfree.chart.axis.NumberAxis;
import org.jfree.chart.plot.XYPlot;
import org.kneepoint.api.view.Scatter;

/** The dots of a scatter between two axes that both show no more than they need to. */
final class Cloud {
    private static final int MOST_NAMED = 8;
    private static final double WIDEST_NAME = 0.42;

    private Cloud() {}

    /**
     * Lays out a scatter.
     *
     * @param scatter one that {@link Request} lets pass
     */
    static Figure of(Scatter scatter) {
        Sheet sheet = new Sheet(scatter.width(), scatter.height());
        List<Swarm> swarms = Swarm.all(scatter);
        boolean named = areNamed(swarms, sheet);
        Key key = Key.of(entries(swarms, named), sheet.textWidth(), sheet.keyHeight());
        XYPlot plot = plot(scatter, swarms, sheet.plotHeight(scatter.title(), key));
        plot.addAnnotation(new SwarmMarks(swarms, named));
        return Figure.of(sheet, scatter.title(), plot, key);
    }

    /** Few short names stand beside their dots, others in the legend. */
    private static boolean areNamed(List<Swarm> swarms, Sheet sheet) {
        return swarms.size() <= MOST_NAMED
                && swarms.stream()
                        .allMatch(
                                swarm ->
                                        Lettering.width(swarm.label(), Palette.TEXT)
                                                <= WIDEST_NAME * sheet.layoutWidth());
    }

    private static List<KeyEntry> entries(List<Swarm> swarms, boolean named) {
        List<KeyEntry> entries = new ArrayList<>();
        if (!named) {
            swarms.forEach(swarm -> entries.add(KeyEntry.of(swarm)));
        }
        boolean bars = spots(swarms).stream().anyMatch(Spot::hasInterval);
        if (bars) {
            entries.add(KeyEntry.intervals());
        }
        return entries;
    }

    private static XYPlot plot(Scatter scatter, List<Swarm> swarms, double height) {
        Scatter.Dot first = scatter.dots().get(0);
        Span across = span(swarms, Spot::x, Spot::halfX);
        Span upward = span(swarms, Spot::y, Spot::halfY);
        NumberAxis domain = Axes.domain(first.x().quantity(), across, false);
        NumberAxis range = Axes.range(first.y().quantity(), upward, height);
        List<Trace> none = List.of();
        XYPlot plot = new XYPlot(new TraceDataset(none), domain, range, new TraceRenderer(none));
        Panel.style(plot);
        return plot;
    }

    private static Span span(
            List<Swarm> swarms, ToDoubleFunction<Spot> place, ToDoubleFunction<Spot> half) {
        double[] places = spots(swarms).stream().mapToDouble(place).toArray();
        double[] halves = spots(swarms).stream().mapToDouble(half).toArray();
        return Span.around(places, halves);
    }

    private static List<Spot> spots(List<Swarm> swarms) {
        return swarms.stream()
                .flatMap(swarm -> swarm.spots().stream())
                .collect(Collectors.toList());
    }
}
