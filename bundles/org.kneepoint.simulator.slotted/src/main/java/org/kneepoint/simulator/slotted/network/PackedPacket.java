// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.slotted.network;

/**
 * A packet packed into one number: the digits of its output in the lowest 30 bits, whether it is a
 * hot request, and above that the cycle of its generation modulo 2^33.
 */
final class PackedPacket {
    private static final int HOT_BIT = 30;
    private static final int CYCLE_BIT = HOT_BIT + 1;
    private static final long AGES = -1L >>> CYCLE_BIT;

    private PackedPacket() {}

    /**
     * Returns a packet.
     *
     * @param cycle cycle of generation
     * @param address address of its output, below 2^30
     * @param hot 1 for a hot request, else 0
     */
    static long of(long cycle, int address, int hot) {
        return cycle << CYCLE_BIT | (long) hot << HOT_BIT | address;
    }

    /** Returns the time since the generation of a packet that is less than 2^33 cycles old. */
    static long age(long packet, long now) {
        return now - (packet >>> CYCLE_BIT) & AGES;
    }

    static boolean isHot(long packet) {
        return (packet >>> HOT_BIT & 1) != 0;
    }
}
