// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.metrics;

/**
 * The vertex of the parabola through three points of which the middle one is the highest.
 *
 * @param x of the vertex, between the outer points
 * @param y of the vertex
 */
record ParabolaPeak(double x, double y) {
    /**
     * Computes the vertex by Newton's divided differences from the middle point, without
     * cancellation when the three points lie close together.
     *
     * @param left point at the lowest x
     * @param middle point of which y is no less than at the others
     * @param right point at the highest x
     * @return the vertex; the middle point if all three are equally high
     */
    static ParabolaPeak of(CurveSample left, CurveSample middle, CurveSample right) {
        double rise = (middle.value() - left.value()) / (middle.load() - left.load());
        double fall = (right.value() - middle.value()) / (right.load() - middle.load());
        double width = right.load() - left.load();
        double curvature = (fall - rise) / width;
        if (curvature == 0) {
            return new ParabolaPeak(middle.load(), middle.value());
        }
        double slope =
                (rise * (right.load() - middle.load()) + fall * (middle.load() - left.load()))
                        / width;
        double step = -slope / (2 * curvature);
        return new ParabolaPeak(middle.load() + step, middle.value() + slope * step / 2);
    }
}
