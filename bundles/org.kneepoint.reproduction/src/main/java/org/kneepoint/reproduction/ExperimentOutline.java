// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.reproduction;

import java.util.List;

/**
 * What an experiment is about, in whole sentences.
 *
 * @param name that users type: lower case, words joined by hyphens
 * @param paper its source
 * @param title one line, such as "Table 1: latency of a cube of 256 nodes"
 * @param published the published statement or figures
 * @param procedure what is run, and the interpretation of the paper
 * @param criterion by which the verdict is found, thresholds included
 * @param misprints known ones of the paper that matter here, each with its effect
 * @param fullSeconds expected time on two processors, in seconds
 * @param quickSeconds the same of the quick form
 */
public record ExperimentOutline(
        String name,
        Paper paper,
        String title,
        String published,
        String procedure,
        String criterion,
        List<String> misprints,
        int fullSeconds,
        int quickSeconds) {
    /** Copies the misprints. */
    public ExperimentOutline {
        misprints = List.copyOf(misprints);
    }

    /** Returns the expected time on two processors, in seconds. */
    public int expectedSeconds(ExperimentEffort effort) {
        return effort.choose(fullSeconds, quickSeconds);
    }
}
