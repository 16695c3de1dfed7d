// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.api.metric;

import org.kneepoint.api.result.Quantities;
import org.kneepoint.api.result.Quantity;

/** Figures of merit that several metrics share. */
public final class FiguresOfMerit {
    /** Load at which the throughput departs from the offered load. */
    public static final Quantity CRITICAL_LOAD =
            Quantity.of("critical_load", Quantities.LOAD.unit(), "critical load");

    /** Gradient of the throughput over the load, a figure of each point. */
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

    /** Load at which the loss exceeds a threshold; the base of the quantity of each threshold. */
    public static final Quantity LOAD_AT_LOSS =
            Quantity.of(
                    "load_at_loss", Quantities.LOAD.unit(), "load at which the loss is too high");

    /** Accepted throughput of a lossy network at the highest load evaluated. */
    public static final Quantity THROUGHPUT_AT_HIGHEST_LOAD =
            Quantity.of(
                    "throughput_at_highest_load",
                    Quantities.THROUGHPUT.unit(),
                    "accepted throughput at the highest load");

    private FiguresOfMerit() {}
}
