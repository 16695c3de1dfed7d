// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.pipelined;

import java.util.Arrays;
import org.kneepoint.simulator.flit.kernel.Clock;

/**
 * Connections through the switch that packets hold from flit to flit. A connection held in one
 * router cycle passes the next flit in the following one without allocation, or ends; in that cycle
 * its ports of the switch serve no other packet.
 */
final class HeldConnections {
    private static final int NONE = -1;

    private final Clock clock;

    /** Input ports of the switch with a connection. */
    private final RangeBitSet inputs;

    /** Input VC that holds the connection, and since when, by input port of the switch. */
    private final int[] holder;

    private final long[] since;

    /** Cycle in which a held connection used a port of the switch. */
    private final long[] inputUsed;

    private final long[] outputUsed;

    HeldConnections(Clock clock, int switchInputs, int switchOutputs) {
        this.clock = clock;
        inputs = new RangeBitSet(switchInputs);
        holder = new int[switchInputs];
        since = new long[switchInputs];
        inputUsed = new long[switchInputs];
        Arrays.fill(inputUsed, NONE);
        outputUsed = new long[switchOutputs];
        Arrays.fill(outputUsed, NONE);
    }

    /** Returns the set of input ports of the switch with a connection. */
    RangeBitSet inputs() {
        return inputs;
    }

    /** Keeps the connection of an input VC for the next cycle. */
    void hold(int input, int inputVc) {
        inputs.add(input);
        holder[input] = inputVc;
        since[input] = clock.cycle;
    }

    /**
     * Ends the connection of an input port of the switch; returns the input VC that held it in the
     * previous cycle, or -1 if that is longer ago.
     */
    int release(int input) {
        inputs.remove(input);
        return since[input] == clock.cycle - 1 ? holder[input] : NONE;
    }

    /** Reserves ports of the switch for the present cycle. */
    void use(int input, int output) {
        inputUsed[input] = clock.cycle;
        outputUsed[output] = clock.cycle;
    }

    /** Returns whether a port of the switch is reserved. */
    boolean isUsed(int input, int output) {
        return inputUsed[input] == clock.cycle || outputUsed[output] == clock.cycle;
    }
}
