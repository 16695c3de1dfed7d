// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.reproduction.report;

import java.util.List;
import java.util.Map;
import org.kneepoint.reproduction.ExperimentCommand;
import org.kneepoint.reproduction.ExperimentFindings;
import org.kneepoint.reproduction.ExperimentOutcome;
import org.kneepoint.reproduction.ExperimentOutline;
import org.kneepoint.reproduction.PaperStatement;
import org.kneepoint.reproduction.ReportFigure;

/** One experiment on the page. */
final class ExperimentArticle {
    private final ExperimentOutline outline;
    private final ExperimentOutcome outcome;
    private final ExperimentFindings findings;
    private final Map<String, String> charts;

    ExperimentArticle(ExperimentOutcome outcome, Map<String, String> pictures) {
        this.outline = outcome.outline();
        this.outcome = outcome;
        this.findings = outcome.findings();
        this.charts = pictures;
    }

    void writeTo(HtmlWriter html) {
        html.open("article", "id", outline.name());
        html.open("h3").text(outline.title());
        html.inline("a", outline.name(), "href", "#" + outline.name(), "class", "anchor");
        html.inline("a", "contents", "href", "#" + ReportContents.ID, "class", "anchor");
        html.closeLine();
        html.open("p", "class", "verdict");
        ReportPage.badge(html, findings.verdict());
        html.text(" " + findings.totals().text()).closeLine();
        html.element("p", findings.reason());
        paragraph(html, "The paper says", outline.published());
        paragraph(html, "Run here", outline.procedure());
        paragraph(html, "How it is judged", outline.rule());
        findings.statements().stream().findFirst().ifPresent(first -> claims(html));
        figures(html);
        findings.sections().forEach(section -> SectionTable.write(html, section));
        data(html);
        misprints(html);
        commands(html);
        html.closeLine();
    }

    private static void paragraph(HtmlWriter html, String heading, String text) {
        if (!text.isEmpty()) {
            html.open("p").inline("b", heading + ".").text(" " + text).closeLine();
        }
    }

    private void claims(HtmlWriter html) {
        html.open("table", "class", "claims contents").open("thead").open("tr");
        html.element("th", "statement of the paper").element("th", "verdict");
        html.element("th", "because").closeLine().closeLine().open("tbody");
        for (PaperStatement claim : findings.statements()) {
            html.open("tr").element("td", claim.statement()).open("td");
            ReportPage.badge(html, claim.verdict());
            html.close().element("td", claim.reason()).closeLine();
        }
        html.closeLine().closeLine();
    }

    private void figures(HtmlWriter html) {
        List<ReportFigure> figures = findings.figures();
        for (int i = 0; i < figures.size(); i++) {
            String stem = ReportPage.stem(outline.name(), i);
            html.open("figure");
            String title = figures.get(i).title();
            if (charts.containsKey(stem)) {
                html.empty("img", "src", charts.get(stem), "alt", title);
            }
            html.open("figcaption").text(title + ": ");
            if (charts.containsKey(stem)) {
                html.inline("a", "SVG", "href", ReportPage.link(stem, "svg")).text(", ");
            }
            String what = figures.get(i).dots().isEmpty() ? "curves" : "dots";
            html.inline("a", what + " as CSV", "href", ReportPage.link(stem, "csv"));
            html.closeLine().closeLine();
        }
    }

    private void data(HtmlWriter html) {
        if (!findings.sections().isEmpty() || !findings.statements().isEmpty()) {
            html.open("p", "class", "data");
            html.inline("a", "tables as CSV", "href", ReportPage.link(outline.name(), "csv"));
            html.closeLine();
        }
    }

    private void misprints(HtmlWriter html) {
        if (!outline.misprints().isEmpty()) {
            html.open("details").element("summary", "Misprints and readings of the paper");
            html.open("ul");
            outline.misprints().forEach(misprint -> html.element("li", misprint));
            html.closeLine().closeLine();
        }
    }

    private void commands(HtmlWriter html) {
        if (!outcome.commands().isEmpty()) {
            html.open("details");
            html.element(
                    "summary", "Commands (" + ReportPage.duration(outcome.seconds()) + " in all)");
            html.open("pre");
            outcome.commands().stream()
                    .map(ExperimentCommand::lines)
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
