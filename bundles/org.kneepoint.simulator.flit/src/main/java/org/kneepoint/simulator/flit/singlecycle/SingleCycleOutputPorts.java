// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.singlecycle;

import java.util.Arrays;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.simulator.flit.kernel.NetworkWiring;
import org.kneepoint.simulator.flit.kernel.RoundRobinArbiter;

/**
 * The connected output ports: first the links, in the order of {@link NetworkWiring#channels}, then
 * the ejection ports. Each has a mask of its output VCs with a flit and a credit.
 *
 * <p>The number of an output VC is 64 times that of the output plus the virtual channel.
 */
final class SingleCycleOutputPorts {
    private static final int VC_BITS = 6;
    private static final int VC = (1 << VC_BITS) - 1;
    private static final int MAX_OUTPUTS = 1 << 31 - VC_BITS;

    private static final int READY = 0;
    private static final int LAST_SERVED = 1;
    private static final int STRIDE = 1;

    private final int links;
    private final int[] port;
    private final int[] number;
    private final int[] delay;
    private final int maxDelay;
    private final long[] state;

    SingleCycleOutputPorts(NetworkWiring wiring) {
        links = wiring.channels.length;
        port = Arrays.copyOf(wiring.channels, count(links, wiring.terminals));
        System.arraycopy(wiring.ejectionPort, 0, port, links, wiring.terminals);
        number = new int[wiring.ports];
        for (int output = 0; output < port.length; output++) {
            number[port[output]] = output;
        }
        delay = Arrays.stream(wiring.channels).map(p -> wiring.delay[p]).toArray();
        maxDelay = wiring.maxDelay();
        state = new long[port.length << STRIDE];
        for (int output = 0; output < port.length; output++) {
            state[(output << STRIDE) + LAST_SERVED] = VC;
        }
    }

    /**
     * Returns the number of outputs.
     *
     * @throws BadInput if there are too many
     */
    static int count(int links, int terminals) {
        long outputs = (long) links + terminals;
        if (outputs > MAX_OUTPUTS) {
            throw BadInput.of(
                    "router",
                    "single-cycle",
                    " supports up to "
                            + MAX_OUTPUTS
                            + " links and terminals together, not "
                            + links
                            + " and "
                            + terminals);
        }
        return (int) outputs;
    }

    static int outputVc(int output, int vc) {
        return output << VC_BITS | vc;
    }

    static int output(int outputVc) {
        return outputVc >> VC_BITS;
    }

    static int vc(int outputVc) {
        return outputVc & VC;
    }

    int size() {
        return port.length;
    }

    /** Returns the number of links. */
    int links() {
        return links;
    }

    boolean isEjection(int output) {
        return output >= links;
    }

    /** Returns the terminal of an ejection port. */
    int terminal(int output) {
        return output - links;
    }

    /** Returns the output of an output port of the network. */
    int number(int port) {
        return number[port];
    }

    int port(int output) {
        return port[output];
    }

    /** Returns the largest delay of a link, cycles. */
    int maxDelay() {
        return maxDelay;
    }

    /** Returns whether a link takes more than one cycle. */
    boolean isSlow(int link) {
        return maxDelay > 1 && delay[link] > 1;
    }

    /** Returns the delay of a link, cycles. */
    int delay(int link) {
        return delay[link];
    }

    /** Returns the mask of the output VCs with a flit and a credit. */
    long ready(int output) {
        return state[(output << STRIDE) + READY];
    }

    void setReady(int outputVc) {
        state[(output(outputVc) << STRIDE) + READY] |= 1L << outputVc;
    }

    void clearReady(int outputVc) {
        state[(output(outputVc) << STRIDE) + READY] &= ~(1L << outputVc);
    }

    /**
     * Clears the ready bit of an output VC, without a branch.
     *
     * @param cleared 1 to clear it, 0 to keep it
     */
    void clearReady(int outputVc, long cleared) {
        state[(output(outputVc) << STRIDE) + READY] &= ~(cleared << outputVc);
    }

    /**
     * Selects one of the output VCs of a mask, round robin.
     *
     * @param mask mask, not 0
     * @return the output VC
     */
    int arbitrate(int output, long mask) {
        int at = (output << STRIDE) + LAST_SERVED;
        int vc = RoundRobinArbiter.next(mask, (int) state[at] + 1);
        state[at] = (state[at] >> VC_BITS) + 1 << VC_BITS | vc;
        return outputVc(output, vc);
    }

    /** Returns the number of flits sent through an output. */
    long flitsSent(int output) {
        return state[(output << STRIDE) + LAST_SERVED] >> VC_BITS;
    }
}
