// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.api.topology;

/**
 * An upper bound of the load that a network can carry with a routing and a traffic pattern: the
 * load at which its first channel is full, channels of terminals included, or a higher one.
 *
 * @param load mean flits per cycle of the terminals that are not silent; NaN if not known
 */
public record Capacity(double load) {
    /** Unknown capacity. */
    public static final Capacity UNKNOWN = new Capacity(Double.NaN);
}
