// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.packet.multistage;

/** What in a switch serves packets, and where they wait for it. */
public enum SwitchArchitecture {
    /**
     * Every input has a buffer and a server, which passes a packet on whatever the other inputs do.
     */
    INPUT_SERVERS,

    /**
     * Every input has a buffer, whose head asks for its output link. A link carries one packet at a
     * time, first come first served.
     */
    OUTPUT_LINKS,

    /** Every output has a buffer and a server; a packet that arrives joins that of its output. */
    OUTPUT_BUFFERS
}
