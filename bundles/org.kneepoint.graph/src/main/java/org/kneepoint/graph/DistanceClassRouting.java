// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.graph;

import java.util.Optional;
import org.kneepoint.api.topology.DeadlockFreedom;
import org.kneepoint.api.topology.Network;
import org.kneepoint.api.topology.Routing;
import org.kneepoint.api.topology.RoutingChoices;

/**
 * A shortest path on any network, drawn hop by hop among the outputs that lead closer, with
 * distance classes: the VC class of a channel is its number on the path (Merlin and Schweitzer
 * 1980; Dally and Towles 2004, section 14.2.1). Minimal; acyclic, since classes only grow.
 */
public final class DistanceClassRouting implements Routing {
    /** The name under which every network offers it. */
    public static final String NAME = "minimal";

    private final Network network;
    private final HopCounts hops;
    private final int classes;

    private DistanceClassRouting(Network network, HopCounts hops, int classes) {
        this.network = network;
        this.hops = hops;
        this.classes = classes;
    }

    /**
     * Returns the routing of a network.
     *
     * @return empty if it has more than {@link HopCounts#MAX_ROUTERS} routers, or a path of more
     *     than 64 channels
     */
    public static Optional<Routing> of(Network network) {
        if (network.routers() > HopCounts.MAX_ROUTERS) {
            return Optional.empty();
        }
        HopCounts hops = new HopCounts(network);
        int channels = network.diameter().orElseGet(() -> hops.largest() + 1) - 1;
        return channels <= Long.SIZE
                ? Optional.of(new DistanceClassRouting(network, hops, Math.max(1, channels)))
                : Optional.empty();
    }

    @Override
    public String name() {
        return NAME;
    }

    /** Returns the channels of the longest path, at least 1. */
    @Override
    public int vcClasses() {
        return classes;
    }

    @Override
    public DeadlockFreedom deadlockFreedom() {
        return DeadlockFreedom.ACYCLIC;
    }

    @Override
    public Selection selection() {
        return Selection.RANDOM;
    }

    @Override
    public void route(
            int router, int inPort, int inClass, int target, int state, RoutingChoices choices) {
        int exit = network.ejectionRouter(target);
        for (int port = 0; port < network.ports(router); port++) {
            if (hops.isCloser(router, port, exit)) {
                choices.add(port, 1L << inClass + 1);
            }
        }
    }
}
