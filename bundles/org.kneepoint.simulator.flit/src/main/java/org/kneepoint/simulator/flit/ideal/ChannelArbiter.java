// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.ideal;

import static org.kneepoint.simulator.flit.ideal.VcTable.ENTERED;

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
    private final ChannelTable channelTable;

    /** Output VCs with requests. */
    private final IndexSet requests;

    private final ChannelRateLimiter rateLimiter;
    private final Clock clock;
    private final int ports;

    /**
     * Creates arbiters without requests.
     *
     * @param rateLimiter limiter of the channels, or null if each carries one flit per cycle
     */
    ChannelArbiter(
            VcTable vcTable,
            ChannelTable channelTable,
            int ports,
            ChannelRateLimiter rateLimiter,
            Clock clock) {
        this.vcTable = vcTable;
        this.channelTable = channelTable;
        this.ports = ports;
        this.rateLimiter = rateLimiter;
        this.clock = clock;
        requests = new IndexSet(vcTable.channelVcs());
    }

    /** Adds a request. */
    void request(int outputVc) {
        requests.add(outputVc);
    }

    /** Removes a request, if there is one. */
    void withdraw(int outputVc) {
        requests.remove(outputVc);
    }

    boolean isRequested(int outputVc) {
        return requests.contains(outputVc);
    }

    /** Returns whether there are no requests. */
    boolean isIdle() {
        return requests.isEmpty();
    }

    /** Returns the first channel with requests from a channel on, or NONE. */
    int nextRequested(int from) {
        int outputVc = nextOutputVc(vcTable.id(from, 0));
        return outputVc == VcTable.NONE ? VcTable.NONE : vcTable.channel(outputVc);
    }

    /** Returns the first output VC with a request from one on, or NONE. */
    int nextOutputVc(int from) {
        return requests.next(from);
    }

    /**
     * Returns the next output VC, round robin, of those with a request that had no transfer in this
     * cycle, or NONE.
     */
    int next(int channel) {
        int first = vcTable.id(channel, 0);
        long mask = requests.mask(first, vcTable.paddedVcs());
        if (rateLimiter != null) {
            mask = withoutGranted(mask, first);
        }
        return mask == 0
                ? VcTable.NONE
                : first
                        | RoundRobinArbiter.next(
                                mask, channelTable.get(channel, ChannelTable.NEXT_VC));
    }

    private long withoutGranted(long mask, int first) {
        long left = mask;
        for (long rest = mask; rest != 0; rest &= rest - 1) {
            if (isGranted(first | Long.numberOfTrailingZeros(rest))) {
                left ^= Long.lowestOneBit(rest);
            }
        }
        return left;
    }

    /** Returns whether a channel can take no other flit in this cycle. */
    boolean isUsed(int channel) {
        if (rateLimiter != null && channel < ports) {
            return !rateLimiter.isIdle(channel, clock.cycle);
        }
        return channelTable.get(channel, ChannelTable.LAST_GRANT) == VcTable.stamp(clock);
    }

    /** Returns whether an output VC can take no other flit in this cycle. */
    boolean isVcUsed(int outputVc) {
        return isUsed(vcTable.channel(outputVc)) || isGranted(outputVc);
    }

    /** Returns whether a flit was transferred into an output VC in this cycle. */
    boolean isGranted(int outputVc) {
        return vcTable.get(outputVc, ENTERED) == VcTable.stamp(clock);
    }

    /** Returns whether channels have individual rates. */
    boolean isRateLimited() {
        return rateLimiter != null;
    }

    /** Grants a transfer and advances the pointer past its output VC. */
    void grant(int outputVc) {
        int now = VcTable.stamp(clock);
        vcTable.set(outputVc, ENTERED, now);
        int channel = vcTable.channel(outputVc);
        if (rateLimiter != null && channel < ports) {
            rateLimiter.send(channel, clock.cycle);
        }
        channelTable.set(channel, ChannelTable.LAST_GRANT, now);
        channelTable.set(channel, ChannelTable.NEXT_VC, vcTable.vc(outputVc) + 1);
    }
}
