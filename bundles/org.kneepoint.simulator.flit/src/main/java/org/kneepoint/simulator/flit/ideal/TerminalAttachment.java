// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.ideal;

/** How terminals are attached to their routers. */
public enum TerminalAttachment {
    /** By an injection and an ejection channel, each of one flit per cycle. */
    CHANNELS,
    /**
     * Without channels: the source feeds the first link itself, one packet at a time, and the
     * terminal takes what crosses the last link at once and without contention. No terminal
     * addresses itself. Latency runs from a time that is uniform in the cycle before the one in
     * which a packet can first move, so it is half a cycle longer than a whole number.
     */
    DIRECT
}
