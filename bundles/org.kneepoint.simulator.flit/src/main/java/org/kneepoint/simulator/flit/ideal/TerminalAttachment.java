// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.ideal;

/** Attachment of terminals to their routers. */
public enum TerminalAttachment {
    /** An injection and an ejection channel, each of one flit per cycle. */
    CHANNELS,
    /**
     * No channels: the source feeds the first link directly, one packet at a time, and the terminal
     * accepts flits from the last link at once and without contention. No terminal addresses
     * itself. Latency counts from a time uniform in the cycle before the first in which a packet
     * can move, which adds half a cycle.
     */
    DIRECT
}
