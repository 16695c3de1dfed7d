// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulation.analysis;

import java.util.Set;
import org.kneepoint.api.result.Quantity;

/** Optional columns of a run, chosen by the parameter {@code report}. */
public enum ReportDetail {
    /**
     * Utilisation and blocking of every channel between routers, and the flits injected by every
     * terminal, in the measurement period.
     */
    CHANNELS,
    /**
     * Packets in the network over the whole run, as means over {@value #IN_FLIGHT_PARTS} equal
     * parts.
     */
    IN_FLIGHT;

    /** Equal parts of a run. */
    public static final int IN_FLIGHT_PARTS = 32;

    /**
     * Returns the columns of a value of {@code report}: {@code channels} or {@code in-flight}, else
     * none.
     */
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

    /** Returns the column of the time for which a channel is blocked. */
    public static Quantity blocked(String name) {
        return Quantity.of(
                        "blocked_" + name,
                        "fraction",
                        "time in which a virtual channel of " + name + " has no credit")
                .asDetail(true);
    }

    /** Returns the column of the flits that a terminal injects. */
    public static Quantity injected(int terminal) {
        return Quantity.of(
                        "injected_t" + terminal,
                        "flits per cycle",
                        "flits injected by terminal " + terminal)
                .asDetail(true);
    }

    /**
     * Returns the column of a part of a run.
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
