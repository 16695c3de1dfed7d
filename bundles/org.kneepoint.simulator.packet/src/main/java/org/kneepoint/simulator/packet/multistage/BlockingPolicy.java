// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.packet.multistage;

/** Blocking policy: treatment of a packet whose next buffer is full. */
public enum BlockingPolicy {
    /**
     * It is served, and then keeps its server, or its link, until there is room. Servers that wait
     * for one buffer are let in first come, first served.
     */
    AFTER_SERVICE,

    /** Its service begins only when there is room, which is then reserved for it. */
    BEFORE_SERVICE,

    /** It is served again and again until there is room at the end of a service. */
    REPEAT,

    /** It is lost at the end of its service. */
    LOSS
}
