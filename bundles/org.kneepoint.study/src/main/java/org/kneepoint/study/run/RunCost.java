// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study.run;

import java.util.OptionalDouble;

/**
 * An upper bound of the cost of a plan.
 *
 * @param points scenarios
 * @param runs at least as many
 * @param bytes memory of the largest run, 0 if not known
 * @param seconds sum of the time limits of all runs; empty without limits
 */
public record RunCost(int points, int runs, double bytes, OptionalDouble seconds) {
    /** Returns the seconds on a number of processors. */
    public OptionalDouble seconds(int processors) {
        return seconds.isEmpty()
                ? seconds
                : OptionalDouble.of(seconds.getAsDouble() / Math.min(processors, runs));
    }
}
