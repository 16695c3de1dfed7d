// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.reproduction.report;

import java.util.List;
import java.util.Map;
import org.kneepoint.reproduction.ExperimentOutcome;
import org.kneepoint.reproduction.Paper;
import org.kneepoint.reproduction.VerdictTotals;

/** The table of contents: every experiment, paper by paper, with its verdict in numbers. */
final class ReportContents {
    static final String ID = "contents";

    private final Map<Paper, List<ExperimentOutcome>> papers;

    ReportContents(Map<Paper, List<ExperimentOutcome>> papers) {
        this.papers = papers;
    }

    void writeTo(HtmlWriter html) {
        html.open("nav", "id", ID);
        html.element("h2", "Contents");
        html.open("table", "class", "contents").open("thead").open("tr");
        html.element("th", "experiment").element("th", "verdict");
        ReportPage.totalsHeadings(html);
        html.closeLine().closeLine().open("tbody");
        int number = 0;
        for (Map.Entry<Paper, List<ExperimentOutcome>> entry : papers.entrySet()) {
            number++;
            html.open("tr", "class", "paper").open("th", "colspan", "5");
            html.inline("a", entry.getKey().title(), "href", "#" + ReportPage.chapter(number));
            html.close().closeLine();
            entry.getValue().forEach(outcome -> experiment(html, outcome));
        }
        html.closeLine().closeLine();
        html.open("p", "class", "data");
        html.inline(
                        "a",
                        "verdicts as CSV",
                        "href",
                        ReportPage.link(ReproductionReport.SUMMARY, "csv"))
                .closeLine();
        html.closeLine();
    }

    private static void experiment(HtmlWriter html, ExperimentOutcome outcome) {
        VerdictTotals totals = outcome.findings().totals();
        String name = outcome.outline().name();
        html.open("tr").open("td");
        html.inline("a", outcome.outline().title(), "href", "#" + name);
        html.inline("small", name).close().open("td");
        ReportPage.badge(html, outcome.findings().verdict());
        html.close();
        ReportPage.totals(html, totals);
        html.closeLine();
    }
}
