// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.reproduction.report;

import java.util.List;
import java.util.OptionalDouble;
import org.kneepoint.api.format.Table;
import org.kneepoint.reproduction.ComparisonRow;
import org.kneepoint.reproduction.ComparisonSection;
import org.kneepoint.reproduction.DeviationSpread;
import org.kneepoint.reproduction.Experiment;
import org.kneepoint.reproduction.ExperimentEffort;
import org.kneepoint.reproduction.ExperimentOutcome;
import org.kneepoint.reproduction.ExperimentOutline;
import org.kneepoint.reproduction.PaperStatement;
import org.kneepoint.reproduction.PercentText;
import org.kneepoint.reproduction.ReproductionVerdict;
import org.kneepoint.reproduction.VerdictTotals;

/** Experiments and their findings as tables. */
public final class FindingsTable {
    private static final String EXPERIMENT = "experiment";
    private static final String VERDICT = "verdict";
    private static final double TENTHS = 10;
    private static final int DIGITS = 4;

    private FindingsTable() {}

    /** Returns a row for each experiment of one paper, for reading: time and title. */
    public static Table brief(List<ExperimentOutline> outlines) {
        Table.Builder table = Table.of(EXPERIMENT, "seconds", "quick", "title");
        for (ExperimentOutline outline : outlines) {
            table.row(
                    outline.name(),
                    outline.expectedSeconds(ExperimentEffort.FULL),
                    outline.expectedSeconds(ExperimentEffort.QUICK),
                    outline.title());
        }
        return table.build();
    }

    /** Returns a row for each experiment: title, paper and expected time. */
    public static Table list(List<Experiment> experiments) {
        Table.Builder table = Table.of(EXPERIMENT, "seconds", "seconds_quick", "title", "paper");
        for (Experiment experiment : experiments) {
            ExperimentOutline outline = experiment.outline();
            table.row(
                    outline.name(),
                    outline.expectedSeconds(ExperimentEffort.FULL),
                    outline.expectedSeconds(ExperimentEffort.QUICK),
                    outline.title(),
                    outline.paper().citation());
        }
        return table.build();
    }

    /**
     * Returns a row for each experiment: verdict, how many statements hold, hold with limits or do
     * not; number of published figures checked, 90th percentile and maximum of their deviations,
     * relative and beyond the 95 % interval; the same for models and simulations; and the reason.
     */
    public static Table summary(List<ExperimentOutcome> outcomes) {
        Table.Builder table =
                Table.of(
                        EXPERIMENT,
                        "title",
                        VERDICT,
                        "hold",
                        "hold_with_limits",
                        "do_not_hold",
                        "published",
                        "published_p90",
                        "published_largest",
                        "compared",
                        "modelled_p90",
                        "modelled_largest",
                        "seconds",
                        "reason");
        for (ExperimentOutcome outcome : outcomes) {
            VerdictTotals totals = outcome.findings().totals();
            table.row(
                    outcome.outline().name(),
                    outcome.outline().title(),
                    outcome.findings().verdict().text(),
                    totals.statements(ReproductionVerdict.HOLDS),
                    totals.statements(ReproductionVerdict.HOLDS_WITH_LIMITS),
                    totals.statements(ReproductionVerdict.DOES_NOT_HOLD),
                    totals.published().count(),
                    cell(totals.published().ninetiethPercentile()),
                    cell(totals.published().largest()),
                    totals.modelled().count(),
                    cell(totals.modelled().ninetiethPercentile()),
                    cell(totals.modelled().largest()),
                    Math.round(TENTHS * outcome.seconds()) / TENTHS,
                    outcome.findings().reason());
        }
        return table.build();
    }

    /**
     * Returns a row for each experiment, for reading: verdict, statements that hold, hold with
     * limits and do not hold; how many figures were compared, the deviation in per cent that nine
     * in ten do not exceed, and the figures of the row that deviates most. These are the rows with
     * a published figure, or without any those of model and simulation.
     */
    public static Table overview(List<ExperimentOutcome> outcomes) {
        Table.Builder table =
                Table.of(
                        EXPERIMENT,
                        VERDICT,
                        "statements",
                        "compared",
                        "p90_%",
                        "published",
                        "model",
                        "simulated",
                        "deviation_%",
                        "row");
        for (ExperimentOutcome outcome : outcomes) {
            VerdictTotals totals = outcome.findings().totals();
            DeviationSpread spread =
                    totals.published().count() > 0 ? totals.published() : totals.modelled();
            ComparisonRow row = outcome.findings().farthestRow().orElse(ComparisonRow.of(""));
            table.row(
                    new Link(outcome.outline().name(), outcome.outline().name()),
                    VerdictCell.of(outcome.findings().verdict()),
                    totals.statements(ReproductionVerdict.HOLDS)
                            + "/"
                            + totals.statements(ReproductionVerdict.HOLDS_WITH_LIMITS)
                            + "/"
                            + totals.statements(ReproductionVerdict.DOES_NOT_HOLD),
                    spread.count(),
                    percentile(spread),
                    ExperimentArticle.rounded(row.published(), DIGITS),
                    ExperimentArticle.rounded(row.model(), DIGITS),
                    ExperimentArticle.rounded(row.simulated(), DIGITS),
                    ExperimentArticle.deviation(row),
                    place(outcome.findings().sections(), row));
        }
        return table.build();
    }

    private static String percentile(DeviationSpread spread) {
        if (spread.ninetiethPercentile().isPresent()) {
            return PercentText.roughNumber(spread.ninetiethPercentile().getAsDouble());
        }
        return spread.missing() > 0 ? spread.missing() + " missing" : null;
    }

    private static String place(List<ComparisonSection> sections, ComparisonRow row) {
        return sections.stream()
                .filter(section -> section.rows().contains(row))
                .findFirst()
                .map(s -> s.title() + ": " + row.label() + " (" + s.rowHeading() + ")")
                .orElse(null);
    }

    /**
     * Returns all rows, statements and verdicts: a statement has the section {@code statement}, the
     * verdict on the whole {@code verdict}, both their reason as a note.
     */
    public static Table rows(List<ExperimentOutcome> outcomes) {
        Table.Builder table =
                Table.of(
                        EXPERIMENT,
                        "section",
                        "quantity",
                        "unit",
                        "label",
                        "published",
                        "model",
                        "simulated",
                        "simulated_ci95",
                        "deviation",
                        VERDICT,
                        "note");
        outcomes.forEach(outcome -> add(table, outcome));
        return table.build();
    }

    private static void add(Table.Builder table, ExperimentOutcome outcome) {
        String name = outcome.outline().name();
        for (ComparisonSection section : outcome.findings().sections()) {
            section.rows().forEach(row -> add(table, name, section, row));
        }
        for (PaperStatement claim : outcome.findings().statements()) {
            add(
                    table,
                    name,
                    "statement",
                    claim.statement().text(),
                    claim.verdict(),
                    claim.reason());
        }
        add(
                table,
                name,
                VERDICT,
                outcome.outline().title(),
                outcome.findings().verdict(),
                outcome.findings().reason());
    }

    private static void add(
            Table.Builder table, String name, ComparisonSection section, ComparisonRow row) {
        table.row(
                name,
                section.title(),
                section.quantity().name(),
                section.quantity().unit(),
                row.label(),
                cell(row.published()),
                cell(row.model()),
                cell(row.simulated()),
                cell(row.interval()),
                cell(row.deviation()),
                row.verdictText(),
                row.note().isEmpty() ? null : row.note());
    }

    private static void add(
            Table.Builder table,
            String name,
            String section,
            String label,
            ReproductionVerdict verdict,
            String reason) {
        table.row(
                name,
                section,
                null,
                null,
                label,
                null,
                null,
                null,
                null,
                null,
                verdict.text(),
                reason);
    }

    private static Object cell(OptionalDouble value) {
        return value.isPresent() ? value.getAsDouble() : null;
    }
}
