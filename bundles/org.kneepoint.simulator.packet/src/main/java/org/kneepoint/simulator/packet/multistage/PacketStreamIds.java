// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.packet.multistage;

/** Identifiers of the random streams. */
final class PacketStreamIds {
    /** When packets are generated, and by whom. */
    static final int ARRIVALS = 0;

    /** Where they go. */
    static final int DESTINATIONS = 1;

    /** Which wires they take, where those are drawn. */
    static final int WIRES = 2;

    private PacketStreamIds() {}
}
