// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.pipelined;

import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.api.scenario.Range;

/**
 * Delays of the stages of a router and of its links, cycles.
 *
 * @param routeComputation route computation, at least 0; 0 is lookahead routing
 * @param vcAllocation virtual-channel allocation, at least 0
 * @param switchAllocation switch allocation, at least 1
 * @param crossbar switch traversal, at least 0
 * @param link link between routers, at least 1; a channel takes this times its own delay
 * @param credit processing of a credit in a router, at least 0
 */
public record PipelineDelays(
        int routeComputation,
        int vcAllocation,
        int switchAllocation,
        int crossbar,
        int link,
        int credit) {
    /** Delay of the link between a terminal and its router. */
    static final int TERMINAL_LINK = 1;

    private static final int MAX_DELAY = 1 << 16;
    private static final int MAX_LINK_DELAY = 1 << 20;

    /**
     * Checks the ranges.
     *
     * @throws BadInput if one is out of its range or above 65536
     */
    public PipelineDelays {
        require("route", routeComputation, 0);
        require("vc", vcAllocation, 0);
        require("switch", switchAllocation, 1);
        require("crossbar", crossbar, 0);
        require("link", link, 1);
        require("credit", credit, 0);
    }

    private static void require(String stage, int cycles, int least) {
        if (cycles < least || cycles > MAX_DELAY) {
            throw BadInput.notAllowed("delay_" + stage, cycles, Range.closed(least, MAX_DELAY));
        }
    }

    /**
     * Returns the cycles from the switch grant to the arrival at the end of a channel.
     *
     * @param channel delay of the channel in the topology
     * @throws BadInput if the channel takes more than 2^20 cycles
     */
    int flitDelay(int channel) {
        return switchAllocation + crossbar + channelDelay(channel);
    }

    /** Returns the cycles from the switch grant to the use of the credit upstream. */
    int creditDelay(int channel) {
        return 1 + channelDelay(channel) + credit;
    }

    /** Returns the cycles from the switch grant to the arrival at a terminal. */
    int ejectionDelay() {
        return switchAllocation + crossbar + TERMINAL_LINK;
    }

    /** Returns the cycles from the arrival at a terminal to the use of the credit. */
    int ejectionCreditDelay() {
        return 1 + TERMINAL_LINK + credit;
    }

    /** Returns the cycles from the injection by a terminal to the arrival at its router. */
    int injectionDelay() {
        return 1 + TERMINAL_LINK;
    }

    /** Returns the cycles from the switch grant to the use of the credit by a terminal. */
    int injectionCreditDelay() {
        return 1 + TERMINAL_LINK;
    }

    /**
     * Returns the cycles by which a speculative switch request follows the VC request of a header.
     */
    int speculationLag() {
        return Math.max(0, vcAllocation - switchAllocation);
    }

    private int channelDelay(int channel) {
        long cycles = (long) link * channel;
        if (cycles > MAX_LINK_DELAY) {
            throw BadInput.of(
                    "delay_link",
                    link,
                    " times the "
                            + channel
                            + " cycles of a channel is "
                            + cycles
                            + " cycles: at most "
                            + MAX_LINK_DELAY);
        }
        return (int) cycles;
    }
}
