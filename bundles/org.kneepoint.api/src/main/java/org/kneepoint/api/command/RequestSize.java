// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.api.command;

/**
 * How much a request computes.
 *
 * @param curves number of curves, 0 if none or unknown
 * @param points number of points of all curves, or of rows of a table; 0 if unknown
 */
public record RequestSize(int curves, int points) {
    /** Nothing is known, or nothing is computed. */
    public static final RequestSize UNKNOWN = new RequestSize(0, 0);
}
