// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.verification;

import java.util.ArrayList;
import java.util.List;
import org.kneepoint.api.topology.Intermediates;
import org.kneepoint.api.topology.Network;
import org.kneepoint.api.topology.Routing;

/** Everything that a routing promises, target by target. */
record RoutingCheck(Network network, Routing routing) implements Check {
    @Override
    public void run(Ports ports, Budget budget, Findings findings) {
        Places.checkClasses(routing, findings);
        if (!findings.isEmpty()) {
            return;
        }
        routing.intermediates()
                .ifPresent(picks -> new IntermediatesCheck(network, routing, picks).run(findings));
        Relation relation = new Relation(network, routing, ports, findings);
        Paths paths = new Paths(relation, budget);
        Relation repeated = new Relation(network, routing, ports, new Findings());
        Paths again = new Paths(repeated, budget);
        List<PathCheck> checks = checks(relation, ports, budget, findings);
        for (int target = 0; target < network.terminals(); target++) {
            int before = findings.size();
            paths.find(target);
            again.find(target);
            if (!relation.isLike(repeated)) {
                findings.add("answers change from call to call", "to terminal " + target);
            }
            if (findings.size() == before) {
                checks.forEach(check -> check.see(paths));
            }
        }
        checks.forEach(PathCheck::conclude);
    }

    private List<PathCheck> checks(
            Relation relation, Ports ports, Budget budget, Findings findings) {
        List<PathCheck> checks = new ArrayList<>();
        checks.add(new ArrivalCheck(findings));
        if (routing.isMinimal()) {
            checks.add(new DistanceCheck(new Distances(network, ports), findings));
        }
        checks.add(new GroupCheck(network, ports, findings));
        Dependencies dependencies = new Dependencies();
        checks.add(FreedomCheck.of(routing, relation.places(), dependencies, budget, findings));
        if (isDefault() && routing.intermediates().map(Intermediates::isUniform).orElse(true)) {
            checks.add(new CapacityCheck(network, routing, ports, findings));
        }
        return checks;
    }

    private boolean isDefault() {
        return network.routings().stream()
                .limit(1)
                .anyMatch(first -> first.name().equals(routing.name()));
    }
}
