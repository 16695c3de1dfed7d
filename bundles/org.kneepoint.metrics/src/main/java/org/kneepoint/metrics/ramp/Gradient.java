// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.metrics.ramp;

import java.util.Optional;

/**
 * The gradient of the throughput over the load, equation (3), relative to that of a network that
 * delivers all it is offered. Immutable.
 */
public final class Gradient {
    private final double[] at;
    private final double[] value;

    /**
     * Takes values.
     *
     * @param at rising loads
     * @param value gradient at each of them
     */
    public Gradient(double[] at, double[] value) {
        this.at = at.clone();
        this.value = value.clone();
    }

    /** Returns how many values there are. */
    public int size() {
        return at.length;
    }

    /** Returns the load of a value. */
    public double at(int index) {
        return at[index];
    }

    /** Returns a value. */
    public double value(int index) {
        return value[index];
    }

    /** Returns whether it is at some load no less than this. */
    public boolean reaches(double level) {
        return above(level) < at.length;
    }

    /**
     * Finds where it falls below a level.
     *
     * @param level share of the full gradient, above 0
     * @param rule which crossing, if there are several
     * @return the crossing, if there is one; where the gradient never reaches 0, the last one of
     *     all is that of the falling edge
     */
    public Optional<Crossing> crossing(double level, EdgeRule rule) {
        Optional<Crossing> found = Optional.empty();
        for (int i = above(level) + 1; i < at.length; i++) {
            if (value[i - 1] >= level && value[i] < level) {
                found = Optional.of(between(i - 1, level));
            }
            if (found.isPresent() && (rule == EdgeRule.FIRST || value[i] <= 0)) {
                return found;
            }
        }
        return found;
    }

    private int above(double level) {
        int first = 0;
        while (first < at.length && value[first] < level) {
            first++;
        }
        return first;
    }

    private Crossing between(int left, double level) {
        double share = (value[left] - level) / (value[left] - value[left + 1]);
        return new Crossing(left, at[left] + share * (at[left + 1] - at[left]));
    }
}
