// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.reproduction.report;

import java.util.List;
import java.util.Map;
import org.kneepoint.reproduction.Outcome;
import org.kneepoint.reproduction.Paper;
import org.kneepoint.reproduction.Totals;

/** The table of contents: every experiment, paper by paper, with its verdict in numbers. */
final class Contents {
    static final String ID = "contents";

    private final Map<Paper, List<Outcome>> papers;

    Contents(Map<Paper, List<Outcome>> papers) {
        this.papers = papers;
    }

    void writeTo(Html html) {
        html.open("nav", "id", ID);
        html.element("h2", "Contents");
        html.open("table", "class", "contents").open("thead").open("tr");
        html.element("th", "experiment").element("th", "verdict");
        Page.totalsHeadings(html);
        html.closeLine().closeLine().open("tbody");
        int number = 0;
        for (Map.Entry<Paper, List<Outcome>> entry : papers.entrySet()) {
            number++;
            html.open("tr", "class", "paper").open("th", "colspan", "5");
            html.inline("a", entry.getKey().title(), "href", "#" + Page.chapter(number));
            html.close().closeLine();
            entry.getValue().forEach(outcome -> experiment(html, outcome));
        }
        html.closeLine().closeLine();
        html.open("p", "class", "data");
        html.inline("a", "verdicts as CSV", "href", Page.link(Report.SUMMARY, "csv")).closeLine();
        html.closeLine();
    }

    private static void experiment(Html html, Outcome outcome) {
        Totals totals = outcome.findings().totals();
        String name = outcome.outline().name();
        html.open("tr").open("td");
        html.inline("a", outcome.outline().title(), "href", "#" + name);
        html.inline("small", name).close().open("td");
        Page.badge(html, outcome.findings().verdict());
        html.close();
        Page.totals(html, totals);
        html.closeLine();
    }
}
