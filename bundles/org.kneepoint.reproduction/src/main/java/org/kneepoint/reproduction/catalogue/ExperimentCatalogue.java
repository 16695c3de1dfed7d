// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.reproduction.catalogue;

import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.reproduction.Experiment;
import org.kneepoint.reproduction.burstyhypercube.BurstyHypercubeExperiments;
import org.kneepoint.reproduction.fattree.FatTreeExperiments;
import org.kneepoint.reproduction.min.MinExperiments;
import org.kneepoint.reproduction.ramp.RampExperiments;
import org.kneepoint.reproduction.sharedbuffer.SharedBufferExperiments;
import org.kneepoint.support.UnknownName;

/** All experiments, paper by paper. */
public final class ExperimentCatalogue {
    /** One experiment of each paper, whose first chart the summary of a report shows. */
    public static final Set<String> ILLUSTRATED =
            Set.of(
                    "min-figure-10",
                    "hypercube-table-1",
                    "shared-buffer-figure-3",
                    "ramp-table-1",
                    "fat-tree-figure-3");

    private static final List<Experiment> ALL =
            Stream.of(
                            MinExperiments.all(),
                            BurstyHypercubeExperiments.all(),
                            SharedBufferExperiments.all(),
                            RampExperiments.all(),
                            FatTreeExperiments.all())
                    .flatMap(List::stream)
                    .toList();

    private ExperimentCatalogue() {}

    /** Returns all, in the order of the report. */
    public static List<Experiment> all() {
        return ALL;
    }

    /**
     * Returns the one of a name.
     *
     * @throws BadInput if there is none, naming the nearest
     */
    public static Experiment named(String name) {
        return ALL.stream()
                .filter(experiment -> experiment.outline().name().equals(name))
                .findFirst()
                .orElseThrow(
                        () ->
                                UnknownName.of(
                                        "experiment",
                                        name,
                                        ALL.stream().map(e -> e.outline().name()).toList()));
    }
}
