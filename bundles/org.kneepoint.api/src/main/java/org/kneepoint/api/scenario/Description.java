// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.api.scenario;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/**
 * Description of a plug-in, in two layers. Essential are the summary, an example and the variants;
 * detail are the source, the validity, the verification and the accuracy. Immutable.
 */
public final class Description {
    private final String summary;
    private final String example;
    private final String source;
    private final String validity;
    private final String verification;
    private final Map<String, String> variants;
    private final List<List<String>> accuracy;

    private Description(
            String summary,
            String example,
            String source,
            String validity,
            String verification,
            Map<String, String> variants,
            List<List<String>> accuracy) {
        this.summary = Objects.requireNonNull(summary);
        this.example = Objects.requireNonNull(example);
        this.source = Objects.requireNonNull(source);
        this.validity = Objects.requireNonNull(validity);
        this.verification = Objects.requireNonNull(verification);
        this.variants = variants;
        this.accuracy = accuracy;
    }

    /**
     * Starts a description.
     *
     * @param summary one line for a list
     */
    public static Description of(String summary) {
        return new Description(summary, "", "", "", "", Map.of(), List.of());
    }

    /** A copy with an example, one line of the shell such as {@code simulate torus load=0.1}. */
    public Description example(String line) {
        return new Description(summary, line, source, validity, verification, variants, accuracy);
    }

    /** A copy with the publication and the equations. */
    public Description source(String text) {
        return new Description(summary, example, text, validity, verification, variants, accuracy);
    }

    /** A copy with the range of validity: where it holds, what it omits, known deviations. */
    public Description validity(String text) {
        return new Description(summary, example, source, text, verification, variants, accuracy);
    }

    /** A copy with the verification: what it was compared with, and the agreement. */
    public Description verification(String text) {
        return new Description(summary, example, source, validity, text, variants, accuracy);
    }

    /** A copy with one more variant. */
    public Description variant(String name, String meaning) {
        Map<String, String> more = new LinkedHashMap<>(variants);
        more.put(name, meaning);
        return new Description(
                summary,
                example,
                source,
                validity,
                verification,
                Collections.unmodifiableMap(more),
                accuracy);
    }

    /**
     * A copy with a table of its accuracy against the reference.
     *
     * @param rows of equal length, the column headings first
     */
    public Description accuracy(List<List<String>> rows) {
        List<List<String>> table = rows.stream().map(List::copyOf).toList();
        return new Description(summary, example, source, validity, verification, variants, table);
    }

    /** Returns one line for a list. */
    public String summary() {
        return summary;
    }

    /** Returns a line of the shell that uses it, or an empty text. */
    public String example() {
        return example;
    }

    /** Returns the publication and equations, or an empty text. */
    public String source() {
        return source;
    }

    /** Returns the range of validity, or an empty text. */
    public String validity() {
        return validity;
    }

    /** Returns how it was verified, or an empty text. */
    public String verification() {
        return verification;
    }

    /** Returns the variants, the default first, each with its meaning. */
    public Map<String, String> variants() {
        return variants;
    }

    /** Returns the table of accuracy, the column headings first, or no rows. */
    public List<List<String>> accuracy() {
        return accuracy;
    }
}
