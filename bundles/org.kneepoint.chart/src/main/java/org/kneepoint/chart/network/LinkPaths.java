// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.chart.network;

import java.awt.geom.CubicCurve2D;
import java.awt.geom.Line2D;
import java.util.List;

/**
 * The lines of links: straight, or bent around the nodes that a straight line would cross, as those
 * of a ring are that close it.
 */
final class LinkPaths {
    /** Distance of a line from the nodes that it passes, by their radius. */
    private static final double CLEARANCE = 1.25;

    /** Heights of bends, by the smallest distance of two nodes. */
    private static final double[] HEIGHTS = {0.25, 0.4, 0.6, 0.75, 0.9, 1.1, 1.4, 1.8};

    /** How far a bent line leaves its ends outward, by the smallest distance of two nodes. */
    private static final double OUTWARD = 0.3;

    private static final int SAMPLES = 24;

    private final NodeLayout layout;
    private final double radius;
    private final double step;

    /**
     * Prepares lines.
     *
     * @param layout positions of the nodes
     * @param radius radius of a node
     */
    LinkPaths(NodeLayout layout, double radius) {
        this.layout = layout;
        this.radius = radius;
        step = layout.smallestDistance();
    }

    /** Returns the height of the bend of each link, 0 for a straight line. */
    double[] bends(List<Links.Link> links) {
        return links.stream().mapToDouble(link -> bend(link.a(), link.b())).toArray();
    }

    private double bend(int a, int b) {
        if (clearance(a, b, 0) >= CLEARANCE * radius) {
            return 0;
        }
        double best = 0;
        double widest = 0;
        for (double height : HEIGHTS) {
            for (int side = 1; side >= -1; side -= 2) {
                double clearance = clearance(a, b, side * height * step);
                if (clearance >= CLEARANCE * radius) {
                    return side * height * step;
                }
                if (clearance > widest) {
                    widest = clearance;
                    best = side * height * step;
                }
            }
        }
        return best;
    }

    /** Returns the smallest distance of a line from the nodes that are not its ends. */
    double clearance(int a, int b, double bend) {
        CubicCurve2D line = line(a, b, bend, 0);
        double least = Double.POSITIVE_INFINITY;
        double reach = Math.abs(bend) + CLEARANCE * radius;
        for (int node = 0; node < layout.x().length; node++) {
            if (node != a && node != b && isNear(node, a, b, reach)) {
                least = Math.min(least, distance(line, bend, layout.x()[node], layout.y()[node]));
            }
        }
        return least;
    }

    /** Whether a node is in the rectangle around two others, widened by a distance. */
    private boolean isNear(int node, int a, int b, double reach) {
        return isBetween(layout.x()[node], layout.x()[a], layout.x()[b], reach)
                && isBetween(layout.y()[node], layout.y()[a], layout.y()[b], reach);
    }

    private static boolean isBetween(double value, double a, double b, double reach) {
        return value >= Math.min(a, b) - reach && value <= Math.max(a, b) + reach;
    }

    private static double distance(CubicCurve2D line, double bend, double x, double y) {
        if (bend == 0) {
            return Line2D.ptSegDist(line.getX1(), line.getY1(), line.getX2(), line.getY2(), x, y);
        }
        double least = Double.POSITIVE_INFINITY;
        double lastX = line.getX1();
        double lastY = line.getY1();
        for (int i = 1; i <= SAMPLES; i++) {
            double t = (double) i / SAMPLES;
            double s = 1 - t;
            double hereX =
                    cubic(s, t, line.getX1(), line.getCtrlX1(), line.getCtrlX2(), line.getX2());
            double hereY =
                    cubic(s, t, line.getY1(), line.getCtrlY1(), line.getCtrlY2(), line.getY2());
            least = Math.min(least, Line2D.ptSegDist(lastX, lastY, hereX, hereY, x, y));
            lastX = hereX;
            lastY = hereY;
        }
        return least;
    }

    private static double cubic(double s, double t, double a, double b, double c, double d) {
        return s * s * s * a + 3 * s * s * t * b + 3 * s * t * t * c + t * t * t * d;
    }

    /**
     * Returns the line from one node to another.
     *
     * @param bend height of the bend, to the right of the direction if above 0
     * @param shift distance by which the line is moved to the right of the direction
     */
    CubicCurve2D line(int from, int to, double bend, double shift) {
        double x1 = layout.x()[from];
        double y1 = layout.y()[from];
        double x2 = layout.x()[to];
        double y2 = layout.y()[to];
        double length = Math.max(Math.hypot(x2 - x1, y2 - y1), Double.MIN_NORMAL);
        double alongX = (x2 - x1) / length;
        double alongY = (y2 - y1) / length;
        // y grows downward: the right of (x, y) is (-y, x)
        double rightX = -alongY;
        double rightY = alongX;
        double outward = bend == 0 ? -length / 3 : OUTWARD * step;
        double height = bend + shift;
        return new CubicCurve2D.Double(
                x1 + shift * rightX,
                y1 + shift * rightY,
                x1 + height * rightX - outward * alongX,
                y1 + height * rightY - outward * alongY,
                x2 + height * rightX + outward * alongX,
                y2 + height * rightY + outward * alongY,
                x2 + shift * rightX,
                y2 + shift * rightY);
    }
}
