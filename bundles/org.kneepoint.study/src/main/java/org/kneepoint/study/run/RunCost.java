// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study.run;

import java.util.OptionalDouble;

/**
 * What a plan may cost at most.
 *
 * @param points scenarios
 * @param runs at least as many
 * @param bytes memory of the largest run, as far as its solver or simulator tells; 0 if it does not
 * @param seconds of all runs one after the other, if each took all of its limit; empty where runs
 *     have none
 */
public record RunCost(int points, int runs, double bytes, OptionalDouble seconds) {
    /** Returns the seconds on so many processors. */
    public OptionalDouble seconds(int processors) {
        return seconds.isEmpty()
                ? seconds
                : OptionalDouble.of(seconds.getAsDouble() / Math.min(processors, runs));
    }
}
