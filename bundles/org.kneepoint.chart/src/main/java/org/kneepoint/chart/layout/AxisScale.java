// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.chart.layout;

/**
 * Positions of values along an axis.
 *
 * @param range its ends, positive if it is logarithmic
 * @param isLogarithmic whether equal distances are equal ratios
 */
public record AxisScale(AxisRange range, boolean isLogarithmic) {
    /**
     * Returns the position of a value: 0 at the start of the axis, 1 at its end; negative infinity
     * for a value that a logarithmic axis does not have.
     */
    public double fraction(double value) {
        if (!isLogarithmic) {
            return (value - range.low()) / (range.high() - range.low());
        }
        if (value <= 0) {
            return Double.NEGATIVE_INFINITY;
        }
        return (Math.log(value) - Math.log(range.low()))
                / (Math.log(range.high()) - Math.log(range.low()));
    }

    /** Returns the value at a position. */
    public double value(double fraction) {
        if (!isLogarithmic) {
            return range.low() + fraction * (range.high() - range.low());
        }
        double low = Math.log(range.low());
        return Math.exp(low + fraction * (Math.log(range.high()) - low));
    }

    /** Whether a value is on the axis. */
    public boolean contains(double value) {
        return value >= range.low() && value <= range.high();
    }
}
