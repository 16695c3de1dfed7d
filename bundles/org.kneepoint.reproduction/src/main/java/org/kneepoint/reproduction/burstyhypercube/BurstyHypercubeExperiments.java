// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.reproduction.burstyhypercube;

import java.util.ArrayList;
import java.util.List;
import org.kneepoint.reproduction.Experiment;
import org.kneepoint.reproduction.Outlines;

/** The experiments of the paper: its nine tables, and the two figures that go beyond them. */
public final class BurstyHypercubeExperiments {
    static final Outlines OUTLINES = new Outlines(BurstyHypercubeExperiments.class);

    private BurstyHypercubeExperiments() {}

    /** Returns them in the order of the paper. */
    public static List<Experiment> all() {
        List<Experiment> all = new ArrayList<>();
        for (PublishedTable table : PublishedTable.all()) {
            all.add(
                    new PublishedTableExperiment(
                            table, OUTLINES.get("hypercube-table-" + table.number())));
        }
        all.add(new CubeBufferExperiment(OUTLINES.get("hypercube-figure-6b")));
        all.add(new BurstinessExperiment(OUTLINES.get("hypercube-figure-6c")));
        return List.copyOf(all);
    }
}
