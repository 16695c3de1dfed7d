// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.reproduction.command;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;
import org.kneepoint.api.format.Table;
import org.kneepoint.api.scenario.Decimal;
import org.kneepoint.reproduction.ComparisonRow;
import org.kneepoint.reproduction.ComparisonSection;
import org.kneepoint.reproduction.ExperimentFindings;
import org.kneepoint.reproduction.ExperimentOutcome;
import org.kneepoint.reproduction.ExperimentOutline;
import org.kneepoint.reproduction.PaperStatement;
import org.kneepoint.reproduction.PercentText;
import org.kneepoint.support.Paragraph;
import org.kneepoint.support.TextTable;

/** The text of the outcome of an experiment. */
public final class OutcomeText {
    private static final int DIGITS = 6;
    private static final int INTERVAL_DIGITS = 2;

    private final ExperimentOutcome outcome;
    private final int width;
    private final List<String> lines = new ArrayList<>();

    private OutcomeText(ExperimentOutcome outcome, int width) {
        this.outcome = outcome;
        this.width = width;
    }

    /*     * Returns the lines, the last one not ended.
     *
     * @param width characters per line
     */
    public static String of(ExperimentOutcome outcome, int width) {
        return new OutcomeText(outcome, width).text();
    }

    private String text() {
        ExperimentOutline outline = outcome.outline();
        paragraph(outline.name() + ": " + outline.title());
        paragraph(outline.paper().citation());
        labelled("the paper says", outline.published());
        labelled("run here", outline.procedure());
        labelled("how it is judged", outline.rule());
        outcome.findings().sections().forEach(this::section);
        outcome.findings().statements().forEach(this::claim);
        verdict();
        if (!outline.misprints().isEmpty()) {
            heading("misprints and readings of the paper");
            outline.misprints().forEach(misprint -> indented("  ", misprint));
        }
        if (!outcome.commands().isEmpty()) {
            heading("commands");
            // not wrapped, so that they can be copied
            outcome.commands().stream()
                    .flatMap(trial -> trial.lines().stream())
                    .forEach(line -> lines.add("  " + line));
        }
        return String.join("\n", lines);
    }

    private void heading(String text) {
        lines.add("");
        lines.add(text);
    }

    private void indented(String indent, String text) {
        Paragraph.lines(text, Paragraph.width(width) - indent.length())
                .forEach(line -> lines.add(indent + line));
    }

    private void labelled(String heading, String text) {
        if (!text.isEmpty()) {
            lines.add("");
            paragraph(heading + ": " + text);
        }
    }

    private void paragraph(String text) {
        lines.addAll(Paragraph.lines(text, Paragraph.width(width)));
    }

    /** The verdict with its totals and its reason. */
    private void verdict() {
        ExperimentFindings findings = outcome.findings();
        String numbers = findings.totals().text();
        labelled(
                "verdict: " + findings.verdict().text(),
                (numbers.isEmpty() ? "" : numbers + ". ") + findings.reason());
    }

    private void claim(PaperStatement claim) {
        lines.add("");
        paragraph("\"" + claim.statement() + "\": " + claim.verdict().text());
        indented("  ", claim.reason());
    }

    private void section(ComparisonSection section) {
        lines.add("");
        String unit = section.quantity().unit();
        paragraph(
                section.title()
                        + ", "
                        + section.quantity().name()
                        + (unit.isEmpty() ? "" : " [" + unit + "]"));
        lines.add(TextTable.of(table(section), width).stripTrailing());
    }

    private static Table table(ComparisonSection section) {
        Table.Builder table =
                Table.of(
                        section.rowHeading(),
                        "reported",
                        "model",
                        "simulated",
                        "ci95",
                        "deviation_%",
                        "verdict",
                        "note");
        for (ComparisonRow row : section.rows()) {
            table.row(
                    row.label(),
                    cell(row.reported(), DIGITS),
                    cell(row.model(), DIGITS),
                    cell(row.simulated(), DIGITS),
                    cell(row.interval(), INTERVAL_DIGITS),
                    row.deviation().isPresent()
                            ? PercentText.tenths(row.deviation().getAsDouble())
                            : null,
                    row.verdictText(),
                    row.note().isEmpty() ? null : row.note());
        }
        return table.build();
    }

    private static String cell(OptionalDouble value, int digits) {
        return value.isPresent() ? Decimal.round(value.getAsDouble(), digits) : null;
    }
}
