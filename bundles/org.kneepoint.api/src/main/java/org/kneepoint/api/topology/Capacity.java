// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.api.topology;

/**
 * A bound of the load that a network can carry with the routing and the traffic of a scenario: that
 * at which its first channel is full, terminals' channels included, or one that is not below it.
 *
 * @param load flits per cycle that each terminal offers which is not silent; NaN if not known
 */
public record Capacity(double load) {
    /** Unknown capacity. */
    public static final Capacity UNKNOWN = new Capacity(Double.NaN);
}
