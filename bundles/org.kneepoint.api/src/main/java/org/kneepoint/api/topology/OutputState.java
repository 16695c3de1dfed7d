// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.api.topology;

import org.osgi.annotation.versioning.ProviderType;

/**
 * How the outputs of routers are used at this moment of a simulation, read only, for routings that
 * go by it. Each figure is of one output port, all of its virtual channels together, in flits.
 *
 * <p>A router knows {@link #queued} and {@link #credits} of its own outputs; an algorithm that asks
 * for those of others, or for {@link #occupancy}, assumes a global view. Routers that are simulated
 * later in the same cycle are seen as they were before it.
 */
@ProviderType
public interface OutputState {
    /** What is answered where no buffer sets a limit. */
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
     * Returns the flits of the packets that wait at a router for this output and no other; those of
     * a packet count as long as its header waits.
     */
    int queued(int router, int port);

    /**
     * Returns the flits of the packets that have taken this output and occupy the buffers at its
     * other end; those of a packet count, wherever they are, until its header has taken the next
     * output.
     */
    int downstream(int router, int port);

    /**
     * Returns the places of the buffers at the other end that the router knows to be free. Each
     * flit that it sends takes one, each credit that comes back gives one, so that places whose
     * flit or credit is under way are not among them.
     *
     * @return {@link #UNLIMITED} if a terminal is at the other end, or buffers have no limit
     */
    int credits(int router, int port);

    /**
     * Returns the flits that are in the buffers at the other end, exactly; those still under way
     * are not among them.
     *
     * @return 0 if a terminal is at the other end, or there are no buffers
     */
    int occupancy(int router, int port);
}
