// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.singlecycle;

import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.simulator.flit.kernel.NetworkWiring;

/**
 * Numbering of outputs and their virtual channels: an output that leads to another router has the
 * number of its port; the ejection ports follow, by terminal.
 *
 * <p>The virtual channels of an output are padded to a power of two. An output VC of a link has the
 * number of the input VC at its end; the ejection VCs follow, from a multiple of 64.
 */
final class SingleCycleOutputPorts {
    private static final int MAX_OUTPUTS = 1 << 25;
    private static final int WORD = Long.SIZE;

    private final NetworkWiring wiring;
    private final int shift;
    private final int ejectionShift;
    private final int firstEjectionVc;
    private final int maxDelay;

    /** Flits of the packets whose tail has left, by output. */
    private final long[] carried;

    /**
     * Numbers the outputs of a network.
     *
     * @param shift binary logarithm of the virtual channels of a link
     * @param ejectionShift binary logarithm of those of an ejection port
     */
    SingleCycleOutputPorts(NetworkWiring wiring, int shift, int ejectionShift) {
        this.wiring = wiring;
        this.shift = shift;
        this.ejectionShift = ejectionShift;
        carried = new long[count(wiring.ports, wiring.terminals)];
        firstEjectionVc = (wiring.ports << shift) + WORD - 1 & -WORD;
        maxDelay = wiring.maxDelay();
    }

    /**
     * Returns the number of outputs.
     *
     * @throws BadInput if there are too many
     */
    static int count(int ports, int terminals) {
        long outputs = (long) ports + terminals;
        if (outputs > MAX_OUTPUTS) {
            throw BadInput.of(
                    "router",
                    "single-cycle",
                    " supports up to "
                            + MAX_OUTPUTS
                            + " ports and terminals together, not "
                            + ports
                            + " and "
                            + terminals);
        }
        return (int) outputs;
    }

    int size() {
        return carried.length;
    }

    /** Returns the bound of the numbers of output VCs. */
    int vcs() {
        return firstEjectionVc + (wiring.terminals << ejectionShift);
    }

    /** Returns the binary logarithm of the number of output VCs of an output, padded. */
    int shift(boolean ejection) {
        return ejection ? ejectionShift : shift;
    }

    /** Returns the output VC of an output. */
    int outputVc(int output, int vc) {
        return isEjection(output)
                ? firstEjectionVc + (terminal(output) << ejectionShift) + vc
                : output << shift | vc;
    }

    /** Returns the output of an output VC. */
    int output(int outputVc) {
        return isEjectionVc(outputVc)
                ? ejection(outputVc - firstEjectionVc >> ejectionShift)
                : outputVc >> shift;
    }

    /** Returns the virtual channel within its port. */
    int vc(int outputVc) {
        return outputVc & (1 << shift(isEjectionVc(outputVc))) - 1;
    }

    boolean isEjection(int output) {
        return output >= wiring.ports;
    }

    boolean isEjectionVc(int outputVc) {
        return outputVc >= firstEjectionVc;
    }

    /** Returns the least ejection VC, a multiple of 64; those of links are less. */
    int firstEjectionVc() {
        return firstEjectionVc;
    }

    /** Returns the output that leads to a terminal. */
    int ejection(int terminal) {
        return wiring.ports + terminal;
    }

    private int terminal(int output) {
        return output - wiring.ports;
    }

    /** Returns the output of an output port. */
    int number(int port) {
        int terminal = wiring.ejectingTerminal[port];
        return terminal == NetworkWiring.NONE ? port : ejection(terminal);
    }

    /** Returns the output port of an output. */
    int port(int output) {
        return isEjection(output) ? wiring.ejectionPort[terminal(output)] : output;
    }

    /** Returns the router of an output. */
    int router(int output) {
        return isEjection(output) ? wiring.ejectionRouter[terminal(output)] : wiring.router[output];
    }

    /** Returns the largest delay of a link, cycles. */
    int maxDelay() {
        return maxDelay;
    }

    /** Returns whether a link takes more than one cycle. */
    boolean isSlow(int link) {
        return maxDelay > 1 && delay(link) > 1;
    }

    /** Returns the delay of a link, cycles. */
    int delay(int link) {
        return wiring.delay[link];
    }

    /** Counts the flits of a packet whose tail has left through an output. */
    void countPacket(int output, int flits) {
        carried[output] += flits;
    }

    /** Returns the flits of the packets whose tail has left through an output. */
    long carried(int output) {
        return carried[output];
    }
}
