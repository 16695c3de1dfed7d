// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.networkcheck;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import org.kneepoint.api.result.Explanation;
import org.kneepoint.api.topology.IntermediateSelector;
import org.kneepoint.api.topology.Network;
import org.kneepoint.api.topology.Routing;

/** Checks the contract of a routing, destination by destination. */
final class RoutingCheck implements ContractCheck {
    private final Network network;
    private final Routing routing;
    private final ChannelDependencies dependencies = new ChannelDependencies();

    private int destinations;
    private long headers;
    private long moves;

    /** Virtual channels that headers can hold. */
    private final BitSet held = new BitSet();

    RoutingCheck(Network network, Routing routing) {
        this.network = network;
        this.routing = routing;
    }

    /** Returns what has been examined, with the violations found. */
    RoutingReport report(List<Explanation> violations, String unfinished) {
        return new RoutingReport(
                destinations,
                headers,
                moves,
                held.cardinality(),
                dependencies.size(),
                violations,
                unfinished);
    }

    @Override
    public void run(PortNumbering ports, StepBudget budget, ContractViolations violations) {
        BufferNumbering.checkClasses(routing, violations);
        if (!violations.isEmpty()) {
            return;
        }
        routing.intermediates()
                .ifPresent(
                        picks ->
                                new IntermediateSelectorCheck(network, routing, picks)
                                        .run(violations));
        RoutingRelation relation = new RoutingRelation(network, routing, ports, violations);
        ReachableHeaders reachable = new ReachableHeaders(relation, budget);
        RoutingRelation repeated =
                new RoutingRelation(network, routing, ports, new ContractViolations());
        ReachableHeaders again = new ReachableHeaders(repeated, budget);
        List<ReachableHeadersCheck> checks = checks(relation, ports, budget, violations);
        for (int target = 0; target < network.terminals(); target++) {
            int before = violations.size();
            reachable.explore(target);
            again.explore(target);
            if (!relation.isLike(repeated)) {
                violations.add(
                        "unstable",
                        "the routing returns different choices for the same header",
                        "to terminal " + target);
            }
            if (violations.size() == before) {
                checks.forEach(check -> check.check(reachable));
            }
            count(reachable);
        }
        checks.forEach(ReachableHeadersCheck::conclude);
    }

    private void count(ReachableHeaders reachable) {
        RoutingRelation relation = reachable.relation();
        destinations++;
        headers += reachable.size();
        for (int header = 0; header < reachable.size(); header++) {
            moves += relation.moves().count(header);
            int buffer = relation.headers().buffer(header);
            if (!relation.buffers().isEntry(buffer)) {
                held.set(buffer);
            }
        }
    }

    private List<ReachableHeadersCheck> checks(
            RoutingRelation relation,
            PortNumbering ports,
            StepBudget budget,
            ContractViolations violations) {
        List<ReachableHeadersCheck> checks = new ArrayList<>();
        checks.add(new ReachabilityCheck(violations));
        if (routing.isMinimal()) {
            checks.add(new MinimalRoutingCheck(new RouterDistances(network, ports), violations));
        }
        checks.add(new PortGroupCheck(network, ports, violations));
        checks.add(
                DeadlockFreedomCheck.of(
                        routing, relation.buffers(), dependencies, budget, violations));
        if (isDefault()
                && routing.intermediates().map(IntermediateSelector::isUniform).orElse(true)) {
            checks.add(new CapacityCheck(network, routing, ports, violations));
        }
        return checks;
    }

    private boolean isDefault() {
        return network.routings().stream()
                .limit(1)
                .anyMatch(first -> first.name().equals(routing.name()));
    }
}
