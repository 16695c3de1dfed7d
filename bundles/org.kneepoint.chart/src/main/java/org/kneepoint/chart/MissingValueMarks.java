// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.chart;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.geom.Line2D;
import java.awt.geom.Rectangle2D;
import java.util.List;
import java.util.OptionalDouble;
import java.util.stream.Collectors;
import org.jfree.chart.annotations.AbstractXYAnnotation;
import org.jfree.chart.axis.ValueAxis;
import org.jfree.chart.plot.PlotRenderingInfo;
import org.jfree.chart.plot.XYPlot;
import org.jfree.chart.ui.RectangleEdge;
import org.kneepoint.api.result.Status;
import org.kneepoint.chart.layout.CurvePoint;
import org.kneepoint.chart.layout.PlottedCurve;
import org.kneepoint.chart.style.ChartStyle;
import org.kneepoint.chart.style.MarkerShapes;

/**
 * Marks missing values in a panel: symbols along the top edge, a row for each style, and a dotted
 * line at the first saturated position of each curve. If the rows are too many, styles share them
 * and mark only the first saturated position.
 */
final class MissingValueMarks extends AbstractXYAnnotation {
    private static final long serialVersionUID = 1L;
    private static final double ROW = 11;
    private static final double MAX_FRACTION = 0.2;

    private final transient List<PlottedCurve> saturated;
    private final transient List<PlottedCurve> lost;
    private final transient List<Integer> styles;

    MissingValueMarks(List<PlottedCurve> curves) {
        saturated =
                curves.stream()
                        .filter(curve -> curve.firstSaturated().isPresent())
                        .collect(Collectors.toList());
        lost = curves.stream().filter(PlottedCurve::hasMissing).collect(Collectors.toList());
        styles =
                lost.stream()
                        .map(curve -> curve.style().style())
                        .distinct()
                        .collect(Collectors.toList());
    }

    /**
     * Returns the fraction of a panel that the rows take, at most a fifth.
     *
     * @param height of the panel, pixels
     */
    double fraction(double height) {
        return lost.isEmpty() ? 0 : Math.min(MAX_FRACTION, rows(height) * ROW / height);
    }

    private int rows(double height) {
        return Math.max(1, Math.min(styles.size(), (int) (MAX_FRACTION * height / ROW)));
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
        ShapePen pen = new ShapePen(g2);
        for (int i = 0; i < saturated.size(); i++) {
            OptionalDouble first = saturated.get(i).firstSaturated();
            double x = domain.valueToJava2D(first.getAsDouble(), area, RectangleEdge.BOTTOM);
            pen.line(
                    new Line2D.Double(x, area.getMinY(), x, area.getMaxY()),
                    ChartStyle.dotted(i),
                    saturated.get(i).style().colour());
        }
        int rows = rows(area.getHeight());
        for (PlottedCurve curve : lost) {
            int row = styles.indexOf(curve.style().style()) % rows;
            double y = area.getMinY() + (row + 0.5) * ROW;
            drawRow(pen, curve, area, domain, y, rows == styles.size());
        }
    }

    private static void drawRow(
            ShapePen pen,
            PlottedCurve curve,
            Rectangle2D area,
            ValueAxis domain,
            double y,
            boolean full) {
        Color colour = curve.style().colour();
        boolean begun = false;
        for (CurvePoint point : curve.points()) {
            double x = domain.valueToJava2D(point.x(), area, RectangleEdge.BOTTOM);
            if (!point.isMissing() || !domain.getRange().contains(point.x())) {
                continue;
            }
            if (point.status() != Status.SATURATED) {
                pen.line(ShapePen.at(MarkerShapes.strokes(), x, y), ChartStyle.OUTLINE, colour);
            } else if (!begun) {
                pen.filled(MarkerShapes.triangleUp(), x, y + 1, colour);
                begun = true;
            } else if (full) {
                pen.filled(MarkerShapes.dot(), x, y + 1, colour);
            }
        }
    }
}
