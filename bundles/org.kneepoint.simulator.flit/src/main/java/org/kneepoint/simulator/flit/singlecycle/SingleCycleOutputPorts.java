// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.singlecycle;

import java.util.Arrays;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.simulator.flit.kernel.NetworkWiring;
import org.kneepoint.simulator.flit.kernel.RoundRobinArbiter;

/**
 * The output ports in use: first the links, in the order of {@link NetworkWiring#channels}, then
 * the exits to the terminals. Each has a mask of its virtual channels that have a flit ready to
 * cross.
 *
 * <p>A <em>channel</em> is a virtual channel of an output: the number of the output times 64, plus
 * that of the virtual channel.
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
     * @throws BadInput if their channels cannot be numbered
     */
    static int count(int links, int terminals) {
        long outputs = (long) links + terminals;
        if (outputs > MAX_OUTPUTS) {
            throw BadInput.of(
                    "router",
                    "single-cycle",
                    " takes up to "
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

    /** Returns the number of links, which come first. */
    int links() {
        return links;
    }

    boolean isEjection(int output) {
        return output >= links;
    }

    /** Returns the terminal that receives from an exit. */
    int terminal(int exit) {
        return exit - links;
    }

    /** Returns the output that is an output port in use. */
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

    /** Returns the virtual channels with a flit ready to cross. */
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
     * Serves one of the virtual channels of a mask, the first after the one served last.
     *
     * @param mask not 0
     * @return the channel
     */
    int arbitrate(int output, long mask) {
        int at = (output << STRIDE) + LAST_SERVED;
        int vc = RoundRobinArbiter.next(mask, (int) state[at] + 1);
        state[at] = (state[at] >> VC_BITS) + 1 << VC_BITS | vc;
        return outputVc(output, vc);
    }

    /** Returns the number of flits that an output has passed on. */
    long flitsSent(int output) {
        return state[(output << STRIDE) + LAST_SERVED] >> VC_BITS;
    }
}
