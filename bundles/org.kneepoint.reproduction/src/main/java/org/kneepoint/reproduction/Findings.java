// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.reproduction;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;

/**
 * What came out of an experiment.
 *
 * @param verdict on the whole
 * @param because what is to be said of it in words, with the figures that matter most
 * @param sections the tables
 * @param claims the statements of the paper, judged
 * @param figures the pictures
 */
public record Findings(
        Verdict verdict,
        String because,
        List<Section> sections,
        List<Claim> claims,
        List<Figure> figures) {
    /** Copies the lists. */
    public Findings {
        sections = List.copyOf(sections);
        claims = List.copyOf(claims);
        figures = List.copyOf(figures);
    }

    /** Findings of something that cannot be checked. */
    public static Findings unchecked(String why) {
        return new Builder().build(why);
    }

    /** Starts findings. */
    public static Builder builder() {
        return new Builder();
    }

    /** Returns the numbers that the verdict follows from. */
    public Totals totals() {
        return Totals.of(sections, claims);
    }

    /** Collects findings. */
    public static final class Builder {
        private final List<Section> sections = new ArrayList<>();
        private final List<Claim> claims = new ArrayList<>();
        private final List<Figure> figures = new ArrayList<>();

        private Builder() {}

        /** Adds a table. */
        public Builder add(Section section) {
            sections.add(Objects.requireNonNull(section));
            return this;
        }

        /** Adds a statement. */
        public Builder add(Claim claim) {
            claims.add(Objects.requireNonNull(claim));
            return this;
        }

        /** Adds a picture. */
        public Builder add(Figure figure) {
            figures.add(Objects.requireNonNull(figure));
            return this;
        }

        /**
         * Returns the findings with the verdict that follows from all rows and statements, see
         * {@link Totals}.
         *
         * @param because what is to be said of it, made a sentence
         */
        public Findings build(String because) {
            return new Findings(
                    Totals.of(sections, claims).verdict(),
                    sentence(because),
                    sections,
                    claims,
                    figures);
        }

        private static String sentence(String text) {
            boolean isWhole = text.isEmpty() || text.endsWith(".");
            return text.isEmpty()
                    ? text
                    : text.substring(0, 1).toUpperCase(Locale.ROOT)
                            + text.substring(1)
                            + (isWhole ? "" : ".");
        }
    }
}
