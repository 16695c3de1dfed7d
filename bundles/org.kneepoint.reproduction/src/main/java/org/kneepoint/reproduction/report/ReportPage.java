// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.reproduction.report;

import java.util.ArrayList;
import java.util.Base64;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.kneepoint.reproduction.ExperimentEffort;
import org.kneepoint.reproduction.ExperimentOutcome;
import org.kneepoint.reproduction.Paper;
import org.kneepoint.reproduction.ReproductionVerdict;
import org.kneepoint.reproduction.ResourceText;
import org.kneepoint.reproduction.VerdictTotals;

/**
 * The page of a report: an overview, the table of contents, then each experiment, paper by paper.
 */
final class ReportPage {
    private static final int MINUTE = 60;
    private static final List<String> TOTALS =
            List.of("statements", "published figures", "model beside simulation");

    private final List<ExperimentOutcome> outcomes;
    private final ExperimentEffort effort;
    private final String maker;
    private final boolean charts;
    private final Map<String, String> pictures = new HashMap<>();

    ReportPage(
            List<ExperimentOutcome> outcomes,
            ExperimentEffort effort,
            String maker,
            boolean charts) {
        this.outcomes = outcomes;
        this.effort = effort;
        this.maker = maker;
        this.charts = charts;
    }

    /** Returns the name, without ending, of the files of a figure. */
    static String stem(String experiment, int figure) {
        return experiment + "-chart-" + (figure + 1);
    }

    /** Takes the picture of a figure into the page. */
    void picture(String stem, byte[] svg) {
        pictures.put(stem, "data:image/svg+xml;base64," + Base64.getEncoder().encodeToString(svg));
    }

    @Override
    public String toString() {
        HtmlWriter html = new HtmlWriter().literal("<!DOCTYPE html>\n");
        html.open("html", "lang", "en");
        html.open("head").empty("meta", "charset", "utf-8");
        html.empty("meta", "name", "viewport", "content", "width=device-width, initial-scale=1");
        html.element("title", "Published results, run again");
        html.open("style")
                .literal(ResourceText.of(ReportPage.class, "style.css"))
                .closeLine()
                .closeLine();
        html.open("body").open("main");
        heading(html);
        Map<Paper, List<ExperimentOutcome>> papers = byPaper();
        new ReportOverview(papers).writeTo(html);
        made(html);
        new ReportContents(papers).writeTo(html);
        int number = 0;
        for (Map.Entry<Paper, List<ExperimentOutcome>> entry : papers.entrySet()) {
            number++;
            chapter(html, entry.getKey(), entry.getValue(), number);
        }
        return html.closeLine().closeLine().closeLine().toString();
    }

    private void heading(HtmlWriter html) {
        html.element("h1", "Published results, run again");
        html.element(
                "p",
                "Tables, figures and statements of papers on interconnection networks, each run again"
                        + " by the models and simulations of Kneepoint and judged by our own figures.",
                "class",
                "lead");
    }

    private void made(HtmlWriter html) {
        html.element(
                "p",
                String.format(
                        Locale.ROOT,
                        "%d experiments in %s, %s form. %s. Every command can be typed as it stands"
                                + " here.%s",
                        outcomes.size(),
                        duration(outcomes.stream().mapToDouble(ExperimentOutcome::seconds).sum()),
                        effort.choose("full", "quick"),
                        maker,
                        charts ? "" : " Without charts: no installed bundle draws them."),
                "class",
                "made");
    }

    static String duration(double seconds) {
        long whole = Math.round(seconds);
        return whole < 2 * MINUTE ? whole + " s" : whole / MINUTE + " min " + whole % MINUTE + " s";
    }

    private Map<Paper, List<ExperimentOutcome>> byPaper() {
        Map<Paper, List<ExperimentOutcome>> papers = new LinkedHashMap<>();
        for (ExperimentOutcome outcome : outcomes) {
            papers.computeIfAbsent(outcome.outline().paper(), p -> new ArrayList<>()).add(outcome);
        }
        return papers;
    }

    /** Returns the name by which the experiments of a paper are linked to. */
    static String chapter(int number) {
        return "paper-" + number;
    }

    private void chapter(HtmlWriter html, Paper paper, List<ExperimentOutcome> own, int number) {
        html.element("h2", paper.title(), "id", chapter(number));
        html.element("p", paper.authors() + details(paper), "class", "source");
        own.forEach(outcome -> new ExperimentArticle(outcome, pictures).writeTo(html));
    }

    private static String details(Paper paper) {
        return (paper.venue().isEmpty() ? "" : ". " + paper.venue())
                + (paper.year().isEmpty() ? "" : ", " + paper.year());
    }

    static void badge(HtmlWriter html, ReproductionVerdict verdict) {
        html.inline("span", verdict.text(), "class", badgeStyle(verdict));
    }

    static void totalsHeadings(HtmlWriter html) {
        TOTALS.forEach(heading -> html.element("th", heading));
    }

    /** Cells of a row; where there is no room for columns each shows its heading. */
    static void totals(HtmlWriter html, VerdictTotals totals) {
        List<String> texts =
                List.of(
                        totals.statementText(),
                        totals.published().text(),
                        totals.modelled().text());
        for (int i = 0; i < texts.size(); i++) {
            if (texts.get(i).isEmpty()) {
                html.inline("td", "", "class", "nothing");
            } else {
                html.inline("td", texts.get(i), "data-heading", TOTALS.get(i));
            }
        }
    }

    static String badgeStyle(ReproductionVerdict verdict) {
        return "badge " + style(verdict);
    }

    static String style(ReproductionVerdict verdict) {
        return verdict.text().replace(' ', '-');
    }

    static String link(String stem, String ending) {
        return ReportFolder.DATA + "/" + stem + "." + ending;
    }
}
