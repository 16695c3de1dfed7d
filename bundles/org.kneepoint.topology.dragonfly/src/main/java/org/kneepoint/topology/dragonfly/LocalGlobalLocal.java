// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.topology.dragonfly;

import org.kneepoint.api.topology.DeadlockFreedom;
import org.kneepoint.api.topology.Routing;
import org.kneepoint.api.topology.RoutingChoices;

/**
 * Minimal routing of a dragonfly: to a router of the group with a link to the group of the target,
 * over that link, and to the router of the target (Kim et al. 2008). Of parallel links one is drawn
 * among those with the shortest path; its copy number is the state.
 *
 * <p>The local channel to the global one has class 0, the local channel after it class 1; the
 * global channel itself, and a local one that is the whole path, have either. So local channels of
 * class 0 are followed by global ones only, these by local ones of class 1, and those by none.
 */
record LocalGlobalLocal(DragonflyNetwork network) implements Routing {
    private static final long FIRST = 1;
    private static final long SECOND = 2;
    private static final long EITHER = FIRST | SECOND;

    @Override
    public String name() {
        return "minimal";
    }

    @Override
    public int vcClasses() {
        return 2;
    }

    /**
     * Returns true where two global channels never replace three others: without a third group, or
     * with routers of one global link, whose second such channel leads back.
     */
    @Override
    public boolean isMinimal() {
        return network.groups() <= 2 || network.hasSingleGlobalPorts();
    }

    @Override
    public DeadlockFreedom deadlockFreedom() {
        return DeadlockFreedom.ACYCLIC;
    }

    @Override
    public void startStates(int source, int target, StartStates starts) {
        int from = network.injectionRouter(source);
        int to = network.ejectionRouter(target);
        int copies = network.links().copies();
        if (copies == 1 || network.groupOf(from) == network.groupOf(to)) {
            starts.add(0, 1);
            return;
        }
        int fewest = Integer.MAX_VALUE;
        int number = 0;
        for (int copy = 0; copy < copies; copy++) {
            int local = localChannels(from, to, copy);
            number = local < fewest ? 1 : number + (local == fewest ? 1 : 0);
            fewest = Math.min(fewest, local);
        }
        for (int copy = 0; copy < copies; copy++) {
            if (localChannels(from, to, copy) == fewest) {
                starts.add(copy, 1.0 / number);
            }
        }
    }

    /** Returns the local channels of the path over a copy of the link between two groups. */
    private int localChannels(int from, int to, int copy) {
        int own = network.groupOf(from);
        int other = network.groupOf(to);
        boolean isAtGate = network.gate(own, network.links().link(own, other, copy)) == from;
        boolean endsAtGate = network.gate(other, network.links().link(other, own, copy)) == to;
        return (isAtGate ? 0 : 1) + (endsAtGate ? 0 : 1);
    }

    @Override
    public void route(
            int router, int inPort, int inClass, int target, int state, RoutingChoices choices) {
        int to = network.ejectionRouter(target);
        int own = network.groupOf(router);
        int other = network.groupOf(to);
        if (own == other) {
            choices.add(network.localPort(router, to), inClass == INJECTED ? EITHER : SECOND);
            return;
        }
        int link = network.links().link(own, other, state);
        int gate = network.gate(own, link);
        if (gate == router) {
            choices.add(network.globalPort(link), EITHER);
        } else {
            choices.add(network.localPort(router, gate), FIRST);
        }
    }
}
