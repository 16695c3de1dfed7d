// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.ideal;

import org.kneepoint.simulator.flit.kernel.ChannelRateLimiter;
import org.kneepoint.simulator.flit.kernel.Clock;
import org.kneepoint.simulator.flit.kernel.IndexSet;
import org.kneepoint.simulator.flit.kernel.RoundRobinArbiter;

/**
 * Arbiters of the channels: round robin among the output VCs with a transfer request.
 *
 * <p>A request states that the next flit into an output VC may be able to move by itself. It stands
 * until withdrawn; channels without requests cost nothing.
 */
final class ChannelArbiter {
    private final VcTable vcTable;
    private final long[] requests;
    private final IndexSet requestedChannels;
    private final boolean[] used;

    /**
     * Output VCs of each channel into which a flit was transferred in this cycle, for channels of
     * several flits per cycle.
     */
    private final long[] usedVcs;

    private final ChannelRateLimiter rateLimiter;
    private final Clock clock;
    private final int portChannels;
    private final int[] pointer;

    /**
     * Creates arbiters without requests.
     *
     * @param rateLimiter limiter of the channels, or null if each carries one flit per cycle
     */
    ChannelArbiter(VcTable vcTable, ChannelRateLimiter rateLimiter, Clock clock) {
        this.vcTable = vcTable;
        this.rateLimiter = rateLimiter;
        this.clock = clock;
        portChannels = vcTable.portVcs() >> vcTable.shift();
        requests = new long[vcTable.channels()];
        used = new boolean[vcTable.channels()];
        usedVcs = new long[rateLimiter == null ? 0 : vcTable.channels()];
        requestedChannels = new IndexSet(vcTable.channels());
        pointer = new int[vcTable.channels()];
    }

    /** Adds a request. */
    void request(int outputVc) {
        int channel = vcTable.channel(outputVc);
        requests[channel] |= bit(outputVc);
        requestedChannels.add(channel);
    }

    /** Removes a request, if there is one. */
    void withdraw(int outputVc) {
        int channel = vcTable.channel(outputVc);
        requests[channel] &= ~bit(outputVc);
        if (requests[channel] == 0) {
            requestedChannels.remove(channel);
        }
    }

    private long bit(int outputVc) {
        return 1L << vcTable.vc(outputVc);
    }

    boolean isRequested(int outputVc) {
        return (requests[vcTable.channel(outputVc)] & bit(outputVc)) != 0;
    }

    /** Returns whether there are no requests. */
    boolean isIdle() {
        return requestedChannels.isEmpty();
    }

    /** Returns the first channel with requests from a channel on, or NONE. */
    int nextRequested(int from) {
        return requestedChannels.next(from);
    }

    /**
     * Returns the next output VC, round robin, of those with a request that had no transfer in this
     * cycle, or NONE.
     */
    int next(int channel) {
        long mask = rateLimiter == null ? requests[channel] : requests[channel] & ~usedVcs[channel];
        return mask == 0
                ? VcTable.NONE
                : vcTable.id(channel, RoundRobinArbiter.next(mask, pointer[channel]));
    }

    /** Returns whether a channel can take no other flit in this cycle. */
    boolean isUsed(int channel) {
        return rateLimiter == null || channel >= portChannels
                ? used[channel]
                : !rateLimiter.isIdle(channel, clock.cycle);
    }

    /** Returns whether an output VC can take no other flit in this cycle. */
    boolean isVcUsed(int outputVc) {
        int channel = vcTable.channel(outputVc);
        return isUsed(channel) || rateLimiter != null && (usedVcs[channel] & bit(outputVc)) != 0;
    }

    /** Returns whether channels have individual rates. */
    boolean isRateLimited() {
        return rateLimiter != null;
    }

    /** Grants a transfer and advances the pointer past its output VC. */
    void grant(int outputVc) {
        int channel = vcTable.channel(outputVc);
        used[channel] = true;
        if (rateLimiter != null) {
            usedVcs[channel] |= bit(outputVc);
            if (channel < portChannels) {
                rateLimiter.send(channel, clock.cycle);
            }
        }
        pointer[channel] = vcTable.vc(outputVc) + 1;
    }

    /** Releases a channel at the end of a cycle. */
    void release(int outputVc) {
        used[vcTable.channel(outputVc)] = false;
        if (rateLimiter != null) {
            usedVcs[vcTable.channel(outputVc)] = 0;
        }
    }
}
