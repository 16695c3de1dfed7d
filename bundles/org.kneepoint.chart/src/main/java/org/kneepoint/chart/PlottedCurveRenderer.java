// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.chart;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.Shape;
import java.awt.geom.Line2D;
import java.awt.geom.Path2D;
import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.List;
import org.jfree.chart.axis.ValueAxis;
import org.jfree.chart.entity.ChartEntity;
import org.jfree.chart.entity.EntityCollection;
import org.jfree.chart.plot.CrosshairState;
import org.jfree.chart.plot.PlotRenderingInfo;
import org.jfree.chart.plot.XYPlot;
import org.jfree.chart.renderer.xy.AbstractXYItemRenderer;
import org.jfree.chart.renderer.xy.XYItemRendererState;
import org.jfree.chart.ui.RectangleEdge;
import org.jfree.chart.util.LineUtils;
import org.jfree.data.xy.XYDataset;
import org.kneepoint.chart.layout.CurvePoint;
import org.kneepoint.chart.layout.PixelColumnThinning;
import org.kneepoint.chart.layout.PlottedCurve;
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
    private static final double SPOT = 5;

    private final transient List<PlottedCurve> curves;

    PlottedCurveRenderer(List<PlottedCurve> curves) {
        this.curves = curves;
    }

    /** Which markers lie on each other, at the size of one drawing. */
    private static final class CurveState extends XYItemRendererState {
        private final MarkerNesting nesting;

        CurveState(PlotRenderingInfo info, MarkerNesting nesting) {
            super(info);
            this.nesting = nesting;
            // a line continues beyond the points that are visible
            setProcessVisibleItemsOnly(false);
        }
    }

    @Override
    public XYItemRendererState initialise(
            Graphics2D g2,
            Rectangle2D area,
            XYPlot plot,
            XYDataset dataset,
            PlotRenderingInfo info) {
        PanelCanvas canvas =
                new PanelCanvas(new ShapePen(g2), area, plot.getDomainAxis(), plot.getRangeAxis());
        List<List<Point2D>> layers = new ArrayList<>();
        // JFreeChart draws the first curve last
        for (int series = curves.size() - 1; series >= 0; series--) {
            layers.add(canvas.markers(curves.get(series)));
        }
        return new CurveState(info, MarkerNesting.of(layers));
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
        double scale = ((CurveState) state).nesting.scale(curves.size() - 1 - series, item);
        if (pass == 0 && item == 0) {
            canvas.raw(curve);
        } else if (pass == 1) {
            if (item == 0) {
                canvas.line(curve);
            }
            canvas.bar(curve, item, scale);
        } else if (pass == 2) {
            canvas.marker(curve, item, scale);
            addTip(info, canvas, series, item);
        }
    }

    /** A window shows the exact values of the point below the pointer. */
    private void addTip(PlotRenderingInfo info, PanelCanvas canvas, int series, int item) {
        CurvePoint point = curves.get(series).points().get(item);
        if (info == null || info.getOwner() == null || !point.hasValue()) {
            return;
        }
        EntityCollection entities = info.getOwner().getEntityCollection();
        double x = canvas.x(point.x());
        double y = canvas.y(point.y());
        if (entities != null && canvas.area().contains(x, y)) {
            Shape spot = new Rectangle2D.Double(x - SPOT, y - SPOT, 2 * SPOT, 2 * SPOT);
            String tip = PointTip.of(curves.get(series), point);
            entities.add(new ChartEntity(spot, tip));
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

        /** The pixels of all markers; NaN for points without. */
        List<Point2D> markers(PlottedCurve curve) {
            List<Point2D> places = new ArrayList<>();
            for (int item = 0; item < curve.points().size(); item++) {
                CurvePoint point = curve.points().get(item);
                boolean marked = point.hasValue() && curve.isMarked(item);
                places.add(
                        marked
                                ? new Point2D.Double(x(point.x()), y(point.y()))
                                : new Point2D.Double(Double.NaN, Double.NaN));
            }
            return places;
        }

        void bar(PlottedCurve curve, int item, double scale) {
            CurvePoint point = curve.points().get(item);
            // no bar of a value above the panel
            if (point.hasValue()
                    && point.halfWidth() > 0
                    && y(point.y()) >= area.getMinY()
                    && domain.getRange().contains(point.x())) {
                double low = y(point.y() - point.halfWidth());
                double high = y(point.y() + point.halfWidth());
                pen.bar(x(point.x()), low, high, scale, curve.style().colour());
            }
        }

        void marker(PlottedCurve curve, int item, double scale) {
            CurvePoint point = curve.points().get(item);
            if (!point.hasValue() || !curve.isMarked(item)) {
                return;
            }
            CurveStyle style = curve.style();
            double x = x(point.x());
            double y = y(point.y());
            Shape marker = ShapePen.scaled(style.marker(), scale);
            if (!ShapePen.at(marker, x, y).intersects(area)) {
                return;
            }
            if (point.isHollow()) {
                pen.hollow(marker, x, y, style.colour());
            } else {
                pen.filled(marker, x, y, style.colour());
            }
        }
    }
}
