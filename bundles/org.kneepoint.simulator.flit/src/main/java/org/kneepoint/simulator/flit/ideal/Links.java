// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.ideal;

import org.kneepoint.simulator.flit.kernel.ChannelPace;
import org.kneepoint.simulator.flit.kernel.Clock;
import org.kneepoint.simulator.flit.kernel.IndexSet;
import org.kneepoint.simulator.flit.kernel.RoundRobin;

/**
 * Who claims the channels. In a cycle one flit crosses on each, round robin among the lanes on
 * which one can move.
 *
 * <p>A claim says that the next flit of a lane may be able to move whatever happens elsewhere. It
 * stands until it is withdrawn, and channels without claims cost nothing.
 */
final class Links {
    private final Lanes lanes;
    private final long[] claims;
    private final IndexSet claimed;
    private final boolean[] used;

    /** Lanes of each channel into which a flit has crossed in this cycle, if it takes several. */
    private final long[] crossed;

    private final ChannelPace pace;
    private final Clock now;
    private final int ports;
    private final int[] turn;

    /**
     * No claims.
     *
     * @param pace when channels can take flits, or null if each takes one per cycle
     */
    Links(Lanes lanes, ChannelPace pace, Clock now) {
        this.lanes = lanes;
        this.pace = pace;
        this.now = now;
        ports = lanes.ofPorts() >> lanes.shift();
        claims = new long[lanes.channels()];
        used = new boolean[lanes.channels()];
        crossed = new long[pace == null ? 0 : lanes.channels()];
        claimed = new IndexSet(lanes.channels());
        turn = new int[lanes.channels()];
    }

    /** Enters a claim. */
    void claim(int output) {
        int channel = lanes.channel(output);
        claims[channel] |= bit(output);
        claimed.add(channel);
    }

    /** Takes a claim back, if there is one. */
    void withdraw(int output) {
        int channel = lanes.channel(output);
        claims[channel] &= ~bit(output);
        if (claims[channel] == 0) {
            claimed.remove(channel);
        }
    }

    private long bit(int output) {
        return 1L << lanes.vc(output);
    }

    boolean isClaimed(int output) {
        return (claims[lanes.channel(output)] & bit(output)) != 0;
    }

    /** Returns whether there are no claims. */
    boolean isIdle() {
        return claimed.isEmpty();
    }

    /** Returns the first channel with claims from a channel on, or NONE. */
    int claimed(int from) {
        return claimed.next(from);
    }

    /**
     * Returns the lane whose turn it is among those that claim a channel and had none in this
     * cycle, or NONE.
     */
    int next(int channel) {
        long mask = pace == null ? claims[channel] : claims[channel] & ~crossed[channel];
        return mask == 0 ? Lanes.NONE : lanes.lane(channel, RoundRobin.next(mask, turn[channel]));
    }

    /** Returns whether a channel takes no other flit in this cycle. */
    boolean isUsed(int channel) {
        return pace == null || channel >= ports ? used[channel] : !pace.isIdle(channel, now.cycle);
    }

    /** Returns whether no other flit crosses into a lane in this cycle. */
    boolean isLaneUsed(int output) {
        int channel = lanes.channel(output);
        return isUsed(channel) || pace != null && (crossed[channel] & bit(output)) != 0;
    }

    /** Returns whether channels may take another number of flits than one per cycle. */
    boolean isPaced() {
        return pace != null;
    }

    /** Lets a flit cross; the next time the lanes after its lane come first. */
    void use(int output) {
        int channel = lanes.channel(output);
        used[channel] = true;
        if (pace != null) {
            crossed[channel] |= bit(output);
            if (channel < ports) {
                pace.send(channel, now.cycle);
            }
        }
        turn[channel] = lanes.vc(output) + 1;
    }

    /** Ends the cycle for a channel that was used. */
    void free(int output) {
        used[lanes.channel(output)] = false;
        if (pace != null) {
            crossed[lanes.channel(output)] = 0;
        }
    }
}
