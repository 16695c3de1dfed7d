// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.reproduction;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.kneepoint.api.result.Curve;
import org.kneepoint.api.result.Explanation;
import org.kneepoint.api.result.Quantity;

/**
 * The findings of an experiment.
 *
 * @param verdict on the whole
 * @param reason the decisive figures, in words
 * @param sections the tables
 * @param statements the statements of the paper, judged
 * @param figures the charts
 */
public record ExperimentFindings(
        ReproductionVerdict verdict,
        String reason,
        List<ComparisonSection> sections,
        List<PaperStatement> statements,
        List<ReportFigure> figures) {
    /** Copies the lists. */
    public ExperimentFindings {
        sections = List.copyOf(sections);
        statements = List.copyOf(statements);
        figures = List.copyOf(figures);
    }

    /** Findings of something that cannot be checked. */
    public static ExperimentFindings unchecked(String why) {
        return new Builder().build(why);
    }

    /** Creates a builder. */
    public static Builder builder() {
        return new Builder();
    }

    /** Returns the numbers that the verdict follows from. */
    public VerdictTotals totals() {
        return VerdictTotals.of(sections, statements);
    }

    /**
     * Returns the row that deviates most beyond its interval: of those with a published figure, or
     * without any of those of model and simulation.
     */
    public Optional<ComparisonRow> farthestRow() {
        List<ComparisonRow> compared =
                sections.stream()
                        .flatMap(section -> section.rows().stream())
                        .filter(row -> row.excess().isPresent())
                        .filter(row -> row.verdict() != ReproductionVerdict.CANNOT_BE_CHECKED)
                        .toList();
        boolean isPublished = compared.stream().anyMatch(row -> row.published().isPresent());
        return compared.stream()
                .filter(row -> row.published().isPresent() == isPublished)
                .max(
                        Comparator.<ComparisonRow>comparingDouble(row -> row.excess().getAsDouble())
                                .thenComparing(row -> Math.abs(row.deviation().getAsDouble())));
    }

    /** Collects findings. */
    public static final class Builder {
        private final List<ComparisonSection> sections = new ArrayList<>();
        private final List<PaperStatement> statements = new ArrayList<>();
        private final List<ReportFigure> figures = new ArrayList<>();

        private Builder() {}

        /** Adds a statement that is to hold of the model and of the simulation. */
        public Builder add(
                Explanation statement,
                ReproductionVerdict model,
                ReproductionVerdict simulation,
                String reason) {
            ReproductionVerdict verdict = ReproductionVerdict.ofBoth(model, simulation);
            return add(new PaperStatement(statement, verdict, reason));
        }

        /** Adds a table. */
        public Builder add(ComparisonSection section) {
            sections.add(Objects.requireNonNull(section));
            return this;
        }

        /** Adds a statement. */
        public Builder add(PaperStatement claim) {
            statements.add(Objects.requireNonNull(claim));
            return this;
        }

        /** Adds a chart of those curves that have points, if there are any. */
        public Builder addFigure(String title, List<Curve> curves, Quantity... panels) {
            List<Curve> drawn = curves.stream().filter(c -> !c.points().isEmpty()).toList();
            return drawn.isEmpty() ? this : add(new ReportFigure(title, drawn, List.of(panels)));
        }

        /** Adds a chart. */
        public Builder add(ReportFigure figure) {
            figures.add(Objects.requireNonNull(figure));
            return this;
        }

        /**
         * Returns the findings with the verdict that follows from all rows and statements, see
         * {@link VerdictTotals}.
         *
         * @param reason the decisive figures
         */
        public ExperimentFindings build(String reason) {
            return new ExperimentFindings(
                    VerdictTotals.of(sections, statements).verdict(),
                    reason,
                    sections,
                    statements,
                    figures);
        }
    }
}
