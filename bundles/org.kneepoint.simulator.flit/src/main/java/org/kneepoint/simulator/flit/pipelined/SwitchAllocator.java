// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.pipelined;

/** Switch allocation of the routers of a region. */
interface SwitchAllocator {
    /**
     * Allocates in all routers with switch requests.
     *
     * @param from first port of the region
     * @param to port after its last port
     */
    void allocate(int from, int to);
}
