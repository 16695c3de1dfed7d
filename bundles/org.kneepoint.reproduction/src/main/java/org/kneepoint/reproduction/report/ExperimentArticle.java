// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.reproduction.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.OptionalDouble;
import java.util.stream.IntStream;
import org.kneepoint.api.format.Table;
import org.kneepoint.api.result.Quantity;
import org.kneepoint.api.scenario.Decimal;
import org.kneepoint.reproduction.ComparisonRow;
import org.kneepoint.reproduction.ComparisonSection;
import org.kneepoint.reproduction.ExperimentFindings;
import org.kneepoint.reproduction.ExperimentOutcome;
import org.kneepoint.reproduction.ExperimentOutline;
import org.kneepoint.reproduction.PaperStatement;
import org.kneepoint.reproduction.PercentText;
import org.kneepoint.reproduction.ReportFigure;

/** All of one experiment: verdict, published text, procedure, statements, tables and commands. */
public final class ExperimentArticle {
    private static final int DIGITS = 6;
    private static final int INTERVAL_DIGITS = 2;

    private ExperimentArticle() {}

    /** Returns the name without ending of the files of a figure. */
    static String stem(String experiment, int figure) {
        return experiment + "-chart-" + (figure + 1);
    }

    /** Adds an experiment to a document. */
    public static void write(ExperimentOutcome outcome, ReportDocument document) {
        ExperimentOutline outline = outcome.outline();
        ExperimentFindings findings = outcome.findings();
        document.heading(3, outline.name() + ": " + outline.title(), outline.name());
        document.paragraph("Paper", outline.paper().citation());
        document.paragraph("Verdict", findings.verdict().text());
        document.paragraph("Totals", findings.totals().text());
        document.paragraph("Reason", findings.reason());
        document.paragraph("Published", outline.published());
        document.paragraph("Procedure", outline.procedure());
        document.paragraph("Criterion", outline.criterion());
        document.list(
                "Statements of the paper",
                findings.statements().stream().map(ExperimentArticle::line).toList());
        List<ReportFigure> figures = findings.figures();
        for (int i = 0; i < figures.size(); i++) {
            document.chart(figures.get(i).title(), stem(outline.name(), i));
        }
        findings.sections().forEach(section -> document.table(caption(section), table(section)));
        document.list("Misprints and interpretation of the paper", outline.misprints());
        document.commands(
                "Commands, for the prompt or in quotes behind kneepoint",
                outcome.commands().stream().flatMap(command -> command.lines().stream()).toList());
    }

    private static String line(PaperStatement claim) {
        return claim.verdict().text() + ": \"" + claim.statement().text() + "\": " + claim.reason();
    }

    private static String caption(ComparisonSection section) {
        Quantity quantity = section.quantity();
        String unit = quantity.unit().isEmpty() ? "" : " [" + quantity.unit() + "]";
        return section.title() + ": " + quantity.name() + unit;
    }

    /** The rows of a section, without the columns that are empty in all of them. */
    private static Table table(ComparisonSection section) {
        List<String> columns =
                List.of(
                        section.rowHeading(),
                        "published",
                        "model",
                        "simulated",
                        "ci95",
                        "deviation_%",
                        "verdict",
                        "note");
        List<List<Object>> rows = section.rows().stream().map(ExperimentArticle::cells).toList();
        int[] filled =
                IntStream.range(0, columns.size())
                        .filter(
                                i ->
                                        rows.stream()
                                                .map(row -> row.get(i))
                                                .anyMatch(Objects::nonNull))
                        .toArray();
        Table.Builder table = Table.of(IntStream.of(filled).mapToObj(columns::get).toList());
        rows.forEach(row -> table.row(IntStream.of(filled).mapToObj(row::get).toArray()));
        return table.build();
    }

    private static List<Object> cells(ComparisonRow row) {
        List<Object> cells = new ArrayList<>();
        cells.add(row.label());
        cells.add(rounded(row.published(), DIGITS));
        cells.add(rounded(row.model(), DIGITS));
        cells.add(rounded(row.simulated(), DIGITS));
        cells.add(rounded(row.interval(), INTERVAL_DIGITS));
        cells.add(deviation(row));
        cells.add(VerdictCell.of(row));
        cells.add(row.note().isEmpty() ? null : row.note());
        return cells;
    }

    /** Returns a figure for a cell, null for none. */
    static String rounded(OptionalDouble value, int digits) {
        return value.isPresent() ? Decimal.round(value.getAsDouble(), digits) : null;
    }

    /** Returns the deviation in per cent for a cell, null for none. */
    static String deviation(ComparisonRow row) {
        return row.deviation().isPresent()
                ? PercentText.tenths(row.deviation().getAsDouble())
                : null;
    }
}
