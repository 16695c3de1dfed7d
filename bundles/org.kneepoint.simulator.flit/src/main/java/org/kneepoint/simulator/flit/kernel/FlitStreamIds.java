// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.kernel;

/** Identifiers of the random streams, one per purpose. */
public final class FlitStreamIds {
    /** Times between messages. */
    public static final int TIMES = 0;

    /** Destinations of messages. */
    public static final int DESTINATIONS = 1;

    /** Lengths of messages. */
    public static final int LENGTHS = 2;

    /** Start states of headers, intermediate terminals, and draws among outputs. */
    public static final int ROUTES = 3;

    /** Tie-breaking among requests. */
    public static final int TIES = 4;

    /** Destinations drawn to find silent terminals. */
    public static final int SENDERS = 5;

    private FlitStreamIds() {}
}
