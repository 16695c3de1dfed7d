// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.reproduction;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.stream.Stream;

/** What came out of an experiment. Immutable. */
public final class Findings {
    private final Verdict verdict;
    private final String because;
    private final List<Section> sections;
    private final List<Claim> claims;
    private final List<Figure> figures;

    private Findings(
            Verdict verdict,
            String because,
            List<Section> sections,
            List<Claim> claims,
            List<Figure> figures) {
        this.verdict = Objects.requireNonNull(verdict);
        this.because = Objects.requireNonNull(because);
        this.sections = sections;
        this.claims = claims;
        this.figures = figures;
    }

    /** Findings of something that cannot be checked. */
    public static Findings unchecked(String why) {
        return new Builder().build(Verdict.CANNOT_BE_CHECKED, why);
    }

    /** Starts findings. */
    public static Builder builder() {
        return new Builder();
    }

    /** Returns the verdict on the whole. */
    public Verdict verdict() {
        return verdict;
    }

    /** Returns the reason of the verdict, with the figures that decide. */
    public String because() {
        return because;
    }

    /** Returns the tables. */
    public List<Section> sections() {
        return sections;
    }

    /** Returns the statements of the paper, judged. */
    public List<Claim> claims() {
        return claims;
    }

    /** Returns the pictures. */
    public List<Figure> figures() {
        return figures;
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
         * Returns the findings with a verdict of the caller's.
         *
         * @param because the reason, made a sentence
         */
        public Findings build(Verdict verdict, String because) {
            return new Findings(
                    verdict,
                    sentence(because),
                    List.copyOf(sections),
                    List.copyOf(claims),
                    List.copyOf(figures));
        }

        /**
         * Returns the findings with the verdict that those on all rows and claims make together.
         */
        public Findings build(String because) {
            Stream<Verdict> rows =
                    sections.stream().flatMap(s -> s.rows().stream()).map(Row::verdict);
            Stream<Verdict> statements = claims.stream().map(Claim::verdict);
            return build(Stream.concat(rows, statements).toList(), because);
        }

        /** Returns the findings with the verdict that some parts of the caller's make together. */
        public Findings build(Collection<Verdict> parts, String because) {
            String count = Verdict.countOf(parts);
            String reason =
                    because.endsWith(".") ? because.substring(0, because.length() - 1) : because;
            return build(Verdict.together(parts), reason + count);
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
