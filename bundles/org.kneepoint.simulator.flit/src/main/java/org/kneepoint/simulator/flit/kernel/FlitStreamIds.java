// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.kernel;

/** The purposes for which a run draws random numbers, each from a stream of its own. */
public final class FlitStreamIds {
    /** Times between messages. */
    public static final int TIMES = 0;

    /** Destinations of messages. */
    public static final int DESTINATIONS = 1;

    /** Lengths of messages. */
    public static final int LENGTHS = 2;

    /** States with which headers start, intermediate terminals, and draws among outputs. */
    public static final int ROUTES = 3;

    /** Order among requests that a router model breaks at random. */
    public static final int TIES = 4;

    /** A first look at the destinations, to see which terminals send at all. */
    public static final int SENDERS = 5;

    private FlitStreamIds() {}
}
