// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.ideal;

import org.kneepoint.simulator.flit.kernel.ChannelRateLimiter;
import org.kneepoint.simulator.flit.kernel.Clock;
import org.kneepoint.simulator.flit.kernel.IndexSet;
import org.kneepoint.simulator.flit.kernel.RoundRobinArbiter;

/**
 * Arbiters of the channels: round robin among the output VCs with a transfer request.
 *
 * <p>A claim says that the next flit of a virtual channel may be able to move whatever happens
 * elsewhere. It stands until it is withdrawn, and channels without claims cost nothing.
 */
final class ChannelArbiter {
    private final VcTable vcTable;
    private final long[] requests;
    private final IndexSet requestedChannels;
    private final boolean[] used;

    /**
     * Virtual channels of each channel into which a flit has crossed in this cycle, if it takes
     * several.
     */
    private final long[] usedVcs;

    private final ChannelRateLimiter rateLimiter;
    private final Clock clock;
    private final int portChannels;
    private final int[] pointer;

    /**
     * No claims.
     *
     * @param rateLimiter when channels can take flits, or null if each takes one per cycle
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

    /** Enters a claim. */
    void request(int outputVc) {
        int channel = vcTable.channel(outputVc);
        requests[channel] |= bit(outputVc);
        requestedChannels.add(channel);
    }

    /** Takes a claim back, if there is one. */
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

    /** Returns whether there are no claims. */
    boolean isIdle() {
        return requestedChannels.isEmpty();
    }

    /** Returns the first channel with claims from a channel on, or NONE. */
    int nextRequested(int from) {
        return requestedChannels.next(from);
    }

    /**
     * Returns the virtual channel whose turn it is among those that claim a channel and had none in
     * this cycle, or NONE.
     */
    int next(int channel) {
        long mask = rateLimiter == null ? requests[channel] : requests[channel] & ~usedVcs[channel];
        return mask == 0
                ? VcTable.NONE
                : vcTable.id(channel, RoundRobinArbiter.next(mask, pointer[channel]));
    }

    /** Returns whether a channel takes no other flit in this cycle. */
    boolean isUsed(int channel) {
        return rateLimiter == null || channel >= portChannels
                ? used[channel]
                : !rateLimiter.isIdle(channel, clock.cycle);
    }

    /** Returns whether no other flit crosses into a virtual channel in this cycle. */
    boolean isVcUsed(int outputVc) {
        int channel = vcTable.channel(outputVc);
        return isUsed(channel) || rateLimiter != null && (usedVcs[channel] & bit(outputVc)) != 0;
    }

    /** Returns whether channels may take another number of flits than one per cycle. */
    boolean isRateLimited() {
        return rateLimiter != null;
    }

    /**
     * Lets a flit cross; the next time the virtual channels after its virtual channel come first.
     */
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

    /** Ends the cycle for a channel that was used. */
    void release(int outputVc) {
        used[vcTable.channel(outputVc)] = false;
        if (rateLimiter != null) {
            usedVcs[vcTable.channel(outputVc)] = 0;
        }
    }
}
