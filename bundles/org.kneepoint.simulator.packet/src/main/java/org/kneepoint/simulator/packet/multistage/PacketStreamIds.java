// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.packet.multistage;

/** The purposes of random numbers: each has a stream of its own. */
final class PacketStreamIds {
    /** When packets are generated, and by whom. */
    static final int ARRIVALS = 0;

    /** Where they go. */
    static final int DESTINATIONS = 1;

    /** Which wires they take, where those are drawn. */
    static final int WIRES = 2;

    private PacketStreamIds() {}
}
