// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.metrics;

/**
 * The top of the parabola through three points of which the middle one is the highest.
 *
 * @param x where the top is, between the outer points
 * @param y how high it is
 */
record Parabola(double x, double y) {
    /**
     * Finds the top, by Newton's divided differences from the middle point, so that nothing cancels
     * when the three points lie close together.
     *
     * @param left point at the lowest x
     * @param middle point of which y is no less than at the others
     * @param right point at the highest x
     * @return the top; the middle point itself where all three are equally high
     */
    static Parabola through(Knot left, Knot middle, Knot right) {
        double rise = (middle.y() - left.y()) / (middle.x() - left.x());
        double fall = (right.y() - middle.y()) / (right.x() - middle.x());
        double width = right.x() - left.x();
        double curvature = (fall - rise) / width;
        if (curvature == 0) {
            return new Parabola(middle.x(), middle.y());
        }
        double slope = (rise * (right.x() - middle.x()) + fall * (middle.x() - left.x())) / width;
        double step = -slope / (2 * curvature);
        return new Parabola(middle.x() + step, middle.y() + slope * step / 2);
    }
}
