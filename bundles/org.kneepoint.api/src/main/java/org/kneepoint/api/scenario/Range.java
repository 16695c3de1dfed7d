// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.api.scenario;

/**
 * An interval of numbers, each end open or closed or absent.
 *
 * @param low the lower end, or negative infinity
 * @param lowOpen whether the lower end itself is excluded
 * @param high the upper end, or positive infinity
 * @param highOpen whether the upper end itself is excluded
 */
public record Range(double low, boolean lowOpen, double high, boolean highOpen) {
    /** Every finite number. */
    public static final Range ALL =
            new Range(Double.NEGATIVE_INFINITY, true, Double.POSITIVE_INFINITY, true);

    /** The numbers from {@code low} to {@code high}, both included. */
    public static Range closed(double low, double high) {
        return new Range(low, false, high, false);
    }

    /** The numbers from {@code low}, included. */
    public static Range atLeast(double low) {
        return new Range(low, false, Double.POSITIVE_INFINITY, true);
    }

    /** Returns whether the value lies inside; a NaN never does. */
    public boolean contains(double value) {
        boolean aboveLow = lowOpen ? value > low : value >= low;
        boolean belowHigh = highOpen ? value < high : value <= high;
        return aboveLow && belowHigh;
    }

    /** Returns the range in words, such as "0 to 1", "above 0" or "at least 1 and below 5". */
    @Override
    public String toString() {
        boolean hasLow = low != Double.NEGATIVE_INFINITY;
        boolean hasHigh = high != Double.POSITIVE_INFINITY;
        if (hasLow && hasHigh && !lowOpen && !highOpen) {
            return Decimal.format(low) + " to " + Decimal.format(high);
        }
        String from = hasLow ? (lowOpen ? "above " : "at least ") + Decimal.format(low) : "";
        String to = hasHigh ? (highOpen ? "below " : "at most ") + Decimal.format(high) : "";
        if (!hasLow && !hasHigh) {
            return "any finite number";
        }
        return from + (hasLow && hasHigh ? " and " : "") + to;
    }
}
