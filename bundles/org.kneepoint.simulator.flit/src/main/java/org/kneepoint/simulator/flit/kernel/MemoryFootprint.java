// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.kernel;

/**
 * Memory of a network of routers whose channels have numbers up to a power of two.
 *
 * @param port bytes of a port of a router
 * @param portVc what each virtual channel adds to that
 * @param terminal bytes of a terminal
 * @param terminalVc what each virtual channel adds to that
 */
public record MemoryFootprint(int port, int portVc, int terminal, int terminalVc) {
    /**
     * Returns the bytes of a network.
     *
     * @param ports of all routers
     * @param terminals of the network
     * @param vcs virtual channels of a link
     */
    public double bytes(double ports, double terminals, int vcs) {
        int paddedVcs = 1 << BitMasks.width(vcs);
        return ports * (port + portVc * paddedVcs)
                + terminals * (terminal + terminalVc * paddedVcs);
    }
}
