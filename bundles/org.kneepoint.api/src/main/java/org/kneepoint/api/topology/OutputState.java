// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.api.topology;

import org.osgi.annotation.versioning.ProviderType;

/**
 * The state of the outputs of all routers in a simulation, for adaptive routings. Each figure is of
 * one output port, all of its virtual channels together, in flits.
 *
 * <p>{@link #queued} and {@link #credits} of a router's own outputs are local information; figures
 * of other routers, and {@link #occupancy}, need a global view. Routers simulated later in the same
 * cycle have their state before it.
 */
@ProviderType
public interface OutputState {
    /** Result where no buffer sets a limit. */
    int UNLIMITED = Integer.MAX_VALUE;

    /** The state of an idle network. */
    OutputState IDLE =
            new OutputState() {
                @Override
                public int queued(int router, int port) {
                    return 0;
                }

                @Override
                public int downstream(int router, int port) {
                    return 0;
                }

                @Override
                public int credits(int router, int port) {
                    return UNLIMITED;
                }

                @Override
                public int occupancy(int router, int port) {
                    return 0;
                }
            };

    /**
     * Returns the flits of the packets whose header waits at a router for this output and no other.
     */
    int queued(int router, int port);

    /**
     * Returns the flits of the packets that have been allocated this output and whose header has
     * not yet been allocated the next one, wherever the flits are.
     */
    int downstream(int router, int port);

    /**
     * Returns the credits of the router for this output: free places of the buffers at the other
     * end, without those whose flit or credit is in transit.
     *
     * @return {@link #UNLIMITED} for a terminal at the other end, or unlimited buffers
     */
    int credits(int router, int port);

    /**
     * Returns the flits in the buffers at the other end, without those in transit.
     *
     * @return 0 for a terminal at the other end, or without buffers
     */
    int occupancy(int router, int port);
}
