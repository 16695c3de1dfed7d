// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.kernel;

/** The present time of a simulated network. Owned by one thread. */
public final class Clock {
    /** Present cycle, from 0. */
    public long cycle;

    /**
     * Region of routers that is simulated now; 0 for a router model that does not divide the
     * network.
     */
    public int region;
}
