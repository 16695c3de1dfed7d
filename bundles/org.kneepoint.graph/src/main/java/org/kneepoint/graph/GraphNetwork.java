// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.graph;

import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.function.Function;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.api.topology.ChannelRate;
import org.kneepoint.api.topology.Network;
import org.kneepoint.api.topology.Routing;

/**
 * A network given by its routers, links and terminals. Immutable; flat arrays, 12 bytes a port.
 *
 * <p>Ports are numbered in the order in which the links were added, both ends alike for links in
 * both directions; then the channels of one direction, outputs and inputs apart; then the
 * terminals. Terminals are numbered in the order in which they were added.
 *
 * <p>Without a routing of its own it has {@link DistanceClassRouting}, named {@code minimal}.
 */
public final class GraphNetwork implements Network {
    /** Most steps of the search for distances; a few seconds. */
    private static final long MAX_STEPS = 1L << 30;

    private final String text;
    private final GraphPorts ports;
    private final List<Routing> routings;

    /** On first use; empty if it would take too long. */
    private volatile Optional<DistanceDistribution> distances;

    GraphNetwork(String text, GraphPorts ports, Function<Network, List<Routing>> routings) {
        this.text = text;
        this.ports = ports;
        checkConnected();
        List<Routing> own = List.copyOf(routings.apply(this));
        this.routings = own.isEmpty() ? List.of(defaultRouting()) : own;
    }

    /**
     * Begins a network.
     *
     * @param text the network with its sizes as a user would type it, for messages and tables
     * @param routers number of routers, at least 1
     * @throws IllegalArgumentException if there are none
     */
    public static GraphNetworkBuilder builder(String text, int routers) {
        return new GraphNetworkBuilder(text, routers);
    }

    private void checkConnected() {
        OptionalInt apart = graph().unconnected();
        if (apart.isPresent()) {
            throw BadInput.because(
                    "network",
                    text,
                    text
                            + " is not connected: routers 0 and "
                            + apart.getAsInt()
                            + " have no paths to each other");
        }
    }

    private Routing defaultRouting() {
        return DistanceClassRouting.of(this)
                .orElseThrow(
                        () ->
                                new IllegalArgumentException(
                                        this
                                                + " needs a routing of its own: more than "
                                                + HopCounts.MAX_ROUTERS
                                                + " routers, or paths of more than 64 channels"));
    }

    /** Returns its routers and channels as a graph. */
    public RouterGraph graph() {
        return RouterGraph.of(this);
    }

    @Override
    public int terminals() {
        return ports.terminals();
    }

    @Override
    public int routers() {
        return ports.routers();
    }

    @Override
    public int ports(int router) {
        return ports.count(router);
    }

    @Override
    public int peerRouter(int router, int port) {
        return ports.peerRouter(router, port);
    }

    @Override
    public int peerPort(int router, int port) {
        return ports.peerPort(router, port);
    }

    @Override
    public int injectionRouter(int terminal) {
        return ports.terminalRouter(terminal);
    }

    @Override
    public int injectionPort(int terminal) {
        return ports.terminalPort(terminal);
    }

    @Override
    public List<Routing> routings() {
        return routings;
    }

    @Override
    public int delay(int router, int port) {
        return ports.attributes(router, port).delay();
    }

    @Override
    public ChannelRate rate(int router, int port) {
        return ports.attributes(router, port).rate();
    }

    /** Returns the diameter; empty if the search takes more than about 10^9 steps. */
    @Override
    public OptionalInt diameter() {
        return distances()
                .map(counted -> OptionalInt.of(counted.diameter()))
                .orElse(OptionalInt.empty());
    }

    /** Returns the mean distance; empty as the diameter, and for a single terminal. */
    @Override
    public OptionalDouble meanDistance() {
        return distances()
                .filter(counted -> terminals() > 1)
                .map(counted -> OptionalDouble.of(counted.meanDistance()))
                .orElse(OptionalDouble.empty());
    }

    private Optional<DistanceDistribution> distances() {
        if (distances == null) {
            distances = DistanceDistribution.of(graph(), ports.terminalCounts(), MAX_STEPS);
        }
        return distances;
    }

    @Override
    public String toString() {
        return text;
    }
}
