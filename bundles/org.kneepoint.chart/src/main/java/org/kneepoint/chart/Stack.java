// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.chart;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.jfree.chart.plot.CombinedDomainXYPlot;
import org.kneepoint.api.result.Curve;
import org.kneepoint.api.result.Quantities;
import org.kneepoint.api.result.Quantity;
import org.kneepoint.api.view.Chart;

/** The panels of a chart, one above the other over the common axis. */
final class Stack {
    private static final double GAP = 14;
    private static final double LOWEST_PANEL = 20;

    private final Chart chart;
    private final Sheet sheet;
    private final List<Look> looks;
    private final List<List<Trace>> panels;
    private final List<Flag> flags;

    private Stack(Chart chart) {
        this.chart = chart;
        sheet = new Sheet(chart.width(), chart.height());
        looks = Looks.of(chart.curves());
        panels =
                chart.quantities().stream()
                        .map(quantity -> traces(quantity))
                        .collect(Collectors.toList());
        flags = Flag.all(chart, looks);
    }

    /**
     * Lays out a chart.
     *
     * @param chart one that {@link Request} lets pass
     */
    static Figure of(Chart chart) {
        return new Stack(chart).figure();
    }

    private List<Trace> traces(Quantity quantity) {
        List<Trace> traces = new ArrayList<>();
        for (int i = 0; i < chart.curves().size(); i++) {
            traces.add(Trace.of(chart.curves().get(i), quantity, looks.get(i)));
        }
        return traces;
    }

    private Figure figure() {
        List<KeyEntry> entries = KeyEntry.all(looks, all(), flags);
        Key key = Key.of(entries, sheet.textWidth(), sheet.keyHeight());
        return Figure.of(sheet, chart.title(), plot(panelHeight(key)), key);
    }

    private List<Trace> all() {
        return panels.stream().flatMap(List::stream).collect(Collectors.toList());
    }

    private CombinedDomainXYPlot plot(double height) {
        Curve first = chart.curves().get(0);
        boolean load = first.axis().equals(Quantities.LOAD) || first.axis().equals(Quantities.RATE);
        Span span = Span.ofPositions(all(), load);
        boolean whole = !load && hasWholePositions(panels.get(0));
        CombinedDomainXYPlot plot =
                new CombinedDomainXYPlot(Axes.domain(first.axis(), span, whole));
        plot.setGap(GAP);
        for (int i = 0; i < panels.size(); i++) {
            Quantity quantity = chart.quantities().get(i);
            plot.add(Panel.of(quantity, panels.get(i), flags, i == 0, height));
        }
        return plot;
    }

    private static boolean hasWholePositions(List<Trace> traces) {
        return traces.stream()
                .flatMap(trace -> trace.dots().stream())
                .allMatch(dot -> dot.x() == Math.rint(dot.x()));
    }

    private double panelHeight(Key key) {
        double gaps = (panels.size() - 1) * GAP;
        double height = sheet.plotHeight(chart.title(), key) - gaps;
        return Math.max(LOWEST_PANEL, height / panels.size());
    }
}
