// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.packet.multistage;

/** Architecture of a switch: servers and buffers. */
public enum SwitchArchitecture {
    /** Input servers: every input has a buffer and a server, independent of the other inputs. */
    INPUT_SERVERS,

    /**
     * Output links: every input has a buffer, whose head packet requests its output link. A link
     * carries one packet at a time, first come first served.
     */
    OUTPUT_LINKS,

    /**
     * Output buffers: every output has a buffer and a server; an arriving packet joins that of its
     * output.
     */
    OUTPUT_BUFFERS
}
