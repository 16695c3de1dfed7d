// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.kernel;

import org.kneepoint.api.topology.ChannelRate;

/**
 * Limits channels to their rate where it is not one flit per cycle. A flit occupies a channel of
 * p/q flits per cycle for q/p cycles, and may start in a cycle in which the channel becomes idle.
 * Time is counted in units of 1/p cycle, without rounding. Used by one thread.
 */
public final class ChannelRateLimiter {
    private final ChannelRate[] rates;

    /** By output port: time from which the channel is idle, units of 1/p cycle. */
    private final long[] idleFrom;

    private ChannelRateLimiter(ChannelRate[] rates) {
        this.rates = rates;
        idleFrom = new long[rates.length];
    }

    /**
     * Returns the limiter of a network, or null if all of its channels carry one flit per cycle.
     */
    public static ChannelRateLimiter of(NetworkWiring wiring) {
        return wiring.rates == null ? null : new ChannelRateLimiter(wiring.rates);
    }

    /** Returns whether the channel of an output port can start another flit in a cycle. */
    public boolean isIdle(int port, long cycle) {
        return idleFrom[port] < (cycle + 1) * rates[port].flits();
    }

    /** Starts a flit on the channel of an output port. */
    public void send(int port, long cycle) {
        idleFrom[port] =
                Math.max(idleFrom[port], cycle * rates[port].flits()) + rates[port].cycles();
    }

    /** Returns the most flits that a channel starts in a cycle. */
    public int maxFlitsPerCycle(int port) {
        return (rates[port].flits() - 1) / rates[port].cycles() + 1;
    }

    /** Returns the most flits that any channel starts in a cycle. */
    public int maxFlitsPerCycle() {
        int largest = 1;
        for (int port = 0; port < rates.length; port++) {
            largest = Math.max(largest, maxFlitsPerCycle(port));
        }
        return largest;
    }
}
