// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.chart.style;

import java.awt.Shape;
import java.awt.geom.AffineTransform;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;

/** Shapes about 9 pixels wide around the origin, of similar visual weight. */
public final class MarkerShapes {
    private MarkerShapes() {}

    public static Shape circle() {
        return new Ellipse2D.Double(-4, -4, 8, 8);
    }

    public static Shape dot() {
        return new Ellipse2D.Double(-1.8, -1.8, 3.6, 3.6);
    }

    static Shape square() {
        return new Rectangle2D.Double(-3.5, -3.5, 7, 7);
    }

    static Shape diamond() {
        return polygon(0, -5, 5, 0, 0, 5, -5, 0);
    }

    public static Shape triangleUp() {
        return polygon(0, -4.8, 4.6, 3.4, -4.6, 3.4);
    }

    static Shape triangleDown() {
        return turned(triangleUp(), 2);
    }

    static Shape triangleRight() {
        return turned(triangleUp(), 1);
    }

    static Shape plus() {
        double arm = 4.8;
        double half = 1.6;
        return polygon(
                -half, -arm, half, -arm, half, -half, arm, -half, arm, half, half, half, half, arm,
                -half, arm, -half, half, -arm, half, -arm, -half, -half, -half);
    }

    static Shape cross() {
        return AffineTransform.getRotateInstance(Math.PI / 4).createTransformedShape(plus());
    }

    static Shape star() {
        double[] corners = new double[20];
        for (int i = 0; i < 10; i++) {
            double radius = i % 2 == 0 ? 5.6 : 2.4;
            corners[2 * i] = radius * Math.sin(i * Math.PI / 5);
            corners[2 * i + 1] = -radius * Math.cos(i * Math.PI / 5);
        }
        return polygon(corners);
    }

    /** Two crossing strokes, to be drawn, not filled. */
    public static Shape strokes() {
        Path2D path = new Path2D.Double();
        path.moveTo(-3, -3);
        path.lineTo(3, 3);
        path.moveTo(-3, 3);
        path.lineTo(3, -3);
        return path;
    }

    private static Shape turned(Shape shape, int quarters) {
        return AffineTransform.getQuadrantRotateInstance(quarters).createTransformedShape(shape);
    }

    private static Shape polygon(double... corners) {
        Path2D path = new Path2D.Double();
        path.moveTo(corners[0], corners[1]);
        for (int i = 2; i < corners.length; i += 2) {
            path.lineTo(corners[i], corners[i + 1]);
        }
        path.closePath();
        return path;
    }
}
