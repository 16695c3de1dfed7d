// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.pipelined;

/**
 * Speed-ups of the switch, its output buffers, and how long a packet holds it.
 *
 * <p>With an internal speed-up of s the routers run s cycles in each cycle of the channels: cycle c
 * of the channels begins with <em>router cycle</em> floor(c s). The stages take router cycles,
 * links, credits and terminals cycles of the channels.
 *
 * @param internalSpeedup router cycles per cycle of the channels, 1 to 64
 * @param inputSpeedup ports of the switch for each input port, at least 1; virtual channel v uses
 *     that of number v modulo this
 * @param outputSpeedup ports of the switch for each output port, at least 1; input port i uses that
 *     of number i modulo this
 * @param outputBuffer flits that have passed the switch and wait for the channel, beyond which an
 *     output port accepts none, or {@link #UNLIMITED}
 * @param isHeld whether a packet keeps its connection through the switch as long as its next flit
 *     and a credit are there
 */
public record SwitchSettings(
        double internalSpeedup,
        int inputSpeedup,
        int outputSpeedup,
        int outputBuffer,
        boolean isHeld) {
    /** Output buffers without limit. */
    public static final int UNLIMITED = Integer.MAX_VALUE;

    /** No speed-up. */
    public static final SwitchSettings DEFAULT = new SwitchSettings(1, 1, 1, UNLIMITED, false);

    /** Returns whether the routers run more cycles than the channels. */
    boolean hasInternalSpeedup() {
        return internalSpeedup > 1;
    }

    /** Returns whether more than one flit can pass the switch to an output port in a cycle. */
    boolean canQueueAtOutputs() {
        return hasInternalSpeedup() || outputSpeedup > 1;
    }

    /** Returns whether several flits of an input port can pass the switch in a cycle. */
    boolean canPassSeveral() {
        return hasInternalSpeedup() || inputSpeedup > 1;
    }

    /** Returns whether there is neither speed-up nor limit nor hold. */
    boolean isPlain() {
        return equals(DEFAULT);
    }

    /** Returns the first router cycle of a cycle of the channels. */
    long firstRouterCycle(long cycle) {
        return hasInternalSpeedup() ? (long) Math.floor(cycle * internalSpeedup) : cycle;
    }

    /** Returns the cycle of the channels to which a router cycle belongs. */
    long channelCycle(long routerCycle) {
        if (!hasInternalSpeedup()) {
            return routerCycle;
        }
        long cycle = (long) (routerCycle / internalSpeedup);
        while (firstRouterCycle(cycle) > routerCycle) {
            cycle--;
        }
        while (firstRouterCycle(cycle + 1) <= routerCycle) {
            cycle++;
        }
        return cycle;
    }
}
