// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study;

import java.time.Clock;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.kneepoint.api.result.Provenance;
import org.kneepoint.api.scenario.Described;
import org.kneepoint.api.simulator.RouterModel;
import org.kneepoint.api.topology.RoutingAlgorithm;
import org.kneepoint.api.topology.Topology;
import org.kneepoint.study.plugin.PlugInBundles;

/** Records the provenance of results: bundles, JDK, time. */
final class ProvenanceRecorder {
    /** The entry of the time at which a plan was made. */
    static final String TIME = "time";

    private final Clock clock = Clock.systemUTC();
    private final PlugInBundles bundles = new PlugInBundles();

    /**
     * Loads the classes of the plug-ins and returns their provenance. Bundles are read when the
     * provenance is, drop-in bundles at once, since their jars may be removed.
     *
     * @param parts the plug-ins besides the evaluator
     */
    Provenance provenance(SelectedEvaluator evaluator, List<Described> parts) {
        List<Described> plugIns = new ArrayList<>(parts);
        plugIns.add(evaluator.plugIn());
        bundles.load(plugIns);
        Instant now = Instant.now(clock).truncatedTo(ChronoUnit.SECONDS);
        Provenance provenance = Provenance.of(() -> entries(evaluator, parts, now));
        if (!plugIns.stream().allMatch(PlugInBundles::isShipped)) {
            provenance.entries();
        }
        return provenance;
    }

    private Map<String, String> entries(
            SelectedEvaluator evaluator, List<Described> parts, Instant time) {
        PlugInBundles.BundleIdentity bundle = bundles.content(evaluator.plugIn());
        Map<String, String> entries = new LinkedHashMap<>();
        entries.put(EvaluationTechnique.of(evaluator.method()).kind().noun(), evaluator.name());
        entries.put("bundle", bundle.name());
        entries.put("version", bundle.version());
        entries.put("sha256", bundle.sha256());
        for (Described part : parts) {
            entries.merge(
                    role(part) + " bundle",
                    bundles.content(part).toString(),
                    ProvenanceRecorder::joined);
        }
        parts.stream()
                .filter(Topology.class::isInstance)
                .forEach(topology -> entries.putAll(((Topology) topology).provenance()));
        entries.put("java", Runtime.version().toString());
        entries.put("os", System.getProperty("os.name") + " " + System.getProperty("os.arch"));
        entries.put(TIME, time.toString());
        return entries;
    }

    /** Lists each bundle once. */
    private static String joined(String known, String next) {
        return List.of(known.split(", ")).contains(next) ? known : known + ", " + next;
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
