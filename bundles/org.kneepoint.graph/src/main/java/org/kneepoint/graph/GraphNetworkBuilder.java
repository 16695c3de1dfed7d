// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.graph;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.Function;
import java.util.stream.IntStream;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.api.topology.Network;
import org.kneepoint.api.topology.Routing;

/**
 * Takes the links and terminals of a {@link GraphNetwork}. A link added again is a parallel link.
 * Not thread-safe.
 */
public final class GraphNetworkBuilder {
    private final String text;
    private final int routers;
    private final List<GraphPorts.Link> links = new ArrayList<>();
    private final IntStream.Builder terminals = IntStream.builder();
    private Function<Network, List<Routing>> routings = network -> List.of();

    GraphNetworkBuilder(String text, int routers) {
        this.text = Objects.requireNonNull(text);
        this.routers = routers;
        if (routers < 1) {
            throw new IllegalArgumentException(text + " has " + routers + " routers");
        }
    }

    /**
     * Adds a link with channels in both directions, of one cycle and one flit per cycle.
     *
     * @throws IllegalArgumentException if a router does not exist, or both are the same
     */
    public GraphNetworkBuilder link(int router, int other) {
        return link(router, other, ChannelAttributes.DEFAULT);
    }

    /**
     * Adds a link with equal channels in both directions.
     *
     * @throws IllegalArgumentException if a router does not exist, or both are the same
     */
    public GraphNetworkBuilder link(int router, int other, ChannelAttributes attributes) {
        return link(router, other, attributes, attributes);
    }

    /**
     * Adds a link with a channel in each direction.
     *
     * @param there attributes of the channel from the first router to the other
     * @param back attributes of the channel in the opposite direction
     * @throws IllegalArgumentException if a router does not exist, or both are the same
     */
    public GraphNetworkBuilder link(
            int router, int other, ChannelAttributes there, ChannelAttributes back) {
        checkEnds(router, other);
        links.add(
                new GraphPorts.Link(
                        router,
                        other,
                        Objects.requireNonNull(there),
                        Objects.requireNonNull(back)));
        return this;
    }

    /**
     * Adds a channel in one direction only.
     *
     * @throws IllegalArgumentException if a router does not exist, or both are the same
     */
    public GraphNetworkBuilder channel(int from, int to, ChannelAttributes attributes) {
        checkEnds(from, to);
        links.add(new GraphPorts.Link(from, to, Objects.requireNonNull(attributes), null));
        return this;
    }

    /**
     * Adds terminals to a router; they get the next numbers.
     *
     * @param count 0 or more
     * @throws IllegalArgumentException if the router does not exist or the number is negative
     */
    public GraphNetworkBuilder terminals(int router, int count) {
        checkRouter(router);
        if (count < 0) {
            throw new IllegalArgumentException(count + " terminals at router " + router);
        }
        for (int i = 0; i < count; i++) {
            terminals.add(router);
        }
        return this;
    }

    /**
     * Adds as many terminals to every router, router after router.
     *
     * @param count 0 or more
     * @throws IllegalArgumentException if it is negative
     */
    public GraphNetworkBuilder terminalsEach(int count) {
        for (int router = 0; router < routers; router++) {
            terminals(router, count);
        }
        return this;
    }

    /**
     * Sets the network's own routings, the default first, in place of {@link DistanceClassRouting}.
     *
     * @param own gives them for the network, whose links and terminals can already be read
     */
    public GraphNetworkBuilder routings(Function<Network, List<Routing>> own) {
        this.routings = Objects.requireNonNull(own);
        return this;
    }

    /**
     * Builds the network.
     *
     * @throws BadInput if some routers have no path to each other
     * @throws IllegalArgumentException if there are no terminals, or no routing is given and {@link
     *     DistanceClassRouting} does not support the network
     */
    public GraphNetwork build() {
        int[] places = terminals.build().toArray();
        if (places.length == 0) {
            throw new IllegalArgumentException(text + " has no terminals");
        }
        return new GraphNetwork(text, new GraphPorts(routers, links, places), routings);
    }

    private void checkEnds(int router, int other) {
        checkRouter(router);
        checkRouter(other);
        if (router == other) {
            throw new IllegalArgumentException("a link of router " + router + " with itself");
        }
    }

    private void checkRouter(int router) {
        if (router < 0 || router >= routers) {
            throw new IllegalArgumentException(
                    "router " + router + " of " + text + ", which has " + routers);
        }
    }
}
