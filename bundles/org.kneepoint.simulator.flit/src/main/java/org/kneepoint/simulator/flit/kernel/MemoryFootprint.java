// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.kernel;

/**
 * Memory of a network of routers whose virtual channels are padded to a power of two.
 *
 * @param port bytes per port of a router
 * @param portVc bytes per virtual channel of a port
 * @param terminal bytes per terminal
 * @param terminalVc bytes per virtual channel of a terminal
 */
public record MemoryFootprint(int port, int portVc, int terminal, int terminalVc) {
    /** Bytes of statistics and of the pool of packets, whatever the size of the network. */
    private static final int FIXED = 606_000;

    /**
     * Returns the bytes of a network.
     *
     * @param ports number of ports of all routers
     * @param terminals number of terminals
     * @param vcs virtual channels of a link
     */
    public double bytes(double ports, double terminals, int vcs) {
        int paddedVcs = 1 << BitMasks.width(vcs);
        return FIXED
                + ports * (port + portVc * paddedVcs)
                + terminals * (terminal + terminalVc * paddedVcs);
    }
}
