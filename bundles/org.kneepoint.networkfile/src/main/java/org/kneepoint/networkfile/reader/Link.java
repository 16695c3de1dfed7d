// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.networkfile.reader;

import org.kneepoint.api.topology.ChannelRate;

/**
 * A bidirectional link.
 *
 * @param from router at one end, by number
 * @param to router at the other end
 * @param forward the channel to the other end
 * @param backward the channel back
 */
public record Link(int from, int to, Channel forward, Channel backward) {
    /**
     * One direction of a link.
     *
     * @param delay cycles, 1 to {@link #MAX_DELAY}
     * @param rate flits per cycle
     */
    public record Channel(int delay, ChannelRate rate) {
        /** One cycle, one flit per cycle. */
        public static final Channel PLAIN = new Channel(1, ChannelRate.ONE);

        /** Largest delay. */
        public static final int MAX_DELAY = 1 << 16;
    }
}
