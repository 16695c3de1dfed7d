// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import org.kneepoint.api.result.Quantity;
import org.kneepoint.api.run.NetworkContext;
import org.kneepoint.api.run.NetworkEvaluator;
import org.kneepoint.api.run.SystemEvaluator;
import org.kneepoint.api.scenario.Description;
import org.kneepoint.api.topology.Topology;

/** An evaluator of some networks, and of some topologies. */
abstract class FakeTool implements NetworkEvaluator, SystemEvaluator {
    private final String name;
    private final Set<String> networks;
    private final Predicate<Topology> treated;

    FakeTool(String name, String... networks) {
        this(name, topology -> List.of(networks).contains(topology.name()), networks);
    }

    FakeTool(String name, Predicate<Topology> treated, String... networks) {
        this.name = name;
        this.networks = Set.of(networks);
        this.treated = treated;
    }

    @Override
    public String name() {
        return name;
    }

    @Override
    public Description description() {
        return Description.of("a fake called " + name);
    }

    @Override
    public Set<String> supportedNetworks() {
        return networks;
    }

    @Override
    public boolean supports(Topology topology) {
        return treated.test(topology);
    }

    @Override
    public Map<Quantity, Double> attributes(NetworkContext context) {
        return attributes(context.scenario());
    }
}
