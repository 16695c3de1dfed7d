// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.routing;

import java.util.Optional;
import java.util.function.Function;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.kneepoint.api.topology.DeadlockFreedom;
import org.kneepoint.api.topology.IntermediateSelector;
import org.kneepoint.api.topology.Network;
import org.kneepoint.api.topology.Routing;
import org.kneepoint.api.topology.RoutingChoices;

/**
 * A minimal routing followed once per phase, via intermediate nodes.
 *
 * @param name how it is called
 * @param straight what every phase follows
 * @param picks makes what picks the intermediate nodes, for a run, by that routing
 */
record MultiPhaseRouting(
        String name, Routing straight, Function<Routing, IntermediateSelector> picks)
        implements Routing {
    /**
     * Returns the routing over intermediate nodes; empty if some terminal enters and leaves at
     * different routers, or the network has no straight routing of its own that is free from
     * deadlock with any room, of few enough classes for all phases. It takes the first.
     *
     * @param phases how many there are
     */
    static Optional<Routing> on(
            Network network,
            String name,
            int phases,
            Function<Routing, IntermediateSelector> picks) {
        return along(network, phases)
                .findFirst()
                .map(straight -> new MultiPhaseRouting(name, straight, picks));
    }

    /** Returns the routings of a network that all phases can follow, the default first. */
    static Stream<Routing> along(Network network, int phases) {
        boolean isDirect =
                IntStream.range(0, network.terminals())
                        .allMatch(t -> network.injectionRouter(t) == network.ejectionRouter(t));
        return network.routings().stream()
                .filter(routing -> isDirect && routing.intermediates().isEmpty())
                .filter(
                        routing ->
                                routing.deadlockFreedom().claim() == DeadlockFreedom.Claim.ACYCLIC)
                .filter(routing -> phases * routing.vcClasses() <= Long.SIZE);
    }

    @Override
    public Optional<IntermediateSelector> intermediates() {
        return Optional.of(picks.apply(straight));
    }

    @Override
    public boolean isMinimal() {
        return false;
    }

    @Override
    public int vcClasses() {
        return straight.vcClasses();
    }

    @Override
    public DeadlockFreedom deadlockFreedom() {
        return straight.deadlockFreedom();
    }

    @Override
    public Selection selection() {
        return straight.selection();
    }

    @Override
    public void startStates(int source, int target, StartStates starts) {
        straight.startStates(source, target, starts);
    }

    @Override
    public void route(
            int router, int inPort, int inClass, int target, int state, RoutingChoices choices) {
        straight.route(router, inPort, inClass, target, state, choices);
    }

    @Override
    public int nextState(int state, int router, int outPort, int outClass) {
        return straight.nextState(state, router, outPort, outClass);
    }
}
