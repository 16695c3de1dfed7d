// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.topology.fattree;

import java.util.function.IntBinaryOperator;
import org.kneepoint.api.topology.DeadlockFreedom;
import org.kneepoint.api.topology.Network;
import org.kneepoint.api.topology.Routing;
import org.kneepoint.api.topology.RoutingChoices;
import org.kneepoint.support.SplitMix64;

/**
 * Up to the nearest common ancestor on the path to a root that is fixed for each pair of terminals,
 * then down the only path. The state is the number of the root. Its digits to the bases p_1, p_2,
 * ... name the up-links: at level l the remainder of root / (p_1 ... p_(l-1)) by p_l.
 *
 * @param name of the routing
 * @param root of a source and a destination
 */
record RootRouting(ExtendedFatTree tree, String name, IntBinaryOperator root) implements Routing {
    /** All packets to a terminal meet at the lowest level possible, and follow one path down. */
    static Routing byDestination(ExtendedFatTree tree) {
        return new RootRouting(tree, "d-mod-k", (source, target) -> target % tree.roots());
    }

    /** All packets of a terminal follow one path up. */
    static Routing bySource(ExtendedFatTree tree) {
        return new RootRouting(tree, "s-mod-k", (source, target) -> source % tree.roots());
    }

    /** Pairs of terminals are scattered over the roots. */
    static Routing byHash(ExtendedFatTree tree) {
        return new RootRouting(tree, "nca-hash", (source, target) -> hash(tree, source, target));
    }

    private static int hash(ExtendedFatTree tree, int source, int target) {
        long pair = (long) source << Integer.SIZE | target;
        return new SplitMix64(SplitMix64.mix(pair)).below(tree.roots());
    }

    @Override
    public DeadlockFreedom deadlockFreedom() {
        return DeadlockFreedom.ACYCLIC;
    }

    @Override
    public void startStates(int source, int target, StartStates starts) {
        starts.add(root.applyAsInt(source, target), 1);
    }

    @Override
    public void route(
            int router, int inPort, int inClass, int target, int state, RoutingChoices choices) {
        int down = tree.branch(router, target);
        if (down != Network.UNCONNECTED) {
            choices.add(down);
        } else {
            int level = tree.level(router);
            int upLink = state / tree.places(level) % tree.parents(level);
            choices.add(tree.children(level) + upLink);
        }
    }
}
