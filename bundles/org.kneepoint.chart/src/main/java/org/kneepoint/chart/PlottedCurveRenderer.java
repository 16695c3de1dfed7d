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
import org.kneepoint.chart.style.ChartStyle;
import org.kneepoint.chart.style.CurveStyle;

/**
 * Draws the curves of a panel: first unsmoothed values, then lines and interval bars, then markers.
 *
 * <p>The line renderer of JFreeChart either restarts the dashes at every point, which makes a dense
 * curve solid, or draws one path that may extend far outside the panel. This one joins the segments
 * inside the panel.
 */
final class PlottedCurveRenderer extends AbstractXYItemRenderer {
    private static final long serialVersionUID = 1L;
    private static final double FAR = 1e6;

    private final transient List<PlottedCurve> curves;

    PlottedCurveRenderer(List<PlottedCurve> curves) {
        this.curves = curves;
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
        PlottedCurve curve = curves.get(series);
        PanelCanvas canvas = new PanelCanvas(new ShapePen(g2), area, domain, range);
        if (pass == 0 && item == 0) {
            canvas.raw(curve);
        } else if (pass == 1) {
            if (item == 0) {
                canvas.line(curve);
            }
            canvas.bar(curve, item);
        } else if (pass == 2) {
            canvas.marker(curve, item);
        }
    }

    /** Draws in pixels of the panel. */
    private record PanelCanvas(ShapePen pen, Rectangle2D area, ValueAxis domain, ValueAxis range) {
        double x(double value) {
            return domain.valueToJava2D(value, area, RectangleEdge.BOTTOM);
        }

        /** The pixel of a value, limited to keep the precision of differences. */
        double y(double value) {
            double pixel = range.valueToJava2D(value, area, RectangleEdge.LEFT);
            return Math.max(-FAR, Math.min(FAR, pixel));
        }

        void line(PlottedCurve curve) {
            if (curve.style().line().isPresent()) {
                pen.line(path(curve.points()), curve.style().line().get(), curve.style().colour());
            }
        }

        void raw(PlottedCurve curve) {
            Color colour = ChartStyle.pale(curve.style().colour());
            pen.line(path(curve.unsmoothed()), ChartStyle.FAINT, colour);
        }

        private Path2D path(List<CurvePoint> all) {
            List<CurvePoint> points = PixelColumnThinning.of(all, point -> x(point.x()));
            Path2D path = new Path2D.Double();
            for (int i = 1; i < points.size(); i++) {
                CurvePoint from = points.get(i - 1);
                CurvePoint to = points.get(i);
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

        void bar(PlottedCurve curve, int item) {
            CurvePoint point = curve.points().get(item);
            // no bar of a value above the panel
            if (point.hasValue() && point.halfWidth() > 0 && y(point.y()) >= area.getMinY()) {
                double low = y(point.y() - point.halfWidth());
                double high = y(point.y() + point.halfWidth());
                pen.bar(x(point.x()), low, high, curve.style().colour());
            }
        }

        void marker(PlottedCurve curve, int item) {
            CurvePoint point = curve.points().get(item);
            if (!point.hasValue() || !curve.isMarked(item)) {
                return;
            }
            CurveStyle style = curve.style();
            double x = x(point.x());
            double y = y(point.y());
            if (!ShapePen.at(style.marker(), x, y).intersects(area)) {
                return;
            }
            if (point.isHollow()) {
                pen.hollow(style.marker(), x, y, style.colour());
            } else {
                pen.filled(style.marker(), x, y, style.colour());
            }
        }
    }
}
