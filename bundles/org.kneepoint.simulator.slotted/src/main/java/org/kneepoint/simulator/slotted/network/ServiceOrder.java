// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.slotted.network;

/** Which of the packets for an outlet is sent first. */
public enum ServiceOrder {
    /** One at random, drawn afresh in each cycle. */
    RANDOM,
    /** The one that came to the switch first. */
    FIFO
}
