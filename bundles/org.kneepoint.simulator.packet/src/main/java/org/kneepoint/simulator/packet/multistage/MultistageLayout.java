// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.packet.multistage;

/**
 * Dimensions of a network and numbering of its places: stage s from 0 and wire w are place {@code s
 * << shift | w}. Immutable.
 *
 * @param radix a, inputs and outputs of a switch, at least 2
 * @param stages n, at least 1
 * @param nodes N = a^n
 * @param capacity packets that a buffer holds, the one in service included, at least 1; {@link
 *     Integer#MAX_VALUE} if unlimited
 * @param service service time d, cycles, above 0
 */
public record MultistageLayout(int radix, int stages, int nodes, int capacity, double service) {
    /** Most places. */
    public static final int MOST_PLACES = 1 << 26;

    /** Checks the number of places. */
    public MultistageLayout {
        if (!fit(nodes, stages)) {
            throw new IllegalArgumentException(nodes + " nodes and " + stages + " stages");
        }
    }

    /** Returns whether a network of this size can be simulated. */
    public static boolean fit(int nodes, int stages) {
        return (long) stages << shift(nodes) <= MOST_PLACES;
    }

    /** Returns whether buffers are unlimited. */
    public boolean isUnlimited() {
        return capacity == Integer.MAX_VALUE;
    }

    private static int shift(int nodes) {
        return Integer.SIZE - Integer.numberOfLeadingZeros(nodes - 1);
    }

    /** Returns the number of bits of a wire. */
    int shift() {
        return shift(nodes);
    }

    /** Returns an upper bound of the numbers of places. */
    int places() {
        return stages << shift();
    }

    /** Returns the distance between places of the same wire in consecutive stages. */
    int stride() {
        return 1 << shift();
    }

    /** Returns the first place of the last stage. */
    int lastStage() {
        return stages - 1 << shift();
    }

    /** Returns the number of servers of all stages. */
    int servers() {
        return stages * nodes;
    }

    /**
     * Returns the place of a server.
     *
     * @param server 0 to {@link #servers()} - 1, stage by stage
     */
    int place(int server) {
        return server / nodes << shift() | server % nodes;
    }
}
