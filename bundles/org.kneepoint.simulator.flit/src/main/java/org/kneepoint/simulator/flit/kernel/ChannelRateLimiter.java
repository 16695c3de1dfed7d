// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.kernel;

import org.kneepoint.api.topology.ChannelRate;

/**
 * Limits channels to their rate where it is not one flit per cycle. A channel of p/q flits per
 * cycle is busy for q/p cycles with each; one may start in a cycle if the channel becomes idle in
 * it. Time is counted in parts of a cycle, 1/p, so that nothing is rounded. Owned by one thread.
 */
public final class ChannelRateLimiter {
    private final ChannelRate[] rates;

    /** By output port: when the channel is idle, parts of a cycle. */
    private final long[] idleFrom;

    private ChannelRateLimiter(ChannelRate[] rates) {
        this.rates = rates;
        idleFrom = new long[rates.length];
    }

    /** Returns the pace of a network, or null if all of its channels carry one flit per cycle. */
    public static ChannelRateLimiter of(NetworkWiring wiring) {
        return wiring.rates == null ? null : new ChannelRateLimiter(wiring.rates);
    }

    /** Returns whether the channel from an output port can take another flit in a cycle. */
    public boolean isIdle(int port, long cycle) {
        return idleFrom[port] < (cycle + 1) * rates[port].flits();
    }

    /** Notes that a flit starts on the channel from an output port. */
    public void send(int port, long cycle) {
        idleFrom[port] =
                Math.max(idleFrom[port], cycle * rates[port].flits()) + rates[port].cycles();
    }

    /** Returns how many flits a channel takes in a cycle at most. */
    public int maxFlitsPerCycle(int port) {
        return (rates[port].flits() - 1) / rates[port].cycles() + 1;
    }

    /** Returns how many flits any channel takes in a cycle at most. */
    public int maxFlitsPerCycle() {
        int most = 1;
        for (int port = 0; port < rates.length; port++) {
            most = Math.max(most, maxFlitsPerCycle(port));
        }
        return most;
    }
}
