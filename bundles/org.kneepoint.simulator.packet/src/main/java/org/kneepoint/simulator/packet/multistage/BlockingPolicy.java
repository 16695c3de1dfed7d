// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.packet.multistage;

/** Blocking policy: treatment of a packet whose next buffer is full. */
public enum BlockingPolicy {
    /**
     * Blocking after service: the packet is served, then keeps its server or link until there is a
     * free place. Servers waiting for a buffer are admitted first come, first served.
     */
    AFTER_SERVICE,

    /**
     * Blocking before service: its service starts when there is a free place, which is reserved.
     */
    BEFORE_SERVICE,

    /** Repeated service: it is served again until there is a free place at the end of a service. */
    REPEAT,

    /** Loss at the end of its service. */
    LOSS
}
