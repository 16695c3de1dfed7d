// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.chart;

import java.awt.Graphics2D;
import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.jfree.chart.annotations.AbstractXYAnnotation;
import org.jfree.chart.axis.ValueAxis;
import org.jfree.chart.plot.PlotRenderingInfo;
import org.jfree.chart.plot.XYPlot;
import org.jfree.chart.ui.RectangleEdge;
import org.kneepoint.chart.layout.CurvePoint;
import org.kneepoint.chart.layout.PlottedCurve;
import org.kneepoint.chart.layout.ReferenceLine;
import org.kneepoint.chart.style.ChartStyle;
import org.kneepoint.chart.style.TextMetrics;

/** Labels reference lines with their values, where that covers the curves least. */
final class ReferenceLineLabels extends AbstractXYAnnotation {
    private static final long serialVersionUID = 1L;
    private static final double GAP = 5;
    private static final double CURVE = 2;
    private static final double SIDE = 2;
    private static final double NOTE_WIDTH = 210;
    private static final double NOTE_HEIGHT = 22;

    private final transient List<ReferenceLine> lines;
    private final transient List<PlottedCurve> curves;
    private final boolean hasNote;

    /**
     * Makes the labels.
     *
     * @param curves the curves not to be covered
     * @param hasNote whether there is a note in the top left corner, not to be covered either
     */
    ReferenceLineLabels(List<ReferenceLine> lines, List<PlottedCurve> curves, boolean hasNote) {
        this.lines = ReferenceLine.areExplicit(lines) ? lines : List.of();
        this.curves = curves;
        this.hasNote = hasNote;
    }

    @Override
    public void draw(
            Graphics2D g2,
            XYPlot plot,
            Rectangle2D area,
            ValueAxis domain,
            ValueAxis range,
            int rendererIndex,
            PlotRenderingInfo info) {
        List<ReferenceLine> visible = ReferenceLineAnnotation.visible(lines, domain);
        if (visible.isEmpty()) {
            return;
        }
        List<Rectangle2D> taken = curves(area, domain, range);
        visible.forEach(line -> taken.add(line(line, area, domain)));
        LabelPlacement room = new LabelPlacement(area, taken);
        for (ReferenceLine line : visible) {
            write(g2, line, room.take(candidates(line, area, domain)));
        }
    }

    private List<Rectangle2D> curves(Rectangle2D area, ValueAxis domain, ValueAxis range) {
        List<Rectangle2D> boxes = new ArrayList<>();
        for (PlottedCurve curve : curves) {
            Stream.concat(curve.points().stream(), curve.unsmoothed().stream())
                    .filter(CurvePoint::hasValue)
                    .map(point -> place(point, area, domain, range))
                    .filter(area::contains)
                    .forEach(place -> boxes.add(LabelPlacement.square(place, CURVE)));
        }
        if (hasNote) {
            boxes.add(LabelPlacement.box(area.getMinX(), area.getMinY(), NOTE_WIDTH, NOTE_HEIGHT));
        }
        return boxes;
    }

    private static Point2D place(
            CurvePoint point, Rectangle2D area, ValueAxis domain, ValueAxis range) {
        double x = ReferenceLineAnnotation.x(point.x(), area, domain);
        return new Point2D.Double(x, range.valueToJava2D(point.y(), area, RectangleEdge.LEFT));
    }

    private static Rectangle2D line(ReferenceLine line, Rectangle2D area, ValueAxis domain) {
        double x = ReferenceLineAnnotation.x(line.position(), area, domain);
        return LabelPlacement.box(x - SIDE / 2, area.getMinY(), SIDE, area.getHeight());
    }

    /** Boxes at either side of the line, by distance from the bottom and the top. */
    private static List<Rectangle2D> candidates(
            ReferenceLine line, Rectangle2D area, ValueAxis domain) {
        double width = TextMetrics.width(line.text(), ChartStyle.TEXT) + 2 * SIDE;
        double height = TextMetrics.height(ChartStyle.TEXT);
        double x = ReferenceLineAnnotation.x(line.position(), area, domain);
        List<Rectangle2D> boxes = new ArrayList<>();
        for (double down = GAP; down + height < area.getHeight() / 2; down += height) {
            for (double left : new double[] {x + GAP, x - GAP - width}) {
                boxes.add(LabelPlacement.box(left, area.getMaxY() - down - height, width, height));
                boxes.add(LabelPlacement.box(left, area.getMinY() + down, width, height));
            }
        }
        return boxes.isEmpty()
                ? List.of(LabelPlacement.box(x + GAP, area.getMinY(), width, height))
                : boxes;
    }

    private static void write(Graphics2D g2, ReferenceLine line, Rectangle2D box) {
        new ShapePen(g2).area(box, ChartStyle.TRANSLUCENT_BACKGROUND);
        g2.setFont(ChartStyle.TEXT);
        g2.setPaint(line.colour());
        double base = box.getMinY() + TextMetrics.ascent(ChartStyle.TEXT);
        g2.drawString(line.text(), (float) (box.getMinX() + SIDE), (float) base);
    }
}
