// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.api.metric;

import org.kneepoint.api.result.Quantities;
import org.kneepoint.api.result.Quantity;

/** The figures of merit that mean the same whichever metric reads them. */
public final class FiguresOfMerit {
    /** Load at which the throughput stops to follow what is offered. */
    public static final Quantity CRITICAL_LOAD =
            Quantity.of("critical_load", Quantities.LOAD.unit(), "critical load");

    /** Rise of the throughput with the load, which the points of a curve can carry. */
    public static final Quantity GRADIENT =
            Quantity.of("gradient", "", "gradient of the throughput over the load");

    /** Integral over the load of packets received per window and cycle of latency. */
    public static final Quantity NPM =
            Quantity.of("npm", "packets/(window cycle) x load", "network performance measure");

    /** Highest load with a steady state. */
    public static final Quantity SATURATION_LOAD =
            Quantity.of("saturation_load", Quantities.LOAD.unit(), "load at which it saturates");

    /** Load of highest system power. */
    public static final Quantity LOAD_AT_PEAK_SYSTEM_POWER =
            Quantity.of(
                    "load_at_peak_system_power",
                    Quantities.LOAD.unit(),
                    "load of highest system power");

    /** Load at which the loss passes some threshold; the base of those of each threshold. */
    public static final Quantity LOAD_AT_LOSS =
            Quantity.of(
                    "load_at_loss", Quantities.LOAD.unit(), "load at which the loss is too high");

    /** What a network that loses packets accepts at the highest load that was tried. */
    public static final Quantity THROUGHPUT_AT_HIGHEST_LOAD =
            Quantity.of(
                    "throughput_at_highest_load",
                    Quantities.THROUGHPUT.unit(),
                    "accepted throughput at the highest load");

    private FiguresOfMerit() {}
}
