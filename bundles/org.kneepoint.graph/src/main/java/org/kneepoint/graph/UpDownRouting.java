// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.graph;

import java.util.Optional;
import org.kneepoint.api.topology.DeadlockFreedom;
import org.kneepoint.api.topology.Network;
import org.kneepoint.api.topology.Routing;
import org.kneepoint.api.topology.RoutingChoices;

/**
 * Up*&#47;down* routing of Autonet on any network with bidirectional links (M. D. Schroeder et al.:
 * Autonet: A High-Speed, Self-Configuring Local Area Network Using Point-to-Point Links, IEEE J.
 * Selected Areas in Communications 9(8), 1991).
 *
 * <p>A link leads up to the router that is closer to the root of a spanning tree, of two as close
 * to that of the lower number. A packet goes up over any number of links, then down over any
 * number, on a shortest of these paths; at each router one of the outputs on such paths is drawn.
 * No packet turns up again, so one VC class is enough. Not minimal; acyclic.
 *
 * <p>The root is a router in the middle of a long shortest path, found by two breadth-first
 * searches.
 */
public final class UpDownRouting implements Routing {
    /** The name under which every network offers it. */
    public static final String NAME = "up-down";

    private static final int GOING_UP = 0;
    private static final int GOING_DOWN = 1;

    private final Network network;

    /** On first use. */
    private volatile UpDownPaths paths;

    private UpDownRouting(Network network) {
        this.network = network;
    }

    /**
     * Returns the routing of a network.
     *
     * @return empty if it has more than {@link HopCounts#MAX_ROUTERS} routers, a channel without
     *     one in the opposite direction, or {@linkplain Network#portGroup port groups}, whose
     *     channels may lead up and down
     */
    public static Optional<Routing> of(Network network) {
        boolean isSuitable =
                network.routers() <= HopCounts.MAX_ROUTERS
                        && !hasPortGroups(network)
                        && hasReturnChannels(network);
        return isSuitable ? Optional.of(new UpDownRouting(network)) : Optional.empty();
    }

    private static boolean hasPortGroups(Network network) {
        for (int router = 0; router < network.routers(); router++) {
            for (int port = 0; port < network.ports(router); port++) {
                if (network.portGroup(router, port) != port) {
                    return true;
                }
            }
        }
        return false;
    }

    private static boolean hasReturnChannels(Network network) {
        RouterGraph graph = RouterGraph.of(network);
        for (int router = 0; router < graph.routers(); router++) {
            for (int channel = 0; channel < graph.degree(router); channel++) {
                if (!leadsTo(graph, graph.neighbour(router, channel), router)) {
                    return false;
                }
            }
        }
        return true;
    }

    private static boolean leadsTo(RouterGraph graph, int from, int to) {
        for (int channel = 0; channel < graph.degree(from); channel++) {
            if (graph.neighbour(from, channel) == to) {
                return true;
            }
        }
        return false;
    }

    private UpDownPaths paths() {
        if (paths == null) {
            paths = new UpDownPaths(RouterGraph.of(network));
        }
        return paths;
    }

    @Override
    public String name() {
        return NAME;
    }

    @Override
    public boolean isMinimal() {
        return false;
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
        UpDownPaths known = paths();
        boolean isDown = state == GOING_DOWN;
        int left = known.channels(router, isDown, exit);
        for (int port = 0; port < network.ports(router); port++) {
            int next = network.peerRouter(router, port);
            if (next != Network.UNCONNECTED) {
                boolean isUp = known.isUp(router, next);
                boolean isAllowed = !isDown || !isUp;
                if (isAllowed && known.channels(next, !isUp, exit) == left - 1) {
                    choices.add(port);
                }
            }
        }
    }

    @Override
    public int nextState(int state, int router, int outPort, int outClass) {
        boolean isUp = paths().isUp(router, network.peerRouter(router, outPort));
        return state == GOING_UP && isUp ? GOING_UP : GOING_DOWN;
    }
}
