// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.chart;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.geom.Line2D;
import java.awt.geom.Path2D;
import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import java.util.List;
import org.jfree.chart.axis.ValueAxis;
import org.jfree.chart.plot.CrosshairState;
import org.jfree.chart.plot.PlotRenderingInfo;
import org.jfree.chart.plot.XYPlot;
import org.jfree.chart.renderer.xy.AbstractXYItemRenderer;
import org.jfree.chart.renderer.xy.XYItemRendererState;
import org.jfree.chart.ui.RectangleEdge;
import org.jfree.chart.util.LineUtils;
import org.jfree.data.xy.XYDataset;

/**
 * Draws the traces of a panel: first all that is averaged, then lines and interval bars, then
 * markers.
 *
 * <p>JFreeChart's own line renderer either starts the dashes anew at every point, which makes a
 * dense curve solid, or draws one path that may leave the panel by any distance. This one joins the
 * pieces that lie inside the panel.
 */
final class TraceRenderer extends AbstractXYItemRenderer {
    private static final long serialVersionUID = 1L;
    private static final double FAR = 1e6;

    private final transient List<Trace> traces;

    TraceRenderer(List<Trace> traces) {
        this.traces = traces;
    }

    @Override
    public int getPassCount() {
        return 3;
    }

    @Override
    public void drawItem(
            Graphics2D g2,
            XYItemRendererState state,
            Rectangle2D area,
            PlotRenderingInfo info,
            XYPlot plot,
            ValueAxis domain,
            ValueAxis range,
            XYDataset dataset,
            int series,
            int item,
            CrosshairState crosshair,
            int pass) {
        Trace trace = traces.get(series);
        Canvas canvas = new Canvas(new Pen(g2), area, domain, range);
        if (pass == 0 && item == 0) {
            canvas.raw(trace);
        } else if (pass == 1) {
            if (item == 0) {
                canvas.line(trace);
            }
            canvas.bar(trace, item);
        } else if (pass == 2) {
            canvas.marker(trace, item);
        }
    }

    /** The panel in pixels. */
    private record Canvas(Pen pen, Rectangle2D area, ValueAxis domain, ValueAxis range) {
        double x(double value) {
            return domain.valueToJava2D(value, area, RectangleEdge.BOTTOM);
        }

        /** The pixel of a value, not so far away that differences lose their digits. */
        double y(double value) {
            double pixel = range.valueToJava2D(value, area, RectangleEdge.LEFT);
            return Math.max(-FAR, Math.min(FAR, pixel));
        }

        void line(Trace trace) {
            if (trace.look().line().isPresent()) {
                pen.line(path(trace.dots()), trace.look().line().get(), trace.look().colour());
            }
        }

        void raw(Trace trace) {
            Color colour = Palette.pale(trace.look().colour());
            pen.line(path(trace.raw()), Palette.FAINT, colour);
        }

        private Path2D path(List<Dot> all) {
            List<Dot> dots = Columns.of(all, dot -> x(dot.x()));
            Path2D path = new Path2D.Double();
            for (int i = 1; i < dots.size(); i++) {
                Dot from = dots.get(i - 1);
                Dot to = dots.get(i);
                if (from.hasValue() && to.hasValue()) {
                    append(path, new Line2D.Double(x(from.x()), y(from.y()), x(to.x()), y(to.y())));
                }
            }
            return path;
        }

        private void append(Path2D path, Line2D segment) {
            if (!LineUtils.clipLine(segment, area)) {
                return;
            }
            Point2D end = path.getCurrentPoint();
            if (end == null || !end.equals(segment.getP1())) {
                path.moveTo(segment.getX1(), segment.getY1());
            }
            path.lineTo(segment.getX2(), segment.getY2());
        }

        void bar(Trace trace, int item) {
            Dot dot = trace.dots().get(item);
            // The bar of a value above the panel would cut through everything in it.
            if (dot.hasValue() && dot.half() > 0 && y(dot.y()) >= area.getMinY()) {
                double low = y(dot.y() - dot.half());
                double high = y(dot.y() + dot.half());
                pen.bar(x(dot.x()), low, high, trace.look().colour());
            }
        }

        void marker(Trace trace, int item) {
            Dot dot = trace.dots().get(item);
            if (!dot.hasValue() || !trace.isMarked(item)) {
                return;
            }
            Look look = trace.look();
            double x = x(dot.x());
            double y = y(dot.y());
            if (!Pen.at(look.marker(), x, y).intersects(area)) {
                return;
            }
            if (dot.isHollow()) {
                pen.hollow(look.marker(), x, y, look.colour());
            } else {
                pen.filled(look.marker(), x, y, look.colour());
            }
        }
    }
}
