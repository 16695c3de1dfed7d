// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.api.topology;

import org.kneepoint.api.scenario.BadInput;

/**
 * Bandwidth of a channel: a ratio of flits to cycles, such as 1/2 of a slow link and 2 of a wide
 * one. Immutable.
 *
 * @param flits at least 1
 * @param cycles at least 1
 */
public record ChannelRate(int flits, int cycles) {
    /** One flit per cycle. */
    public static final ChannelRate ONE = new ChannelRate(1, 1);

    /**
     * Checks a rate.
     *
     * @throws BadInput if it is not above 0
     */
    public ChannelRate {
        if (flits < 1 || cycles < 1) {
            throw BadInput.notAllowed(
                    "rate", flits + "/" + cycles, "flits and cycles are at least 1");
        }
    }

    /** Returns the flits per cycle, above 0. */
    public double value() {
        return (double) flits / cycles;
    }

    @Override
    public String toString() {
        return cycles == 1 ? "" + flits : flits + "/" + cycles;
    }
}
