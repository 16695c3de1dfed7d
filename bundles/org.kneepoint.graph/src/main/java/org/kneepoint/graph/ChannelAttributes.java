// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.graph;

import java.util.Objects;
import org.kneepoint.api.topology.ChannelRate;

/**
 * Delay and rate of a channel. Immutable.
 *
 * @param delay cycles, at least 1
 * @param rate flits per cycle
 */
public record ChannelAttributes(int delay, ChannelRate rate) {
    /** A delay of one cycle and a rate of one flit per cycle. */
    public static final ChannelAttributes DEFAULT = new ChannelAttributes(1, ChannelRate.ONE);

    /**
     * Checks the attributes.
     *
     * @throws IllegalArgumentException if the delay is below 1
     */
    public ChannelAttributes {
        Objects.requireNonNull(rate);
        if (delay < 1) {
            throw new IllegalArgumentException("the delay of a channel is " + delay);
        }
    }

    /**
     * Returns a delay, with a rate of one flit per cycle.
     *
     * @throws IllegalArgumentException if it is below 1
     */
    public static ChannelAttributes ofDelay(int delay) {
        return new ChannelAttributes(delay, ChannelRate.ONE);
    }
}
