// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.metrics.ramp;

import java.util.Optional;

/**
 * The gradient of the throughput over the load, equation (3); 1 if all offered traffic is
 * delivered. Immutable.
 */
public final class ThroughputGradient {
    private final double[] loads;
    private final double[] values;

    /**
     * Creates a gradient.
     *
     * @param at loads, ascending
     * @param value gradient at each of them
     */
    public ThroughputGradient(double[] at, double[] value) {
        this.loads = at.clone();
        this.values = value.clone();
    }

    /** Returns the number of values. */
    public int size() {
        return loads.length;
    }

    /** Returns the load of a value. */
    public double load(int index) {
        return loads[index];
    }

    /** Returns a value. */
    public double value(int index) {
        return values[index];
    }

    /** Returns whether the gradient is at least this at some load. */
    public boolean reaches(double level) {
        return above(level) < loads.length;
    }

    /**
     * Finds the crossing at which the gradient falls below a level.
     *
     * @param level gradient, above 0
     * @param rule for several crossings
     * @return the crossing, if any; for a gradient that never reaches 0, the falling edge is the
     *     last crossing
     */
    public Optional<GradientCrossing> crossing(double level, CrossingRule rule) {
        Optional<GradientCrossing> found = Optional.empty();
        for (int i = above(level) + 1; i < loads.length; i++) {
            if (values[i - 1] >= level && values[i] < level) {
                found = Optional.of(between(i - 1, level));
            }
            if (found.isPresent() && (rule == CrossingRule.FIRST_CROSSING || values[i] <= 0)) {
                return found;
            }
        }
        return found;
    }

    private int above(double level) {
        int first = 0;
        while (first < loads.length && values[first] < level) {
            first++;
        }
        return first;
    }

    private GradientCrossing between(int left, double level) {
        double share = (values[left] - level) / (values[left] - values[left + 1]);
        return new GradientCrossing(left, loads[left] + share * (loads[left + 1] - loads[left]));
    }
}
