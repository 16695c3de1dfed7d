// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.kernel;

/** The present cycle and region of a simulated network. Used by one thread. */
public final class Clock {
    /** Present cycle, from 0. */
    public long cycle;

    /** Region of routers being simulated; 0 for a router model without regions. */
    public int region;
}
