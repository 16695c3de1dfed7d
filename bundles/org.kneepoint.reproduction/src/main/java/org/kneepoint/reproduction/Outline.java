// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.reproduction;

import java.util.List;
import java.util.Objects;

/** What an experiment is about, in words. Immutable; texts are whole sentences. */
public final class Outline {
    private final String name;
    private final Paper paper;
    private final String title;
    private final String says;
    private final String runs;
    private final String rule;
    private final List<String> misprints;
    private final int seconds;
    private final int quickSeconds;

    private Outline(
            String name,
            Paper paper,
            String title,
            String says,
            String runs,
            String rule,
            List<String> misprints,
            int seconds,
            int quickSeconds) {
        this.name = Objects.requireNonNull(name);
        this.paper = Objects.requireNonNull(paper);
        this.title = Objects.requireNonNull(title);
        this.says = Objects.requireNonNull(says);
        this.runs = Objects.requireNonNull(runs);
        this.rule = Objects.requireNonNull(rule);
        this.misprints = List.copyOf(misprints);
        this.seconds = seconds;
        this.quickSeconds = quickSeconds;
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
        return new Outline(name, paper, title, text, runs, rule, misprints, seconds, quickSeconds);
    }

    /** A copy with what is run here, and how the paper was read. */
    public Outline runs(String text) {
        return new Outline(name, paper, title, says, text, rule, misprints, seconds, quickSeconds);
    }

    /** A copy with the rule by which the verdict is found, thresholds included. */
    public Outline rule(String text) {
        return new Outline(name, paper, title, says, runs, text, misprints, seconds, quickSeconds);
    }

    /** A copy with the known misprints of the paper that matter here, each with its effect. */
    public Outline misprints(String... texts) {
        return new Outline(
                name, paper, title, says, runs, rule, List.of(texts), seconds, quickSeconds);
    }

    /** A copy with the time it is expected to take on two processors, in seconds. */
    public Outline takes(int full, int quick) {
        return new Outline(name, paper, title, says, runs, rule, misprints, full, quick);
    }

    /** Returns the name that users type. */
    public String name() {
        return name;
    }

    /** Returns where it comes from. */
    public Paper paper() {
        return paper;
    }

    /** Returns the heading. */
    public String title() {
        return title;
    }

    /** Returns what the paper says. */
    public String says() {
        return says;
    }

    /** Returns what is run here, and how the paper was read. */
    public String runs() {
        return runs;
    }

    /** Returns the rule by which the verdict is found. */
    public String rule() {
        return rule;
    }

    /** Returns the known misprints of the paper that matter here, each with its effect. */
    public List<String> misprints() {
        return misprints;
    }

    /** Returns the time it is expected to take on two processors, in seconds. */
    public int seconds(Effort effort) {
        return effort.of(seconds, quickSeconds);
    }
}
