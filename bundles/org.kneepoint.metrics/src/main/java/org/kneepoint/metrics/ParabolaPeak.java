// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.metrics;

/**
 * The top of the parabola through three points of which the middle one is the highest.
 *
 * @param x where the top is, between the outer points
 * @param y how high it is
 */
record ParabolaPeak(double x, double y) {
    /**
     * Finds the top, by Newton's divided differences from the middle point, so that nothing cancels
     * when the three points lie close together.
     *
     * @param left point at the lowest x
     * @param middle point of which y is no less than at the others
     * @param right point at the highest x
     * @return the top; the middle point itself where all three are equally high
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
