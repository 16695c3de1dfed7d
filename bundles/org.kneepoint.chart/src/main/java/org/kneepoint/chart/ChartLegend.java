// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.chart;

import java.awt.Graphics2D;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.List;
import org.jfree.chart.block.RectangleConstraint;
import org.jfree.chart.title.Title;
import org.jfree.chart.ui.RectangleEdge;
import org.jfree.chart.ui.Size2D;
import org.kneepoint.chart.style.ChartStyle;
import org.kneepoint.chart.style.TextMetrics;

/** The legend below the panels, in columns: the curves in their order, then each kind of mark. */
final class ChartLegend extends Title {
    private static final long serialVersionUID = 1L;
    private static final double SAMPLE_TO_LABEL = 7;
    private static final double BETWEEN_COLUMNS = 22;
    private static final double ROW = 20;
    private static final double ABOVE = 8;

    private final transient List<LegendEntry> entries;
    private final double width;
    private final double cell;
    private final int columns;

    private ChartLegend(List<LegendEntry> entries, double width, double height) {
        this.width = width;
        double widest =
                entries.stream()
                        .mapToDouble(entry -> TextMetrics.width(entry.label(), ChartStyle.TEXT))
                        .max()
                        .orElse(0);
        cell = Math.min(width, LegendEntry.SAMPLE + SAMPLE_TO_LABEL + widest + BETWEEN_COLUMNS);
        columns = Math.max(1, Math.min(entries.size(), (int) (width / cell)));
        double room = cell - LegendEntry.SAMPLE - SAMPLE_TO_LABEL;
        List<List<LegendEntry>> broken = entries.stream().map(entry -> lines(entry, room)).toList();
        this.entries = fitting(broken, columns * Math.max(1, (int) ((height - ABOVE) / ROW)));
        setPosition(RectangleEdge.BOTTOM);
    }

    /**
     * Makes a legend.
     *
     * @param entries its lines
     * @param width available width, pixels
     * @param height largest height if possible, pixels
     */
    static ChartLegend of(List<LegendEntry> entries, double width, double height) {
        return new ChartLegend(entries, width, height);
    }

    /** Wraps a label that is wider than the legend. */
    private static List<LegendEntry> lines(LegendEntry entry, double room) {
        List<LegendEntry> lines = new ArrayList<>();
        for (String line : TextMetrics.wrap(entry.label(), ChartStyle.TEXT, room)) {
            lines.add(lines.isEmpty() ? new LegendEntry(entry.sample(), line) : plain(line));
        }
        return lines;
    }

    private static LegendEntry plain(String text) {
        return new LegendEntry((pen, x, y) -> {}, text);
    }

    private static List<LegendEntry> fitting(List<List<LegendEntry>> entries, int places) {
        List<LegendEntry> all = entries.stream().flatMap(List::stream).toList();
        if (all.size() <= places) {
            return all;
        }
        List<LegendEntry> some = new ArrayList<>();
        int shown = 0;
        while (some.size() + entries.get(shown).size() < places) {
            some.addAll(entries.get(shown));
            shown++;
        }
        some.add(plain("and " + (entries.size() - shown) + " more: shown with a larger size="));
        return some;
    }

    /** Returns the height, pixels. */
    double height() {
        return ABOVE + ROW * rows();
    }

    private int rows() {
        return (entries.size() + columns - 1) / columns;
    }

    @Override
    public Size2D arrange(Graphics2D g2, RectangleConstraint constraint) {
        return new Size2D(width, height());
    }

    @Override
    public Object draw(Graphics2D g2, Rectangle2D area, Object parameters) {
        draw(g2, area);
        return null;
    }

    @Override
    public void draw(Graphics2D g2, Rectangle2D area) {
        double left = area.getCenterX() - (columns * cell - BETWEEN_COLUMNS) / 2;
        for (int i = 0; i < entries.size(); i++) {
            double x = left + i % columns * cell;
            double y = area.getMinY() + ABOVE + (i / columns + 0.5) * ROW;
            draw(g2, entries.get(i), x, y);
        }
    }

    private void draw(Graphics2D g2, LegendEntry entry, double x, double y) {
        entry.sample().draw(new ShapePen(g2), x + LegendEntry.SAMPLE / 2, y);
        double room = cell - LegendEntry.SAMPLE - SAMPLE_TO_LABEL;
        g2.setFont(ChartStyle.TEXT);
        g2.setPaint(ChartStyle.FOREGROUND);
        g2.drawString(
                TextMetrics.shorten(entry.label(), ChartStyle.TEXT, room),
                (float) (x + LegendEntry.SAMPLE + SAMPLE_TO_LABEL),
                (float) (y + 0.36 * ChartStyle.TEXT.getSize()));
    }
}
