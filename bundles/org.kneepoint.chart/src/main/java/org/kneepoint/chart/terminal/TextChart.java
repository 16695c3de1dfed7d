// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.chart.terminal;

import java.util.ArrayList;
import java.util.List;
import org.kneepoint.api.view.Chart;
import org.kneepoint.chart.layout.AxisScale;
import org.kneepoint.chart.layout.AxisTick;
import org.kneepoint.chart.layout.ChartLayout;
import org.kneepoint.chart.layout.PanelLayout;
import org.kneepoint.chart.layout.QuantityLabel;

/**
 * A chart of characters: heading, panels with their labels above, the axis below them with its
 * label, legend.
 */
public final class TextChart {
    private static final double MAX_LEGEND = 0.4;
    private static final int LOWEST_PANEL = 4;
    private static final double ROOM_FOR_MARKS = 0.08;
    private static final int BELOW = 3;
    private static final int NARROWEST = 20;
    private static final int LOWEST = 10;

    private final ChartLayout layout;
    private final CurveSymbols symbols;
    private final int columns;
    private final int heading;
    private final int panelHeight;
    private final TextLegend legend;

    private TextChart(Chart chart, boolean coloured) {
        layout = ChartLayout.of(chart);
        symbols = new CurveSymbols(coloured);
        columns = Math.max(NARROWEST, chart.width());
        int rows = Math.max(LOWEST, chart.height());
        heading = chart.title().isEmpty() ? 0 : 1;
        legend =
                TextLegend.of(
                        TextLegend.entries(layout.legend(), symbols),
                        columns,
                        Math.max(2, (int) (MAX_LEGEND * rows)));
        int panels = layout.panels().size();
        // each panel has a row for its label, and one for the axis below
        int others = heading + 2 * panels + BELOW - 1 + legend.rows();
        panelHeight = Math.max(LOWEST_PANEL, (rows - others) / panels);
    }

    /**
     * Draws a chart.
     *
     * @param chart a valid chart whose size is in characters; too small a size is enlarged
     * @param coloured whether control sequences set the colours of the curves
     * @return its lines
     */
    public static String of(Chart chart, boolean coloured) {
        return new TextChart(chart, coloured).drawing().lines(coloured);
    }

    private CharacterCanvas drawing() {
        int panels = layout.panels().size();
        int plots = heading + panels * (panelHeight + 2);
        CharacterCanvas canvas = new CharacterCanvas(columns, plots + BELOW - 1 + legend.rows());
        String title = layout.chart().title();
        canvas.text(Math.max(0, (columns - title.length()) / 2), 0, title, Ink.PLAIN);
        List<AxisScale> scales = new ArrayList<>();
        List<List<AxisTick>> ticks = new ArrayList<>();
        for (PanelLayout panel : layout.panels()) {
            AxisScale scale = panel.y(hasMarks(panel) ? ROOM_FOR_MARKS : 0);
            scales.add(scale);
            ticks.add(TextAxes.ticks(scale, panelHeight));
        }
        int left = ticks.stream().mapToInt(TextAxes::width).max().orElse(0) + 1;
        for (int i = 0; i < panels; i++) {
            int top = heading + i * (panelHeight + 2);
            PlotArea area =
                    new PlotArea(
                            canvas,
                            left,
                            top + 1,
                            columns - left,
                            panelHeight,
                            layout.x(),
                            scales.get(i));
            draw(area, i, ticks.get(i));
        }
        String label = QuantityLabel.of(layout.axis());
        canvas.text(
                Math.max(0, left + (columns - left - label.length()) / 2),
                plots + 1,
                label,
                Ink.PLAIN);
        legend.draw(canvas, plots + 2);
        return canvas;
    }

    private static boolean hasMarks(PanelLayout panel) {
        return panel.curves().stream().anyMatch(curve -> curve.hasMissing());
    }

    private void draw(PlotArea area, int number, List<AxisTick> ticks) {
        PanelLayout panel = layout.panels().get(number);
        String note = panel.note(area.y());
        String label = QuantityLabel.of(panel.quantity());
        area.canvas().text(0, area.top() - 1, label, Ink.PLAIN);
        int start = Math.max(label.length() + 2, columns - note.length());
        area.canvas().text(start, area.top() - 1, note, Ink.FAINT);
        new PanelDrawing(area, panel.curves(), symbols).draw(layout.lines(), number == 0);
        TextAxes.left(area, ticks, panel.hasValue());
        boolean last = number == layout.panels().size() - 1;
        TextAxes.below(area, layout.hasWholePositions(), last);
    }
}
