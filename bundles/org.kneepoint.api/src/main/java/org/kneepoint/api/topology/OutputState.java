// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.api.topology;

import org.osgi.annotation.versioning.ProviderType;

/**
 * How the outputs of routers are used at this moment of a simulation, for routings that go by it. A
 * router knows its own outputs; an algorithm that asks for those of others assumes a global view.
 */
@ProviderType
public interface OutputState {
    /** The outputs of a network that nobody uses. */
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
            };

    /**
     * Returns the flits of the packets that wait at a router for this output and no other; those of
     * a packet count as long as its header waits.
     */
    int queued(int router, int port);

    /**
     * Returns the flits of the packets that have taken this output and occupy the buffers at its
     * other end; those of a packet count until its header has taken the next output.
     */
    int downstream(int router, int port);
}
