// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.chart;

import java.util.List;
import org.jfree.chart.plot.CombinedDomainXYPlot;
import org.kneepoint.api.view.Chart;
import org.kneepoint.chart.layout.ChartLayout;
import org.kneepoint.chart.layout.PanelLayout;

/** The panels of a chart, one above the other over the common axis. */
final class PanelStack {
    private static final double GAP = 14;
    private static final double LOWEST_PANEL = 20;

    private final ChartLayout layout;
    private final ChartDimensions dimensions;

    private PanelStack(Chart chart) {
        layout = ChartLayout.of(chart);
        dimensions = new ChartDimensions(chart.width(), chart.height());
    }

    /**
     * Lays out a chart.
     *
     * @param chart a valid chart, see {@link ChartValidation}
     */
    static LaidOutChart of(Chart chart) {
        return new PanelStack(chart).figure();
    }

    private LaidOutChart figure() {
        List<LegendEntry> entries = layout.legend().stream().map(LegendEntry::of).toList();
        ChartLegend legend =
                ChartLegend.of(entries, dimensions.textWidth(), dimensions.legendHeight());
        String title = layout.chart().title();
        return LaidOutChart.of(dimensions, title, plot(panelHeight(legend)), legend);
    }

    private CombinedDomainXYPlot plot(double height) {
        CombinedDomainXYPlot plot =
                new CombinedDomainXYPlot(
                        ChartAxes.domain(layout.axis(), layout.x(), layout.hasWholePositions()));
        plot.setGap(GAP);
        boolean named = true;
        for (PanelLayout panel : layout.panels()) {
            plot.add(PanelPlot.of(panel, layout.lines(), named, height));
            named = false;
        }
        return plot;
    }

    private double panelHeight(ChartLegend legend) {
        int panels = layout.panels().size();
        double gaps = (panels - 1) * GAP;
        double height = dimensions.plotHeight(layout.chart().title(), legend) - gaps;
        return Math.max(LOWEST_PANEL, height / panels);
    }
}
