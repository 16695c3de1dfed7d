// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.pipelined;

/** Where the simulation is: the cycle, and the region of routers that is dealt with. */
final class Moment {
    /** Cycles from 0. */
    long cycle;

    /** Region of routers, or that of the terminals. */
    int region;
}
