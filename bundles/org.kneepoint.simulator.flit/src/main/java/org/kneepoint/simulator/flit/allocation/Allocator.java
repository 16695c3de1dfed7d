// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.allocation;

/** An allocator with the priorities that it keeps between allocations. Used by one thread. */
public interface Allocator {
    /**
     * Matches inputs with outputs.
     *
     * @param requests at least one request; receives the matching
     */
    void allocate(AllocatorRequests requests);
}
