// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.reproduction.report;

import java.util.List;
import java.util.OptionalDouble;
import org.kneepoint.reproduction.Claim;
import org.kneepoint.reproduction.Effort;
import org.kneepoint.reproduction.Experiment;
import org.kneepoint.reproduction.Outcome;
import org.kneepoint.reproduction.Outline;
import org.kneepoint.reproduction.Row;
import org.kneepoint.reproduction.Section;
import org.kneepoint.study.table.Table;

/** Experiments and what came out of them as tables for programs. */
public final class FindingsTable {
    private static final String EXPERIMENT = "experiment";
    private static final String VERDICT = "verdict";
    private static final double TENTHS = 10;

    private FindingsTable() {}

    /** Returns a row for each experiment: what it is and how long it takes. */
    public static Table list(List<Experiment> experiments) {
        Table.Builder table = Table.of(EXPERIMENT, "seconds", "seconds_quick", "title", "paper");
        for (Experiment experiment : experiments) {
            Outline outline = experiment.outline();
            table.row(
                    outline.name(),
                    outline.seconds(Effort.FULL),
                    outline.seconds(Effort.QUICK),
                    outline.title(),
                    outline.paper().citation());
        }
        return table.build();
    }

    /** Returns a row for each experiment: verdict and reason. */
    public static Table summary(List<Outcome> outcomes) {
        Table.Builder table = Table.of(EXPERIMENT, "title", VERDICT, "seconds", "because");
        for (Outcome outcome : outcomes) {
            table.row(
                    outcome.outline().name(),
                    outcome.outline().title(),
                    outcome.findings().verdict().words(),
                    Math.round(TENTHS * outcome.seconds()) / TENTHS,
                    outcome.findings().because());
        }
        return table.build();
    }

    /**
     * Returns all rows, statements and verdicts: a statement has the section {@code statement}, the
     * verdict on the whole {@code verdict}, both their reason as a note.
     */
    public static Table rows(List<Outcome> outcomes) {
        Table.Builder table =
                Table.of(
                        EXPERIMENT,
                        "section",
                        "figure",
                        "unit",
                        "label",
                        "reported",
                        "model",
                        "simulated",
                        "simulated_ci95",
                        "deviation",
                        VERDICT,
                        "note");
        outcomes.forEach(outcome -> add(table, outcome));
        return table.build();
    }

    private static void add(Table.Builder table, Outcome outcome) {
        String name = outcome.outline().name();
        for (Section section : outcome.findings().sections()) {
            section.rows().forEach(row -> add(table, name, section, row));
        }
        for (Claim claim : outcome.findings().claims()) {
            add(table, name, "statement", claim);
        }
        Claim whole =
                new Claim(
                        outcome.outline().title(),
                        outcome.findings().verdict(),
                        outcome.findings().because());
        add(table, name, VERDICT, whole);
    }

    private static void add(Table.Builder table, String name, Section section, Row row) {
        table.row(
                name,
                section.title(),
                section.quantity().name(),
                section.quantity().unit(),
                row.label(),
                cell(row.reported()),
                cell(row.model()),
                cell(row.simulated()),
                cell(row.interval()),
                cell(row.deviation()),
                row.verdict().words(),
                row.note().isEmpty() ? null : row.note());
    }

    private static void add(Table.Builder table, String name, String section, Claim claim) {
        table.row(
                name,
                section,
                null,
                null,
                claim.statement(),
                null,
                null,
                null,
                null,
                null,
                claim.verdict().words(),
                claim.because());
    }

    private static Object cell(OptionalDouble value) {
        return value.isPresent() ? value.getAsDouble() : null;
    }
}
