// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.shell.text;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;
import org.kneepoint.api.format.Table;
import org.kneepoint.api.scenario.Decimal;
import org.kneepoint.reproduction.Claim;
import org.kneepoint.reproduction.Findings;
import org.kneepoint.reproduction.Outcome;
import org.kneepoint.reproduction.Outline;
import org.kneepoint.reproduction.Percent;
import org.kneepoint.reproduction.Row;
import org.kneepoint.reproduction.Section;

/** What came out of a published experiment, for reading. */
public final class OutcomeText {
    private static final int DIGITS = 6;
    private static final int INTERVAL_DIGITS = 2;

    private final Outcome outcome;
    private final int width;
    private final List<String> lines = new ArrayList<>();

    private OutcomeText(Outcome outcome, int width) {
        this.outcome = outcome;
        this.width = width;
    }

    /**
     * Returns the lines of an outcome, the last one not ended.
     *
     * @param width characters per line to fit
     */
    public static String of(Outcome outcome, int width) {
        return new OutcomeText(outcome, width).text();
    }

    private String text() {
        Outline outline = outcome.outline();
        paragraph(outline.name() + ": " + outline.title());
        paragraph(outline.paper().citation());
        said("the paper says", outline.says());
        said("run here", outline.runs());
        said("how it is judged", outline.rule());
        outcome.findings().sections().forEach(this::section);
        outcome.findings().claims().forEach(this::claim);
        verdict();
        if (!outline.misprints().isEmpty()) {
            heading("misprints and readings of the paper");
            outline.misprints().forEach(misprint -> indented("  ", misprint));
        }
        if (!outcome.trials().isEmpty()) {
            heading("commands");
            // in one piece each, to be copied
            outcome.trials().stream()
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

    private void said(String heading, String text) {
        if (!text.isEmpty()) {
            lines.add("");
            paragraph(heading + ": " + text);
        }
    }

    private void paragraph(String text) {
        lines.addAll(Paragraph.lines(text, Paragraph.width(width)));
    }

    /** Why the verdict is what it is, in numbers, and then in words. */
    private void verdict() {
        Findings findings = outcome.findings();
        String numbers = findings.totals().words();
        said(
                "verdict: " + findings.verdict().words(),
                (numbers.isEmpty() ? "" : numbers + ". ") + findings.because());
    }

    private void claim(Claim claim) {
        lines.add("");
        paragraph("\"" + claim.statement() + "\": " + claim.verdict().words());
        indented("  ", claim.because());
    }

    private void section(Section section) {
        lines.add("");
        String unit = section.quantity().unit();
        paragraph(
                section.title()
                        + ", "
                        + section.quantity().name()
                        + (unit.isEmpty() ? "" : " [" + unit + "]"));
        lines.add(TextTable.of(table(section), width).stripTrailing());
    }

    private static Table table(Section section) {
        Table.Builder table =
                Table.of(
                        section.label(),
                        "reported",
                        "model",
                        "simulated",
                        "ci95",
                        "deviation_%",
                        "verdict",
                        "note");
        for (Row row : section.rows()) {
            table.row(
                    row.label(),
                    cell(row.reported(), DIGITS),
                    cell(row.model(), DIGITS),
                    cell(row.simulated(), DIGITS),
                    cell(row.interval(), INTERVAL_DIGITS),
                    row.deviation().isPresent()
                            ? Percent.tenths(row.deviation().getAsDouble())
                            : null,
                    row.words(),
                    row.note().isEmpty() ? null : row.note());
        }
        return table.build();
    }

    private static String cell(OptionalDouble value, int digits) {
        return value.isPresent() ? Decimal.round(value.getAsDouble(), digits) : null;
    }
}
