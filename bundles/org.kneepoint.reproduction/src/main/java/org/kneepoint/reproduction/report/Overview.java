// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.reproduction.report;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.kneepoint.reproduction.Claim;
import org.kneepoint.reproduction.Outcome;
import org.kneepoint.reproduction.Paper;
import org.kneepoint.reproduction.Totals;
import org.kneepoint.reproduction.Verdict;

/**
 * The first page: how many experiments confirm their papers and what that means, the totals of each
 * paper, and the statements that do not hold.
 */
final class Overview {
    private final Map<Paper, List<Outcome>> papers;

    Overview(Map<Paper, List<Outcome>> papers) {
        this.papers = papers;
    }

    void writeTo(Html html) {
        html.open("section", "id", "overview");
        verdicts(html);
        papers(html);
        refuted(html);
        html.closeLine();
    }

    private List<Outcome> outcomes() {
        return papers.values().stream().flatMap(List::stream).toList();
    }

    private void verdicts(Html html) {
        html.open("ul", "class", "verdicts");
        for (Verdict verdict : Verdict.values()) {
            long count = count(outcomes(), verdict);
            html.open("li").open("b", "class", Page.style(verdict));
            html.text(verdict.words(count)).close();
            html.text(": " + Totals.MEANING.get(verdict) + ".").closeLine();
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

    private static long count(List<Outcome> outcomes, Verdict verdict) {
        return outcomes.stream().filter(o -> o.findings().verdict() == verdict).count();
    }

    private void papers(Html html) {
        html.open("table", "class", "contents").open("thead").open("tr");
        html.element("th", "paper").element("th", "experiments");
        Page.totalsHeadings(html);
        html.closeLine().closeLine().open("tbody");
        int number = 0;
        for (Map.Entry<Paper, List<Outcome>> entry : papers.entrySet()) {
            number++;
            paper(html, entry.getKey(), entry.getValue(), number);
        }
        html.closeLine().closeLine();
    }

    private static void paper(Html html, Paper paper, List<Outcome> own, int number) {
        Totals totals = Totals.of(own.stream().map(Outcome::findings).toList());
        html.open("tr").open("td");
        html.inline("a", paper.title(), "href", "#" + Page.chapter(number));
        html.inline("small", paper.authors() + (paper.year().isEmpty() ? "" : ", " + paper.year()));
        html.close().open("td");
        for (Verdict verdict : Verdict.values()) {
            long count = count(own, verdict);
            if (count > 0) {
                html.inline("span", verdict.words(count), "class", Page.badgeStyle(verdict));
                html.text(" ");
            }
        }
        html.close();
        Page.totals(html, totals);
        html.closeLine();
    }

    /** Each statement once, with all experiments in which it does not hold. */
    private void refuted(Html html) {
        Map<String, List<String>> refuted = new LinkedHashMap<>();
        for (Outcome outcome : outcomes()) {
            for (Claim claim : outcome.findings().claims()) {
                if (claim.verdict() == Verdict.DOES_NOT_HOLD) {
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
