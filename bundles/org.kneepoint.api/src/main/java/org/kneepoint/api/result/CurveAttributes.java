// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.api.result;

import java.util.List;

/** Common attributes of a curve: quantities with one value for all of its points. */
public final class CurveAttributes {
    /** Terminals N. */
    public static final Quantity NODES = Quantity.of("nodes", "terminals", "terminals N");

    /** Mean message length after rounding, flits. */
    public static final Quantity LENGTH =
            Quantity.of("length", "flits", "mean message length after rounding");

    /** Width of a measuring window of a ramp, cycles. */
    public static final Quantity WINDOW =
            Quantity.of("window", "cycles", "width of a measuring window of a ramp");

    /**
     * Upper bound of the load that the network can carry, flits per node per cycle, at most 1:
     * under uniform traffic the one that the network states for any routing, else that of the first
     * full channel.
     */
    public static final Quantity CAPACITY =
            Quantity.of(
                    "capacity",
                    "flits per node per cycle",
                    "upper bound of the load: stated by the network for uniform traffic, else that of"
                            + " the first full channel; at most 1");

    /**
     * Load at which the first channel is full when all flows of the traffic follow the routing,
     * flits per node per cycle; absent for adaptive routing and for large networks.
     */
    public static final Quantity BOUND =
            Quantity.of(
                    "bound",
                    "flits per node per cycle",
                    "load at which the first channel is full with this routing and traffic");

    /** Terminals that send nothing, if any: the pattern maps them to themselves. */
    public static final Quantity SILENT_TERMINALS =
            Quantity.of("silent_terminals", "terminals", "terminals that send nothing");

    /** All of them, in the order of their columns. */
    public static final List<Quantity> ALL =
            List.of(NODES, LENGTH, WINDOW, CAPACITY, BOUND, SILENT_TERMINALS);

    private CurveAttributes() {}
}
