// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.api.command;

import java.util.OptionalDouble;

/**
 * How much a request computes.
 *
 * @param curves number of curves, 0 if none or unknown
 * @param points number of points of all curves, or of rows of a table; 0 if unknown
 * @param runs number of runs, 0 if unknown
 * @param seconds upper bound of its time on one core, s: every run reaches its time limit; empty if
 *     runs have none or it is unknown
 */
public record RequestSize(int curves, int points, int runs, OptionalDouble seconds) {
    /** Nothing is known, or nothing is computed. */
    public static final RequestSize UNKNOWN = new RequestSize(0, 0);

    /** A request of unknown runs. */
    public RequestSize(int curves, int points) {
        this(curves, points, 0, OptionalDouble.empty());
    }

    /** Returns the upper bound of its time on a number of cores, s. */
    public OptionalDouble seconds(int cores) {
        return seconds.isEmpty()
                ? seconds
                : OptionalDouble.of(seconds.getAsDouble() / Math.max(1, Math.min(cores, runs)));
    }
}
