// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study;

import java.time.Clock;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.kneepoint.api.result.Provenance;
import org.kneepoint.api.scenario.Described;
import org.kneepoint.api.simulator.RouterModel;
import org.kneepoint.api.topology.RoutingAlgorithm;
import org.kneepoint.api.topology.Topology;

/** Where results come from: the bundles of the plug-ins that make them, the JDK, the time. */
final class Origins {
    private final Clock clock = Clock.systemUTC();
    private final Bundles bundles = new Bundles();

    /**
     * Makes sure of the plug-ins until the end of a run, and tells of them.
     *
     * @param parts what takes part beside the tool
     */
    Provenance kept(Tool tool, List<Described> parts) {
        List<Described> plugIns = new ArrayList<>(parts);
        plugIns.add(tool.plugIn());
        bundles.load(plugIns);
        Bundles.Content bundle = bundles.content(tool.plugIn());
        String noun = Technique.of(tool.method()).kind().noun();
        Provenance provenance =
                Provenance.UNKNOWN
                        .with(noun, tool.name())
                        .with("bundle", bundle.name())
                        .with("version", bundle.version())
                        .with("sha256", bundle.sha256());
        return withBundles(provenance, parts)
                .with("java", Runtime.version().toString())
                .with("os", System.getProperty("os.name") + " " + System.getProperty("os.arch"))
                .with("time", Instant.now(clock).truncatedTo(ChronoUnit.SECONDS).toString());
    }

    private Provenance withBundles(Provenance provenance, List<Described> parts) {
        Map<String, Set<String>> named = new LinkedHashMap<>();
        for (Described part : parts) {
            named.computeIfAbsent(role(part) + " bundle", e -> new LinkedHashSet<>())
                    .add(bundles.content(part).toString());
        }
        Provenance all = provenance;
        for (Map.Entry<String, Set<String>> entry : named.entrySet()) {
            all = all.with(entry.getKey(), String.join(", ", entry.getValue()));
        }
        return all;
    }

    private static String role(Described part) {
        if (part instanceof RouterModel) {
            return "router";
        }
        if (part instanceof Topology) {
            return "topology";
        }
        return part instanceof RoutingAlgorithm ? "routing" : "traffic";
    }
}
