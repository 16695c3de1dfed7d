// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.reproduction.fattree;

import java.util.List;
import org.kneepoint.reproduction.Experiment;
import org.kneepoint.reproduction.Outlines;

/** The experiments of the paper: its figure of results, and its claim for smaller trees. */
public final class FatTreeExperiments {
    static final Outlines OUTLINES = new Outlines(FatTreeExperiments.class);
    private static final int LENGTH = 16;
    private static final int LARGEST = 1024;
    private static final String STEP = "0.0022";

    private FatTreeExperiments() {}

    /** Returns them in the order of the paper. */
    public static List<Experiment> all() {
        return List.of(
                new FatTreeExperiment(
                        OUTLINES.get("fat-tree-figure-3"),
                        List.of(
                                new FatTreeCase(LARGEST, LENGTH, STEP),
                                new FatTreeCase(LARGEST, 2 * LENGTH, STEP),
                                new FatTreeCase(LARGEST, 4 * LENGTH, STEP))),
                new FatTreeExperiment(
                        OUTLINES.get("fat-tree-accuracy"),
                        List.of(
                                new FatTreeCase(16, LENGTH, "0.0182"),
                                new FatTreeCase(64, LENGTH, "0.009"),
                                new FatTreeCase(256, LENGTH, "0.00444"))));
    }
}
