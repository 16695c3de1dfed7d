// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.reproduction;

import java.util.List;

/**
 * What an experiment is about, in words: whole sentences.
 *
 * @param name that users type
 * @param paper where it comes from
 * @param title the heading
 * @param says what the paper says
 * @param runs what is run here, and how the paper was read
 * @param rule by which the verdict is found
 * @param misprints known ones of the paper that matter here, each with its effect
 * @param full the time it is expected to take on two processors, in seconds
 * @param quick the same of its quick form
 */
public record Outline(
        String name,
        Paper paper,
        String title,
        String says,
        String runs,
        String rule,
        List<String> misprints,
        int full,
        int quick) {
    /** Copies the misprints. */
    public Outline {
        misprints = List.copyOf(misprints);
    }

    /**
     * Starts an outline.
     *
     * @param name what users type: lower case, words joined by hyphens
     * @param paper where it comes from
     * @param title one line, such as "Table 1: latency of a cube of 256 nodes"
     */
    public static Outline of(String name, Paper paper, String title) {
        return new Outline(name, paper, title, "", "", "", List.of(), 1, 1);
    }

    /** A copy with what the paper says. */
    public Outline says(String text) {
        return new Outline(name, paper, title, text, runs, rule, misprints, full, quick);
    }

    /** A copy with what is run here, and how the paper was read. */
    public Outline runs(String text) {
        return new Outline(name, paper, title, says, text, rule, misprints, full, quick);
    }

    /** A copy with the rule by which the verdict is found, thresholds included. */
    public Outline rule(String text) {
        return new Outline(name, paper, title, says, runs, text, misprints, full, quick);
    }

    /** A copy with the known misprints of the paper that matter here, each with its effect. */
    public Outline misprints(String... texts) {
        return new Outline(name, paper, title, says, runs, rule, List.of(texts), full, quick);
    }

    /** A copy with the time it is expected to take on two processors, in seconds. */
    public Outline takes(int seconds, int quickly) {
        return new Outline(name, paper, title, says, runs, rule, misprints, seconds, quickly);
    }

    /** Returns the time it is expected to take on two processors, in seconds. */
    public int seconds(Effort effort) {
        return effort.of(full, quick);
    }
}
