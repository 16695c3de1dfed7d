// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulation.analysis;

import java.util.Set;
import org.kneepoint.api.result.Quantity;

/** Optional columns of a run, chosen by the parameter {@code report}. */
public enum ReportDetail {
    /** The use of every channel between routers in the measured time. */
    CHANNELS,
    /**
     * The packets in the network over the whole run, as means over {@value #IN_FLIGHT_PARTS} parts
     * of it.
     */
    IN_FLIGHT;

    /** Parts of the time of a run. */
    public static final int IN_FLIGHT_PARTS = 32;

    /** Returns what a value of the word {@code value} asks for; nothing unless it names one. */
    public static Set<ReportDetail> of(String value) {
        return switch (value) {
            case "channels" -> Set.of(CHANNELS);
            case "in-flight" -> Set.of(IN_FLIGHT);
            default -> Set.of();
        };
    }

    /** Returns the column of a channel. */
    public static Quantity channel(String name) {
        return Quantity.of("utilisation_" + name, "fraction", "utilisation of channel " + name);
    }

    /**
     * Returns the column of a part of the time of a run.
     *
     * @param part 1 to {@value #IN_FLIGHT_PARTS}
     */
    public static Quantity inFlight(int part) {
        return Quantity.of(
                "in_flight_" + part,
                "packets",
                "mean packets in the network in part "
                        + part
                        + " of "
                        + IN_FLIGHT_PARTS
                        + " of the run");
    }
}
