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
import org.kneepoint.chart.style.CurveStyle;
import org.kneepoint.chart.style.CurveStyles;

/** The panels of a chart, one above the other over the common axis. */
final class PanelStack {
    private static final double GAP = 14;
    private static final double LOWEST_PANEL = 20;

    private final Chart chart;
    private final ChartDimensions dimensions;
    private final List<CurveStyle> styles;
    private final List<List<PlottedCurve>> panels;
    private final List<ReferenceLine> lines;

    private PanelStack(Chart chart) {
        this.chart = chart;
        dimensions = new ChartDimensions(chart.width(), chart.height());
        styles = CurveStyles.of(chart.curves());
        panels =
                chart.quantities().stream()
                        .map(quantity -> traces(quantity))
                        .collect(Collectors.toList());
        lines = ReferenceLine.all(chart, styles);
    }

    /**
     * Lays out a chart.
     *
     * @param chart a valid chart, see {@link ChartValidation}
     */
    static LaidOutChart of(Chart chart) {
        return new PanelStack(chart).figure();
    }

    private List<PlottedCurve> traces(Quantity quantity) {
        List<PlottedCurve> curves = new ArrayList<>();
        for (int i = 0; i < chart.curves().size(); i++) {
            curves.add(PlottedCurve.of(chart.curves().get(i), quantity, styles.get(i)));
        }
        return curves;
    }

    private LaidOutChart figure() {
        List<LegendEntry> entries = LegendEntry.all(styles, all(), lines);
        ChartLegend legend =
                ChartLegend.of(entries, dimensions.textWidth(), dimensions.legendHeight());
        return LaidOutChart.of(dimensions, chart.title(), plot(panelHeight(legend)), legend);
    }

    private List<PlottedCurve> all() {
        return panels.stream().flatMap(List::stream).collect(Collectors.toList());
    }

    private CombinedDomainXYPlot plot(double height) {
        Curve first = chart.curves().get(0);
        boolean load = first.axis().equals(Quantities.LOAD) || first.axis().equals(Quantities.RATE);
        AxisRange span = AxisRange.ofPositions(all(), load);
        boolean whole = !load && hasWholePositions(panels.get(0));
        CombinedDomainXYPlot plot =
                new CombinedDomainXYPlot(ChartAxes.domain(first.axis(), span, whole));
        plot.setGap(GAP);
        for (int i = 0; i < panels.size(); i++) {
            Quantity quantity = chart.quantities().get(i);
            plot.add(PanelPlot.of(quantity, panels.get(i), lines, i == 0, height));
        }
        return plot;
    }

    private static boolean hasWholePositions(List<PlottedCurve> curves) {
        return curves.stream()
                .flatMap(trace -> trace.points().stream())
                .allMatch(point -> point.x() == Math.rint(point.x()));
    }

    private double panelHeight(ChartLegend legend) {
        double gaps = (panels.size() - 1) * GAP;
        double height = dimensions.plotHeight(chart.title(), legend) - gaps;
        return Math.max(LOWEST_PANEL, height / panels.size());
    }
}
