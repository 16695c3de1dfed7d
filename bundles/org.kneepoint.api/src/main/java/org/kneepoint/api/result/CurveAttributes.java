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
     * Upper bound of the load that the network can carry with its routing and traffic, flits per
     * node per cycle.
     */
    public static final Quantity CAPACITY =
            Quantity.of(
                    "capacity",
                    "flits per node per cycle",
                    "upper bound of the load that the network can carry");

    /** Terminals that send nothing, if any: the pattern maps them to themselves. */
    public static final Quantity SILENT_TERMINALS =
            Quantity.of("silent_terminals", "terminals", "terminals that send nothing");

    /** All of them, in the order of their columns. */
    public static final List<Quantity> ALL =
            List.of(NODES, LENGTH, WINDOW, CAPACITY, SILENT_TERMINALS);

    private CurveAttributes() {}
}
