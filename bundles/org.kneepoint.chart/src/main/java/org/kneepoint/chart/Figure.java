// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.chart;

import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.jfree.chart.JFreeChart;
import org.jfree.chart.plot.CombinedDomainXYPlot;
import org.jfree.chart.title.TextTitle;
import org.jfree.chart.ui.RectangleInsets;
import org.kneepoint.api.result.Curve;
import org.kneepoint.api.result.Quantities;
import org.kneepoint.api.result.Quantity;
import org.kneepoint.api.view.Chart;

/**
 * A chart laid out and ready to be drawn once. Its own measure are the pixels of the layout; the
 * picture has {@link #scale} times as many.
 */
final class Figure {
    private static final double LAYOUT_WIDTH = 900;
    private static final double LAYOUT_HEIGHT = 600;
    // Below this the texts could not be read.
    private static final double SMALLEST_SCALE = 0.75;
    private static final double KEY_SHARE = 0.4;
    private static final double MARGIN = 12;
    private static final double GAP = 14;
    private static final double DOMAIN_AXIS = 48;
    private static final double TITLE = 32;
    private static final double LOWEST_PANEL = 20;

    private final JFreeChart drawing;
    private final Chart chart;

    private Figure(Chart chart) {
        this.chart = chart;
        List<Look> looks = Looks.of(chart.curves());
        List<List<Trace>> panels =
                chart.quantities().stream()
                        .map(quantity -> traces(chart.curves(), quantity, looks))
                        .collect(Collectors.toList());
        Key key =
                Key.of(looks, flat(panels), layoutWidth() - 2 * MARGIN, KEY_SHARE * layoutHeight());
        CombinedDomainXYPlot plot = stack(panels, key.height());
        drawing = new JFreeChart(null, null, plot, false);
        decorate(key);
    }

    /**
     * Lays out a chart.
     *
     * @param chart one that {@link Request} lets pass
     */
    static Figure of(Chart chart) {
        return new Figure(chart);
    }

    private static List<Trace> traces(List<Curve> curves, Quantity quantity, List<Look> looks) {
        List<Trace> traces = new ArrayList<>();
        for (int i = 0; i < curves.size(); i++) {
            traces.add(Trace.of(curves.get(i), quantity, looks.get(i)));
        }
        return traces;
    }

    private static List<Trace> flat(List<List<Trace>> panels) {
        return panels.stream().flatMap(List::stream).collect(Collectors.toList());
    }

    private CombinedDomainXYPlot stack(List<List<Trace>> panels, double keyHeight) {
        Quantity axis = chart.curves().get(0).axis();
        boolean load = axis.equals(Quantities.LOAD) || axis.equals(Quantities.RATE);
        Span span = Span.ofPositions(panels.get(0), load);
        boolean whole = !load && hasWholePositions(panels.get(0));
        CombinedDomainXYPlot plot = new CombinedDomainXYPlot(Axes.domain(axis, span, whole));
        plot.setGap(GAP);
        double height = panelHeight(keyHeight);
        for (int i = 0; i < panels.size(); i++) {
            plot.add(Panel.of(chart.quantities().get(i), panels.get(i), height));
        }
        return plot;
    }

    private static boolean hasWholePositions(List<Trace> traces) {
        return traces.stream()
                .flatMap(trace -> trace.dots().stream())
                .allMatch(dot -> dot.x() == Math.rint(dot.x()));
    }

    private double panelHeight(double keyHeight) {
        int panels = chart.quantities().size();
        double title = chart.title().isEmpty() ? 0 : TITLE;
        double others = 2 * MARGIN + title + keyHeight + DOMAIN_AXIS + (panels - 1) * GAP;
        return Math.max(LOWEST_PANEL, (layoutHeight() - others) / panels);
    }

    private void decorate(Key key) {
        drawing.setBackgroundPaint(Palette.PAPER);
        drawing.setPadding(new RectangleInsets(MARGIN, MARGIN, MARGIN, MARGIN));
        drawing.addSubtitle(key);
        if (!chart.title().isEmpty()) {
            TextTitle title = new TextTitle(chart.title(), Palette.TITLE);
            title.setPaint(Palette.INK);
            title.setPadding(0, 0, 8, 0);
            drawing.setTitle(title);
        }
        RenderingHints hints = drawing.getRenderingHints();
        hints.put(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
        hints.put(RenderingHints.KEY_TEXT_ANTIALIASING, RenderingHints.VALUE_TEXT_ANTIALIAS_ON);
        hints.put(RenderingHints.KEY_FRACTIONALMETRICS, RenderingHints.VALUE_FRACTIONALMETRICS_ON);
    }

    /** Returns the width of the picture in pixels. */
    int width() {
        return chart.width();
    }

    /** Returns the height of the picture in pixels. */
    int height() {
        return chart.height();
    }

    /** Returns how many pixels of the picture make one of the layout. */
    double scale() {
        double scale = Math.min(chart.width() / LAYOUT_WIDTH, chart.height() / LAYOUT_HEIGHT);
        return Math.max(SMALLEST_SCALE, scale);
    }

    /** Returns the width in pixels of the layout. */
    double layoutWidth() {
        return chart.width() / scale();
    }

    /** Returns the height in pixels of the layout. */
    double layoutHeight() {
        return chart.height() / scale();
    }

    /** Draws the figure in pixels of the layout. */
    void draw(Graphics2D g2) {
        drawing.draw(g2, new Rectangle2D.Double(0, 0, layoutWidth(), layoutHeight()));
    }
}
