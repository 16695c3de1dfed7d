// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.reproduction.report;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Base64;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.kneepoint.reproduction.Effort;
import org.kneepoint.reproduction.Outcome;
import org.kneepoint.reproduction.Paper;
import org.kneepoint.reproduction.Verdict;

/** The page of a report: the verdicts at the top, then each experiment, paper by paper. */
final class Page {
    private static final int MINUTE = 60;

    private final List<Outcome> outcomes;
    private final Effort effort;
    private final String maker;
    private final boolean charts;
    private final Map<String, String> pictures = new HashMap<>();

    Page(List<Outcome> outcomes, Effort effort, String maker, boolean charts) {
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
        Html html = new Html().literal("<!DOCTYPE html>\n");
        html.open("html", "lang", "en");
        html.open("head").empty("meta", "charset", "utf-8");
        html.empty("meta", "name", "viewport", "content", "width=device-width, initial-scale=1");
        html.element("title", "Published results, run again");
        html.open("style").literal(style()).closeLine().closeLine();
        html.open("body").open("main");
        heading(html);
        summary(html);
        byPaper().forEach((paper, own) -> chapter(html, paper, own));
        return html.closeLine().closeLine().closeLine().toString();
    }

    private void heading(Html html) {
        html.element("h1", "Published results, run again");
        html.element(
                "p",
                "Tables, figures and statements of papers on interconnection networks, each run again"
                        + " by the models and simulations of Kneepoint, set beside what was published,"
                        + " and judged from our own figures by the rule that stands with each. Every"
                        + " command can be typed as it stands here.",
                "class",
                "lead");
        html.element(
                "p",
                String.format(
                        Locale.ROOT,
                        "%d experiments in %s, %s form. %s.%s",
                        outcomes.size(),
                        duration(outcomes.stream().mapToDouble(Outcome::seconds).sum()),
                        effort.of("full", "quick"),
                        maker,
                        charts ? "" : " Without charts: no installed bundle draws them."),
                "class",
                "made");
    }

    static String duration(double seconds) {
        long whole = Math.round(seconds);
        return whole < 2 * MINUTE ? whole + " s" : whole / MINUTE + " min " + whole % MINUTE + " s";
    }

    private void summary(Html html) {
        html.element("h2", "Verdicts", "id", "verdicts");
        html.open("p", "class", "counts");
        for (Verdict verdict : Verdict.values()) {
            long count = outcomes.stream().filter(o -> o.findings().verdict() == verdict).count();
            html.element("span", count + " " + verdict.words(), "class", "badge " + style(verdict));
        }
        html.closeLine();
        html.open("table", "class", "summary").open("thead").open("tr");
        html.element("th", "experiment").element("th", "verdict").element("th", "why");
        html.closeLine().closeLine().open("tbody");
        byPaper().forEach((paper, own) -> verdicts(html, paper, own));
        html.closeLine().closeLine();
        html.open("p", "class", "data");
        html.inline("a", "verdicts as CSV", "href", link(Report.SUMMARY, "csv")).closeLine();
    }

    private static void verdicts(Html html, Paper paper, List<Outcome> own) {
        html.open("tr", "class", "paper");
        html.inline("th", paper.authors() + ": " + paper.title(), "colspan", "3").closeLine();
        for (Outcome outcome : own) {
            String name = outcome.outline().name();
            html.open("tr").open("td").inline("a", name, "href", "#" + name);
            html.inline("small", outcome.outline().title()).close().open("td");
            badge(html, outcome.findings().verdict());
            html.close().inline("td", outcome.findings().because()).closeLine();
        }
    }

    private Map<Paper, List<Outcome>> byPaper() {
        Map<Paper, List<Outcome>> papers = new LinkedHashMap<>();
        for (Outcome outcome : outcomes) {
            papers.computeIfAbsent(outcome.outline().paper(), p -> new ArrayList<>()).add(outcome);
        }
        return papers;
    }

    private void chapter(Html html, Paper paper, List<Outcome> own) {
        html.element("h2", paper.title());
        html.element("p", paper.authors() + details(paper), "class", "source");
        own.forEach(outcome -> new Article(outcome, pictures).writeTo(html));
    }

    private static String details(Paper paper) {
        return (paper.venue().isEmpty() ? "" : ". " + paper.venue())
                + (paper.year().isEmpty() ? "" : ", " + paper.year());
    }

    static void badge(Html html, Verdict verdict) {
        html.inline("span", verdict.words(), "class", "badge " + style(verdict));
    }

    private static String style(Verdict verdict) {
        return verdict.words().replace(' ', '-');
    }

    static String link(String stem, String ending) {
        return ReportFolder.DATA + "/" + stem + "." + ending;
    }

    private static String style() {
        try (InputStream in = Page.class.getResourceAsStream("style.css")) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
