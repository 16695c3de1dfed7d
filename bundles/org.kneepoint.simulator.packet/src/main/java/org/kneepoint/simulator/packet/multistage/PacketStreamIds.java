// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.packet.multistage;

/** Identifiers of the random streams. */
final class PacketStreamIds {
    /** Times of generation and sources. */
    static final int ARRIVALS = 0;

    /** Destinations. */
    static final int DESTINATIONS = 1;

    /** Wires, where they are drawn. */
    static final int WIRES = 2;

    private PacketStreamIds() {}
}
