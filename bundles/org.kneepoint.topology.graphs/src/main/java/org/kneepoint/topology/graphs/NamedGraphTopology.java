// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.topology.graphs;

import java.util.List;
import org.kneepoint.api.scenario.Description;
import org.kneepoint.api.scenario.Parameter;
import org.kneepoint.api.scenario.Parameters;
import org.kneepoint.api.scenario.Scenario;
import org.kneepoint.api.topology.Network;
import org.kneepoint.api.topology.Topology;
import org.kneepoint.graph.GraphNetworkBuilder;
import org.kneepoint.support.DescriptionResource;
import org.osgi.service.component.annotations.Component;

/** The topology {@code named-graph}: small graphs with a name, such as that of Petersen. */
@Component(service = Topology.class)
public final class NamedGraphTopology implements Topology {
    private static final Parameter<String> GRAPH = graph();

    private static Parameter<String> graph() {
        Parameter<String> graph = Parameter.choice("graph", "which graph", NamedGraph.labels());
        for (NamedGraph one : NamedGraph.values()) {
            graph = graph.withChoiceMeaning(one.label(), one.meaning());
        }
        return graph;
    }

    @Override
    public String name() {
        return "named-graph";
    }

    @Override
    public Parameters parameters() {
        return Parameters.of(GRAPH, GraphParameters.CONCENTRATION);
    }

    @Override
    public Network build(Scenario scenario) {
        String label = scenario.get(GRAPH);
        List<NamedGraph.Link> links = NamedGraph.of(label).links();
        int last =
                links.stream().mapToInt(link -> Math.max(link.from(), link.to())).max().orElse(0);
        GraphNetworkBuilder builder =
                GraphParameters.builder(
                        scenario, "named-graph graph=" + label, GRAPH, last + 1, links.size());
        links.forEach(link -> builder.link(link.from(), link.to()));
        return builder.build();
    }

    @Override
    public Description description() {
        return DescriptionResource.read(NamedGraphTopology.class, "named-graph.md");
    }
}
