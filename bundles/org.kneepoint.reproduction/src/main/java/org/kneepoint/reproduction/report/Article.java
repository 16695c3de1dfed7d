// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.reproduction.report;

import java.util.List;
import java.util.Map;
import org.kneepoint.reproduction.Claim;
import org.kneepoint.reproduction.Figure;
import org.kneepoint.reproduction.Findings;
import org.kneepoint.reproduction.Outcome;
import org.kneepoint.reproduction.Outline;
import org.kneepoint.reproduction.Trial;

/** One experiment on the page. */
final class Article {
    private final Outline outline;
    private final Outcome outcome;
    private final Findings findings;
    private final Map<String, String> pictures;

    Article(Outcome outcome, Map<String, String> pictures) {
        this.outline = outcome.outline();
        this.outcome = outcome;
        this.findings = outcome.findings();
        this.pictures = pictures;
    }

    void writeTo(Html html) {
        html.open("article", "id", outline.name());
        html.open("h3").text(outline.title());
        html.inline("a", outline.name(), "href", "#" + outline.name(), "class", "anchor");
        html.inline("a", "contents", "href", "#" + Contents.ID, "class", "anchor");
        html.closeLine();
        html.open("p", "class", "verdict");
        Page.badge(html, findings.verdict());
        html.text(" " + findings.totals().words()).closeLine();
        html.element("p", findings.because());
        paragraph(html, "The paper says", outline.says());
        paragraph(html, "Run here", outline.runs());
        paragraph(html, "How it is judged", outline.rule());
        findings.claims().stream().findFirst().ifPresent(first -> claims(html));
        figures(html);
        findings.sections().forEach(section -> SectionTable.write(html, section));
        data(html);
        misprints(html);
        commands(html);
        html.closeLine();
    }

    private static void paragraph(Html html, String heading, String text) {
        if (!text.isEmpty()) {
            html.open("p").inline("b", heading + ".").text(" " + text).closeLine();
        }
    }

    private void claims(Html html) {
        html.open("table", "class", "claims contents").open("thead").open("tr");
        html.element("th", "statement of the paper").element("th", "verdict");
        html.element("th", "because").closeLine().closeLine().open("tbody");
        for (Claim claim : findings.claims()) {
            html.open("tr").element("td", claim.statement()).open("td");
            Page.badge(html, claim.verdict());
            html.close().element("td", claim.because()).closeLine();
        }
        html.closeLine().closeLine();
    }

    private void figures(Html html) {
        List<Figure> figures = findings.figures();
        for (int i = 0; i < figures.size(); i++) {
            String stem = Page.stem(outline.name(), i);
            html.open("figure");
            String title = figures.get(i).title();
            if (pictures.containsKey(stem)) {
                html.empty("img", "src", pictures.get(stem), "alt", title);
            }
            html.open("figcaption").text(title + ": ");
            if (pictures.containsKey(stem)) {
                html.inline("a", "SVG", "href", Page.link(stem, "svg")).text(", ");
            }
            String what = figures.get(i).dots().isEmpty() ? "curves" : "dots";
            html.inline("a", what + " as CSV", "href", Page.link(stem, "csv"));
            html.closeLine().closeLine();
        }
    }

    private void data(Html html) {
        if (!findings.sections().isEmpty() || !findings.claims().isEmpty()) {
            html.open("p", "class", "data");
            html.inline("a", "tables as CSV", "href", Page.link(outline.name(), "csv"));
            html.closeLine();
        }
    }

    private void misprints(Html html) {
        if (!outline.misprints().isEmpty()) {
            html.open("details").element("summary", "Misprints and readings of the paper");
            html.open("ul");
            outline.misprints().forEach(misprint -> html.element("li", misprint));
            html.closeLine().closeLine();
        }
    }

    private void commands(Html html) {
        if (!outcome.trials().isEmpty()) {
            html.open("details");
            html.element("summary", "Commands (" + Page.duration(outcome.seconds()) + " in all)");
            html.open("pre");
            outcome.trials().stream()
                    .map(Trial::lines)
                    .flatMap(List::stream)
                    .forEach(line -> html.text("kneepoint " + quoted(line) + "\n"));
            html.closeLine().closeLine();
        }
    }

    /** The shells of operating systems take brackets for their own. */
    private static String quoted(String line) {
        return line.indexOf('(') < 0 ? line : "\"" + line + "\"";
    }
}
