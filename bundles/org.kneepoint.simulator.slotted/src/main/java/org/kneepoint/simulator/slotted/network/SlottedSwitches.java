// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.slotted.network;

/** Switches of a network: acceptance and sending of packets. */
interface SlottedSwitches {
    /**
     * All switches of a stage take what those of the stage before offer.
     *
     * @param stage 1 to k - 1
     */
    void transfer(int stage);

    /** A packet comes to a switch of stage 0; returns whether there is room for it. */
    boolean inject(int receiver, long packet);

    /** An outlet of the last stage, where something waits, sends a packet, which is returned. */
    long send(int outlet);

    /**
     * Checks that nothing holds more than it can.
     *
     * @throws IllegalStateException if something does
     */
    void checkInvariants();
}
