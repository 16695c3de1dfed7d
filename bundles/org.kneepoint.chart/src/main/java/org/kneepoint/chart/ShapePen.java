// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.chart;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.Shape;
import java.awt.Stroke;
import java.awt.geom.AffineTransform;
import java.awt.geom.Line2D;
import java.awt.geom.Path2D;
import org.kneepoint.chart.style.ChartStyle;

/** Draws the elements common to curves and legend. */
final class ShapePen {
    private static final double CAP = 3.5;

    private final Graphics2D g2;

    ShapePen(Graphics2D g2) {
        this.g2 = g2;
    }

    void line(Shape path, Stroke stroke, Color colour) {
        g2.setPaint(colour);
        g2.setStroke(stroke);
        g2.draw(path);
    }

    void area(Shape shape, Color colour) {
        g2.setPaint(colour);
        g2.fill(shape);
    }

    /**
     * A vertical bar with a cap at both ends.
     *
     * @param scale width of the caps relative to the usual one
     */
    void bar(double x, double from, double to, double scale, Color colour) {
        double cap = CAP * scale;
        line(new Line2D.Double(x, from, x, to), ChartStyle.BAR, colour);
        line(new Line2D.Double(x - cap, from, x + cap, from), ChartStyle.BAR, colour);
        line(new Line2D.Double(x - cap, to, x + cap, to), ChartStyle.BAR, colour);
    }

    /** A bracket from one position to another, with ends bent inwards. */
    void bracket(boolean across, double from, double to, double level, Color colour) {
        double bend = to > from ? CAP : -CAP;
        double[][] corners = {
            {from + bend, level - CAP},
            {from, level - CAP},
            {from, level + CAP},
            {from + bend, level + CAP}
        };
        Path2D path = new Path2D.Double();
        for (double mirror : new double[] {0, 1}) {
            for (int i = 0; i < corners.length; i++) {
                double along = mirror == 0 ? corners[i][0] : from + to - corners[i][0];
                double x = across ? along : corners[i][1];
                double y = across ? corners[i][1] : along;
                if (i == 0) {
                    path.moveTo(x, y);
                } else {
                    path.lineTo(x, y);
                }
            }
        }
        line(path, ChartStyle.BAR, colour);
    }

    /** A filled marker with a rim in the background colour. */
    void filled(Shape marker, double x, double y, Color colour) {
        Shape shape = at(marker, x, y);
        line(shape, ChartStyle.HALO, ChartStyle.BACKGROUND);
        g2.setPaint(colour);
        g2.fill(shape);
    }

    /** The outline of a marker. */
    void hollow(Shape marker, double x, double y, Color colour) {
        Shape shape = at(marker, x, y);
        g2.setPaint(ChartStyle.BACKGROUND);
        g2.fill(shape);
        line(shape, ChartStyle.OUTLINE, colour);
    }

    /** A marker of another size. */
    static Shape scaled(Shape marker, double scale) {
        return AffineTransform.getScaleInstance(scale, scale).createTransformedShape(marker);
    }

    /** A marker moved to a point. */
    static Shape at(Shape marker, double x, double y) {
        return AffineTransform.getTranslateInstance(x, y).createTransformedShape(marker);
    }
}
