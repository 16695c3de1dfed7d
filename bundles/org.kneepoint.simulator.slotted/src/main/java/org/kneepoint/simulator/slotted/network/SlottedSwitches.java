// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.slotted.network;

/** Switches of a network: acceptance and sending of packets. */
interface SlottedSwitches {
    /**
     * Moves packets from the stage before to a stage.
     *
     * @param stage receiving stage, 1 to k - 1
     */
    void transfer(int stage);

    /** Injects a packet into a switch of stage 0; returns whether there was a free place. */
    boolean inject(int receiver, long packet);

    /** Sends and returns a packet of an outlet of the last stage that is not empty. */
    long send(int outlet);

    /**
     * Checks the occupancies.
     *
     * @throws IllegalStateException if one is above the buffer size
     */
    void checkInvariants();
}
