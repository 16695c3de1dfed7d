// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.reproduction.report;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.kneepoint.reproduction.ExperimentOutcome;
import org.kneepoint.reproduction.Paper;
import org.kneepoint.reproduction.PaperStatement;
import org.kneepoint.reproduction.ReproductionVerdict;
import org.kneepoint.reproduction.VerdictTotals;

/**
 * The first page: how many experiments confirm their papers and what that means, the totals of each
 * paper, and the statements that do not hold.
 */
final class ReportOverview {
    private final Map<Paper, List<ExperimentOutcome>> papers;

    ReportOverview(Map<Paper, List<ExperimentOutcome>> papers) {
        this.papers = papers;
    }

    void writeTo(HtmlWriter html) {
        html.open("section", "id", "overview");
        verdicts(html);
        papers(html);
        refuted(html);
        html.closeLine();
    }

    private List<ExperimentOutcome> outcomes() {
        return papers.values().stream().flatMap(List::stream).toList();
    }

    private void verdicts(HtmlWriter html) {
        html.open("ul", "class", "verdicts");
        for (ReproductionVerdict verdict : ReproductionVerdict.values()) {
            long count = count(outcomes(), verdict);
            html.open("li").open("b", "class", ReportPage.style(verdict));
            html.text(verdict.text(count)).close();
            html.text(": " + VerdictTotals.VERDICT_MEANINGS.get(verdict) + ".").closeLine();
        }
        html.closeLine();
        html.element(
                "p",
                "Deviations are counted beyond the 95 % intervals. Where a paper prints no figures,"
                        + " its model and our simulation are set beside each other; what the paper"
                        + " says of their agreement is among the statements.",
                "class",
                "note");
    }

    private static long count(List<ExperimentOutcome> outcomes, ReproductionVerdict verdict) {
        return outcomes.stream().filter(o -> o.findings().verdict() == verdict).count();
    }

    private void papers(HtmlWriter html) {
        html.open("table", "class", "contents").open("thead").open("tr");
        html.element("th", "paper").element("th", "experiments");
        ReportPage.totalsHeadings(html);
        html.closeLine().closeLine().open("tbody");
        int number = 0;
        for (Map.Entry<Paper, List<ExperimentOutcome>> entry : papers.entrySet()) {
            number++;
            paper(html, entry.getKey(), entry.getValue(), number);
        }
        html.closeLine().closeLine();
    }

    private static void paper(
            HtmlWriter html, Paper paper, List<ExperimentOutcome> own, int number) {
        VerdictTotals totals =
                VerdictTotals.of(own.stream().map(ExperimentOutcome::findings).toList());
        html.open("tr").open("td");
        html.inline("a", paper.title(), "href", "#" + ReportPage.chapter(number));
        html.inline("small", paper.authors() + (paper.year().isEmpty() ? "" : ", " + paper.year()));
        html.close().open("td");
        for (ReproductionVerdict verdict : ReproductionVerdict.values()) {
            long count = count(own, verdict);
            if (count > 0) {
                html.inline("span", verdict.text(count), "class", ReportPage.badgeStyle(verdict));
                html.text(" ");
            }
        }
        html.close();
        ReportPage.totals(html, totals);
        html.closeLine();
    }

    /** Each statement once, with all experiments in which it does not hold. */
    private void refuted(HtmlWriter html) {
        Map<String, List<String>> refuted = new LinkedHashMap<>();
        for (ExperimentOutcome outcome : outcomes()) {
            for (PaperStatement claim : outcome.findings().statements()) {
                if (claim.verdict() == ReproductionVerdict.DOES_NOT_HOLD) {
                    refuted.computeIfAbsent(claim.statement(), s -> new ArrayList<>())
                            .add(outcome.outline().name());
                }
            }
        }
        if (refuted.isEmpty()) {
            return;
        }
        html.element("h2", "What does not hold", "id", "refuted");
        html.open("ul", "class", "refuted");
        refuted.forEach(
                (statement, names) -> {
                    html.open("li").text(statement).open("small");
                    names.forEach(name -> html.inline("a", name, "href", "#" + name).text(" "));
                    html.close().closeLine();
                });
        html.closeLine();
    }
}
