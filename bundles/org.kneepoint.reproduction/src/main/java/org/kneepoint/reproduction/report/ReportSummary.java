// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.reproduction.report;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.kneepoint.api.format.Table;
import org.kneepoint.reproduction.ExperimentOutcome;
import org.kneepoint.reproduction.Paper;
import org.kneepoint.reproduction.PaperStatement;
import org.kneepoint.reproduction.ReproductionVerdict;
import org.kneepoint.reproduction.VerdictTotals;

/**
 * The short form of a report: how many experiments have which verdict, the totals of each paper,
 * the statements that do not hold, and a row for each experiment.
 */
final class ReportSummary {
    /** The title of a report. */
    static final String TITLE = "Published results, run again";

    private final List<ExperimentOutcome> outcomes;
    private final Set<String> illustrated;

    /**
     * A summary.
     *
     * @param illustrated names of the experiments whose charts it shows
     */
    ReportSummary(List<ExperimentOutcome> outcomes, Set<String> illustrated) {
        this.outcomes = List.copyOf(outcomes);
        this.illustrated = Set.copyOf(illustrated);
    }

    /**
     * Adds the summary to a document.
     *
     * @param origin how, when and by which version the experiments were run
     * @param command that runs them again
     */
    void write(String origin, String command, ReportDocument document) {
        document.heading(1, TITLE, "");
        Map<Paper, List<ExperimentOutcome>> papers = byPaper(outcomes);
        document.paragraph("", origin);
        document.commands("To run them again", List.of(command));
        document.table("", verdicts());
        document.paragraph("", ReproductionReport.COLUMNS);
        document.table("", papers(papers));
        document.list("Statements that do not hold", refuted());
        papers.forEach((paper, own) -> write(paper, own, document));
    }

    /** Returns experiments by their papers, both in their order. */
    static Map<Paper, List<ExperimentOutcome>> byPaper(List<ExperimentOutcome> outcomes) {
        return outcomes.stream()
                .collect(
                        Collectors.groupingBy(
                                outcome -> outcome.outline().paper(),
                                LinkedHashMap::new,
                                Collectors.toList()));
    }

    private Table verdicts() {
        Table.Builder table = Table.of("verdict", "experiments", "meaning");
        VerdictTotals.VERDICT_MEANINGS.forEach(
                (verdict, meaning) ->
                        table.row(VerdictCell.of(verdict), count(outcomes, verdict), meaning));
        return table.build();
    }

    private static long count(List<ExperimentOutcome> outcomes, ReproductionVerdict verdict) {
        return outcomes.stream().filter(o -> o.findings().verdict() == verdict).count();
    }

    private static Table papers(Map<Paper, List<ExperimentOutcome>> papers) {
        List<String> columns = new ArrayList<>(List.of("paper"));
        for (ReproductionVerdict verdict : ReproductionVerdict.values()) {
            columns.add(verdict.text());
        }
        columns.addAll(List.of("statements", "published figures", "model and simulation"));
        Table.Builder table = Table.of(columns);
        papers.forEach(
                (paper, own) -> {
                    List<Object> cells = new ArrayList<>(List.of(paper.title()));
                    for (ReproductionVerdict verdict : ReproductionVerdict.values()) {
                        cells.add(count(own, verdict));
                    }
                    VerdictTotals totals =
                            VerdictTotals.of(
                                    own.stream().map(ExperimentOutcome::findings).toList());
                    cells.add(totals.statementText());
                    cells.add(totals.published().text());
                    cells.add(totals.modelled().text());
                    table.row(cells.toArray());
                });
        return table.build();
    }

    /** Each statement once, with all experiments in which it does not hold. */
    private List<String> refuted() {
        Map<String, List<String>> refuted = new LinkedHashMap<>();
        for (ExperimentOutcome outcome : outcomes) {
            for (PaperStatement claim : outcome.findings().statements()) {
                if (claim.verdict() == ReproductionVerdict.DOES_NOT_HOLD) {
                    refuted.computeIfAbsent(claim.statement().text(), s -> new ArrayList<>())
                            .add(outcome.outline().name());
                }
            }
        }
        return refuted.entrySet().stream()
                .map(entry -> entry.getKey() + " (" + String.join(", ", entry.getValue()) + ")")
                .toList();
    }

    private void write(Paper paper, List<ExperimentOutcome> own, ReportDocument document) {
        document.heading(2, paper.title(), "");
        document.paragraph("", paper.citation());
        for (ExperimentOutcome outcome : own) {
            String name = outcome.outline().name();
            if (illustrated.contains(name) && !outcome.findings().figures().isEmpty()) {
                document.chart(
                        outcome.outline().title()
                                + "; "
                                + outcome.findings().figures().get(0).title(),
                        ExperimentArticle.stem(name, 0));
            }
        }
        document.table("", FindingsTable.overview(own));
        document.list(
                "Reasons",
                own.stream()
                        .map(
                                o ->
                                        o.outline().name()
                                                + " ("
                                                + o.outline().title()
                                                + "): "
                                                + o.findings().reason())
                        .toList());
    }
}
