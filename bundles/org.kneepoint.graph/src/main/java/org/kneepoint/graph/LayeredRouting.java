// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.graph;

import java.util.Optional;
import org.kneepoint.api.topology.DeadlockFreedom;
import org.kneepoint.api.topology.Network;
import org.kneepoint.api.topology.Routing;
import org.kneepoint.api.topology.RoutingChoices;

/**
 * A shortest path on any network, drawn hop by hop, in layers of virtual channels: every pair of
 * routers has layers in which the shortest paths of all pairs together close no cycle, and packets
 * stay in the one drawn at the source (T. Skeie, O. Lysne, I. Theiss: Layered Shortest Path (LASH)
 * Routing in Irregular System Area Networks, IPDPS 2002; with single paths J. Domke, T. Hoefler, W.
 * E. Nagel: Deadlock-Free Oblivious Routing for Arbitrary Topologies, IPDPS 2011).
 *
 * <p>A layer is a VC class. Their number is the fewest that a greedy assignment finds, the pairs
 * farthest apart first. A pair has all of its shortest paths where four layers suffice for that,
 * else those that close no cycle. Minimal; acyclic.
 */
public final class LayeredRouting implements Routing {
    /** The name under which every network offers it. */
    public static final String NAME = "layered";

    /** Limit of the routers: some 50 MB of tables. */
    public static final int MAX_ROUTERS = 1 << 11;

    private final Network network;

    /** On first use. */
    private volatile LayerTables tables;

    private LayeredRouting(Network network) {
        this.network = network;
    }

    /**
     * Returns the routing of a network; its layers are computed on first use.
     *
     * @return empty if it has more than {@link #MAX_ROUTERS} routers
     */
    public static Optional<Routing> of(Network network) {
        return network.routers() <= MAX_ROUTERS
                ? Optional.of(new LayeredRouting(network))
                : Optional.empty();
    }

    private LayerTables tables() {
        LayerTables known = tables;
        if (known == null) {
            synchronized (this) {
                tables = tables == null ? new LayerTables(network) : tables;
                known = tables;
            }
        }
        return known;
    }

    @Override
    public String name() {
        return NAME;
    }

    @Override
    public int vcClasses() {
        return tables().layers();
    }

    @Override
    public DeadlockFreedom deadlockFreedom() {
        return DeadlockFreedom.ACYCLIC;
    }

    @Override
    public Selection selection() {
        return Selection.RANDOM;
    }

    /** The state is the layer, drawn among those of the pair. */
    @Override
    public void startStates(int source, int target, StartStates starts) {
        int from = network.injectionRouter(source);
        int to = network.ejectionRouter(target);
        long mask = from == to ? 1 : tables().mask(from, to);
        double probability = 1.0 / Long.bitCount(mask);
        for (long rest = mask; rest != 0; rest &= rest - 1) {
            starts.add(Long.numberOfTrailingZeros(rest), probability);
        }
    }

    @Override
    public void route(
            int router, int inPort, int inClass, int target, int state, RoutingChoices choices) {
        LayerTables known = tables();
        int exit = network.ejectionRouter(target);
        int held = inClass == INJECTED ? LayerTables.NONE : known.input(router, inPort);
        for (int port = 0; port < network.ports(router); port++) {
            if (known.leads(router, port, held, state, exit)) {
                choices.add(port, 1L << state);
            }
        }
    }
}
