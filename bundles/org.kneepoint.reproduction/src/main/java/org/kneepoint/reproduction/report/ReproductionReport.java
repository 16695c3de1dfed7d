// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.reproduction.report;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.kneepoint.api.format.Table;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.api.view.Chart;
import org.kneepoint.api.view.ChartWriter;
import org.kneepoint.api.view.ScatterPlot;
import org.kneepoint.reproduction.CountText;
import org.kneepoint.reproduction.ExperimentEffort;
import org.kneepoint.reproduction.ExperimentOutcome;
import org.kneepoint.reproduction.ReportFigure;
import org.kneepoint.reproduction.catalogue.ExperimentCatalogue;
import org.kneepoint.study.format.CsvCodec;
import org.kneepoint.study.format.CurveTable;
import org.kneepoint.support.ResourceText;

/**
 * A report of experiments: the short form {@code summary.md}, the page {@code index.html} with all
 * of them, which needs nothing else to be read, and in the folder {@code data} each chart as SVG
 * and each table and curve as CSV.
 */
public final class ReproductionReport {
    /** The page with all experiments. */
    public static final String INDEX = ReportFolder.INDEX;

    /** What the columns of {@link FindingsTable#overview} mean. */
    public static final String COLUMNS =
            ResourceText.joined(ReproductionReport.class, "columns.txt");

    private static final String SVG = "svg";
    private static final int WIDTH = 860;
    private static final int PANEL = 330;
    private static final int MARGIN = 110;
    private static final int MINUTE = 60;

    private final List<ExperimentOutcome> outcomes;
    private final ExperimentEffort effort;
    private final String maker;
    private final Optional<ChartWriter> charts;

    /**
     * A report.
     *
     * @param outcomes what it is about, in order
     * @param effort of the experiments
     * @param maker the version and the machine that ran them, in one line
     * @param charts draws the charts; without it the report has none and says so
     */
    public ReproductionReport(
            List<ExperimentOutcome> outcomes,
            ExperimentEffort effort,
            String maker,
            Optional<ChartWriter> charts) {
        this.outcomes = List.copyOf(outcomes);
        this.effort = effort;
        this.maker = maker;
        this.charts = charts.filter(writer -> writer.formats().contains(SVG));
    }

    /**
     * Writes the report, whole or not at all.
     *
     * @throws IOException if the disk is full or the folder may not be written
     */
    public void write(ReportFolder folder) throws IOException {
        folder.write(
                place -> {
                    Path data = Files.createDirectory(place.resolve(ReportFolder.DATA));
                    table(data, "summary", FindingsTable.summary(outcomes));
                    Map<String, byte[]> drawn = new LinkedHashMap<>();
                    for (ExperimentOutcome outcome : outcomes) {
                        drawn.putAll(data(data, outcome));
                    }
                    text(place.resolve(ReportFolder.SUMMARY), summary(drawn.keySet()).toString());
                    text(place.resolve(INDEX), page(drawn).toString());
                });
    }

    /** The tables and charts of an experiment; returns the charts by the stem of their files. */
    private Map<String, byte[]> data(Path folder, ExperimentOutcome outcome) throws IOException {
        String name = outcome.outline().name();
        table(folder, name, FindingsTable.rows(List.of(outcome)));
        Map<String, byte[]> drawn = new LinkedHashMap<>();
        List<ReportFigure> figures = outcome.findings().figures();
        for (int i = 0; i < figures.size(); i++) {
            ReportFigure figure = figures.get(i);
            String stem = ExperimentArticle.stem(name, i);
            table(
                    folder,
                    stem,
                    figure.dots().isEmpty()
                            ? CurveTable.of(figure.curves())
                            : ScatterTable.of(figure.dots()));
            Optional<byte[]> picture = drawn(figure);
            if (picture.isPresent()) {
                Files.write(folder.resolve(stem + "." + SVG), picture.get());
                drawn.put(stem, picture.get());
            }
        }
        return drawn;
    }

    /** Nothing where no point has a figure to be drawn, as when no run ended well. */
    private Optional<byte[]> drawn(ReportFigure figure) throws IOException {
        if (charts.isEmpty()) {
            return Optional.empty();
        }
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        try {
            if (figure.dots().isEmpty()) {
                charts.get().write(chart(figure), SVG, out);
            } else {
                ScatterPlot plot = ScatterPlot.of(figure.dots()).size(WIDTH, MARGIN + PANEL);
                charts.get().write(plot, SVG, out);
            }
        } catch (BadInput nothing) {
            return Optional.empty();
        }
        return Optional.of(out.toByteArray());
    }

    private static Chart chart(ReportFigure figure) {
        return Chart.of(figure.curves())
                .quantities(figure.quantities())
                .markers(figure.marks())
                .size(WIDTH, MARGIN + PANEL * figure.quantities().size());
    }

    private MarkdownDocument summary(Set<String> drawn) {
        MarkdownDocument summary = new MarkdownDocument(drawn);
        new ReportSummary(outcomes, ExperimentCatalogue.ILLUSTRATED)
                .write(origin(), command(), summary);
        return summary;
    }

    private HtmlDocument page(Map<String, byte[]> drawn) {
        HtmlDocument page = new HtmlDocument(ReportSummary.TITLE, drawn);
        new ReportSummary(outcomes, Set.of()).write(origin(), command(), page);
        outcomes.forEach(outcome -> ExperimentArticle.write(outcome, page));
        return page;
    }

    private String origin() {
        long seconds = Math.round(outcomes.stream().mapToDouble(ExperimentOutcome::seconds).sum());
        return String.format(
                Locale.ROOT,
                "%s in %d min %d s, %s form. %s.%s",
                CountText.of(outcomes.size(), "experiment"),
                seconds / MINUTE,
                seconds % MINUTE,
                effort.choose("full", "quick"),
                maker,
                charts.isPresent() ? "" : " Without charts: no installed bundle draws them.");
    }

    private String command() {
        List<String> names = outcomes.stream().map(outcome -> outcome.outline().name()).toList();
        boolean isAll = names.size() == ExperimentCatalogue.all().size();
        return "reproduce "
                + (isAll ? "all" : String.join(" ", names))
                + effort.choose("", " quick=true")
                + " out=FOLDER";
    }

    private static void table(Path folder, String stem, Table table) throws IOException {
        text(folder.resolve(stem + ".csv"), CsvCodec.write(table));
    }

    private static void text(Path file, String text) throws IOException {
        Files.write(file, text.getBytes(StandardCharsets.UTF_8));
    }
}
