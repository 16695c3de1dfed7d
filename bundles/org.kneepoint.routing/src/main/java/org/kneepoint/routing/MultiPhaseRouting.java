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
 * Routing over intermediate nodes: a minimal routing in each phase.
 *
 * @param name of the routing
 * @param straight minimal routing of every phase
 * @param picks creates the selector of intermediate nodes of a run, by that routing
 */
record MultiPhaseRouting(
        String name, Routing straight, Function<Routing, IntermediateSelector> picks)
        implements Routing {
    /**
     * Returns the routing over intermediate nodes along the first suitable routing of the network;
     * empty if a terminal injects and ejects at different routers, or the network has no minimal
     * acyclic routing with few enough classes for all phases.
     *
     * @param phases number of phases
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

    /** Returns the routings of a network that suit all phases, the default first. */
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
