// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.reproduction;

import java.util.List;

/**
 * What an experiment is about, in words: whole sentences.
 *
 * @param name that users type
 * @param paper where it comes from
 * @param title the heading
 * @param published what the paper says
 * @param procedure what is run here, and how the paper was read
 * @param rule by which the verdict is found
 * @param misprints known ones of the paper that matter here, each with its effect
 * @param full the time it is expected to take on two processors, in seconds
 * @param quick the same of its quick form
 */
public record ExperimentOutline(
        String name,
        Paper paper,
        String title,
        String published,
        String procedure,
        String rule,
        List<String> misprints,
        int full,
        int quick) {
    /** Copies the misprints. */
    public ExperimentOutline {
        misprints = List.copyOf(misprints);
    }

    /**
     * Starts an outline.
     *
     * @param name what users type: lower case, words joined by hyphens
     * @param paper where it comes from
     * @param title one line, such as "Table 1: latency of a cube of 256 nodes"
     */
    public static ExperimentOutline of(String name, Paper paper, String title) {
        return new ExperimentOutline(name, paper, title, "", "", "", List.of(), 1, 1);
    }

    /** A copy with the published statement or figures. */
    public ExperimentOutline published(String text) {
        return new ExperimentOutline(
                name, paper, title, text, procedure, rule, misprints, full, quick);
    }

    /** A copy with the procedure: what is run, and the interpretation of the paper. */
    public ExperimentOutline procedure(String text) {
        return new ExperimentOutline(
                name, paper, title, published, text, rule, misprints, full, quick);
    }

    /** A copy with the rule by which the verdict is found, thresholds included. */
    public ExperimentOutline rule(String text) {
        return new ExperimentOutline(
                name, paper, title, published, procedure, text, misprints, full, quick);
    }

    /** A copy with the known misprints of the paper that matter here, each with its effect. */
    public ExperimentOutline misprints(String... texts) {
        return new ExperimentOutline(
                name, paper, title, published, procedure, rule, List.of(texts), full, quick);
    }

    /** A copy with the time it is expected to take on two processors, in seconds. */
    public ExperimentOutline expectedSeconds(int seconds, int quickly) {
        return new ExperimentOutline(
                name, paper, title, published, procedure, rule, misprints, seconds, quickly);
    }

    /** Returns the time it is expected to take on two processors, in seconds. */
    public int expectedSeconds(ExperimentEffort effort) {
        return effort.choose(full, quick);
    }
}
