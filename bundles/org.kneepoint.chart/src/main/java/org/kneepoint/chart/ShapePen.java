// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.chart;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.Shape;
import java.awt.Stroke;
import java.awt.geom.AffineTransform;
import java.awt.geom.Line2D;
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

    /** A vertical bar with a cap at both ends. */
    void bar(double x, double from, double to, Color colour) {
        line(new Line2D.Double(x, from, x, to), ChartStyle.BAR, colour);
        line(new Line2D.Double(x - CAP, from, x + CAP, from), ChartStyle.BAR, colour);
        line(new Line2D.Double(x - CAP, to, x + CAP, to), ChartStyle.BAR, colour);
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

    /** A marker moved to a point. */
    static Shape at(Shape marker, double x, double y) {
        return AffineTransform.getTranslateInstance(x, y).createTransformedShape(marker);
    }
}
