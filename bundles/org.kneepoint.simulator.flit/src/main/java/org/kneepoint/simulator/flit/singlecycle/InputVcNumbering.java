// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.singlecycle;

import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.simulator.flit.kernel.BitMasks;
import org.kneepoint.simulator.flit.kernel.NetworkWiring;

/**
 * Numbering of input VCs and their index within the router: by the output port that leads to them,
 * with the virtual channels of a port padded to a power of two; then one injection VC per terminal.
 * Not changed once built.
 */
final class InputVcNumbering {
    private static final int MAX_VCS = 1 << 29;

    private final NetworkWiring wiring;
    private final int vcs;
    private final int shift;
    private final int firstInjectionVc;
    private final int[] first;
    private final int[] byIndex;
    private final int[] portAndIndex;
    private int maxPerRouter;

    InputVcNumbering(NetworkWiring wiring, int vcs) {
        this.wiring = wiring;
        this.vcs = vcs;
        shift = BitMasks.width(vcs);
        firstInjectionVc = count(wiring.ports, shift, wiring.terminals) - wiring.terminals;
        first = new int[wiring.routers + 1];
        byIndex = new int[wiring.channels.length * vcs + wiring.terminals];
        portAndIndex = new int[wiring.ports + wiring.terminals << 1];
        for (int router = 0; router < wiring.routers; router++) {
            numberRouter(router);
        }
    }

    /**
     * Returns the number of input VCs.
     *
     * @param shift binary logarithm of the virtual channels of a port
     * @throws BadInput if there are too many
     */
    static int count(int ports, int shift, int terminals) {
        long vcCount = ((long) ports << shift) + terminals;
        if (vcCount > MAX_VCS) {
            throw BadInput.of(
                    "router",
                    "single-cycle",
                    " supports up to "
                            + MAX_VCS
                            + " virtual channels, not "
                            + ports
                            + " ports with up to "
                            + (1 << shift)
                            + " of them");
        }
        return (int) vcCount;
    }

    private void numberRouter(int router) {
        int next = first[router];
        for (int port = wiring.firstPort[router]; port < wiring.firstPort[router + 1]; port++) {
            if (wiring.upstreamPort[port] != NetworkWiring.NONE) {
                int link = wiring.upstreamPort[port];
                index(link, port, next - first[router]);
                for (int vc = 0; vc < vcs; vc++) {
                    byIndex[next++] = link << shift | vc;
                }
            }
            if (wiring.injectingTerminal[port] != NetworkWiring.NONE) {
                int terminal = wiring.injectingTerminal[port];
                index(wiring.ports + terminal, port, next - first[router]);
                byIndex[next++] = injectionVc(terminal);
            }
        }
        first[router + 1] = next;
        maxPerRouter = Math.max(maxPerRouter, next - first[router]);
    }

    /** Sets the port of the input VCs of a link or terminal, and the index of the first. */
    private void index(int from, int port, int index) {
        portAndIndex[from << 1] = port;
        portAndIndex[(from << 1) + 1] = index;
    }

    /** Returns the number of all input VCs. */
    int size() {
        return firstInjectionVc + wiring.terminals;
    }

    /** Returns the binary logarithm of the virtual channels of a port. */
    int shift() {
        return shift;
    }

    /** Returns the output port that leads to an input VC; undefined for an injection VC. */
    int link(int inputVc) {
        return inputVc >> shift;
    }

    /** Returns the injection VC of a terminal. */
    int injectionVc(int terminal) {
        return firstInjectionVc + terminal;
    }

    /** Returns the least injection VC; those of links are less. */
    int firstInjectionVc() {
        return firstInjectionVc;
    }

    boolean isInjection(int inputVc) {
        return inputVc >= firstInjectionVc;
    }

    /** Returns the terminal of an injection VC. */
    int terminal(int inputVc) {
        return inputVc - firstInjectionVc;
    }

    /** Returns the input port of an input VC. */
    int port(int inputVc) {
        return portAndIndex[upstreamNumber(inputVc) << 1];
    }

    /** Returns the index of an input VC in its router. */
    int index(int inputVc) {
        return portAndIndex[(upstreamNumber(inputVc) << 1) + 1] + vc(inputVc);
    }

    private int upstreamNumber(int inputVc) {
        return isInjection(inputVc) ? wiring.ports + terminal(inputVc) : link(inputVc);
    }

    /** Returns the virtual channel within its port. */
    int vc(int inputVc) {
        return isInjection(inputVc) ? 0 : inputVc & (1 << shift) - 1;
    }

    /** Returns the name of an input VC for messages. */
    String name(int inputVc) {
        return isInjection(inputVc)
                ? "injection VC " + terminal(inputVc)
                : wiring.name(link(inputVc)) + " virtual channel " + vc(inputVc);
    }

    /** Returns the largest number of input VCs of a router. */
    int maxPerRouter() {
        return maxPerRouter;
    }

    /** Returns the number of input VCs of a router. */
    int count(int router) {
        return first[router + 1] - first[router];
    }

    /** Returns the input VC with an index in a router. */
    int at(int router, int index) {
        return byIndex[first[router] + index];
    }
}
