// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.chart;

import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;

/** Places labels where they overlap least. */
final class LabelPlacement {
    private static final double GAP = 9;
    private static final double OUTSIDE = 10;

    private final Rectangle2D area;
    private final List<Rectangle2D> occupied;

    /**
     * Starts with occupied boxes.
     *
     * @param area the area available, pixels
     * @param taken boxes to be kept free if possible
     */
    LabelPlacement(Rectangle2D area, Collection<Rectangle2D> taken) {
        this.area = area;
        this.occupied = new ArrayList<>(taken);
    }

    /** Makes a box. */
    static Rectangle2D box(double x, double y, double width, double height) {
        return new Rectangle2D.Double(x, y, width, height);
    }

    /** Makes a square around a point. */
    static Rectangle2D square(Point2D centre, double half) {
        return box(centre.getX() - half, centre.getY() - half, 2 * half, 2 * half);
    }

    /** Occupies the first box of least cost. */
    Rectangle2D take(List<Rectangle2D> candidates) {
        Rectangle2D best = candidates.get(0);
        double least = cost(best);
        for (Rectangle2D candidate : candidates) {
            double cost = cost(candidate);
            if (cost < least) {
                best = candidate;
                least = cost;
            }
        }
        occupied.add(best);
        return best;
    }

    /**
     * Occupies a box beside, above or below another.
     *
     * @param width of the new box
     * @param height of the new box
     */
    Rectangle2D takeBeside(Rectangle2D other, double width, double height) {
        double left = other.getMinX() - GAP - width;
        double right = other.getMaxX() + GAP;
        double above = other.getMinY() - GAP - height;
        double below = other.getMaxY() + GAP;
        double middle = other.getCenterX() - width / 2;
        double level = other.getCenterY() - height / 2;
        return take(
                List.of(
                        box(right, level, width, height),
                        box(middle, above, width, height),
                        box(middle, below, width, height),
                        box(left, level, width, height),
                        box(right, above, width, height),
                        box(right, below, width, height),
                        box(left, above, width, height),
                        box(left, below, width, height),
                        box(middle, above - height, width, height),
                        box(middle, below + height, width, height)));
    }

    /** The covered pixels, and with a larger weight those outside the area. */
    private double cost(Rectangle2D text) {
        double outside = size(text) - size(text.createIntersection(area));
        double covered = 0;
        for (Rectangle2D other : occupied) {
            if (other.intersects(text)) {
                covered += size(text.createIntersection(other));
            }
        }
        return covered + OUTSIDE * outside;
    }

    private static double size(Rectangle2D box) {
        return Math.max(0, box.getWidth()) * Math.max(0, box.getHeight());
    }
}
