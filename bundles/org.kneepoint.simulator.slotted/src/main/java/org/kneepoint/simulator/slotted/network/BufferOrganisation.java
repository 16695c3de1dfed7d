// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.slotted.network;

/** Organisation of the buffer of a switch. */
public enum BufferOrganisation {
    /** Any of them for a packet to any outlet. */
    SHARED,
    /** Equally many for each outlet. */
    OUTPUT
}
