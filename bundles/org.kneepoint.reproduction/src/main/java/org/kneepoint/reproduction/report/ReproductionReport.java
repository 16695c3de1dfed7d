// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.reproduction.report;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.kneepoint.api.format.Table;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.api.view.Chart;
import org.kneepoint.api.view.ChartWriter;
import org.kneepoint.api.view.ScatterPlot;
import org.kneepoint.reproduction.ExperimentEffort;
import org.kneepoint.reproduction.ExperimentOutcome;
import org.kneepoint.reproduction.ReportFigure;
import org.kneepoint.study.format.CsvCodec;
import org.kneepoint.study.format.CurveTable;

/**
 * A report of experiments: one page {@code index.html} that needs nothing else to be read, and in
 * the folder {@code data} each chart as SVG and each table and curve as CSV.
 */
public final class ReproductionReport {
    /** The page to open. */
    public static final String INDEX = ReportFolder.INDEX;

    /** The table of verdicts. */
    static final String SUMMARY = "summary";

    private static final String SVG = "svg";
    private static final int WIDTH = 860;
    private static final int PANEL = 330;
    private static final int MARGIN = 110;

    private final ReportFolder folder;
    private final Path data = Path.of(ReportFolder.DATA);

    private ReproductionReport(ReportFolder folder) {
        this.folder = folder;
    }

    /**
     * Chooses where a report goes.
     *
     * @param folder its folder; created, or replaced if it holds an earlier report
     * @throws org.kneepoint.api.scenario.BadInput if it holds anything else, or cannot be created
     * @throws IOException if it cannot be read
     */
    public static ReproductionReport in(Path folder) throws IOException {
        return new ReproductionReport(ReportFolder.of(folder));
    }

    /**
     * Writes the report, whole or not at all.
     *
     * @param outcomes what to report, in order
     * @param effort what the experiments were allowed
     * @param maker the version and the machine it was made with, in one line
     * @param charts what draws, if anything does; without it the report has no charts and says so
     * @throws IOException if the disk is full or the folder may not be written
     */
    public void write(
            List<ExperimentOutcome> outcomes,
            ExperimentEffort effort,
            String maker,
            Optional<ChartWriter> charts)
            throws IOException {
        Optional<ChartWriter> writer = charts.filter(w -> w.formats().contains(SVG));
        folder.write(
                place -> {
                    Files.createDirectory(place.resolve(data));
                    ReportPage page = new ReportPage(outcomes, effort, maker, writer.isPresent());
                    table(place, SUMMARY, FindingsTable.summary(outcomes));
                    for (ExperimentOutcome outcome : outcomes) {
                        write(place, outcome, page, writer);
                    }
                    text(place.resolve(INDEX), page.toString());
                });
    }

    private void write(
            Path place, ExperimentOutcome outcome, ReportPage page, Optional<ChartWriter> writer)
            throws IOException {
        String name = outcome.outline().name();
        table(place, name, FindingsTable.rows(List.of(outcome)));
        List<ReportFigure> figures = outcome.findings().figures();
        for (int i = 0; i < figures.size(); i++) {
            ReportFigure figure = figures.get(i);
            String stem = ReportPage.stem(name, i);
            table(
                    place,
                    stem,
                    figure.dots().isEmpty()
                            ? CurveTable.of(figure.curves())
                            : ScatterTable.of(figure.dots()));
            Optional<byte[]> picture =
                    writer.isPresent() ? drawn(figure, writer.get()) : Optional.empty();
            if (picture.isPresent()) {
                Files.write(place.resolve(data).resolve(stem + "." + SVG), picture.get());
                page.picture(stem, picture.get());
            }
        }
    }

    /** Nothing where no point has a figure to be drawn, as when no run ended well. */
    private static Optional<byte[]> drawn(ReportFigure figure, ChartWriter writer)
            throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        try {
            if (figure.dots().isEmpty()) {
                writer.write(chart(figure), SVG, out);
            } else {
                writer.write(ScatterPlot.of(figure.dots()).size(WIDTH, MARGIN + PANEL), SVG, out);
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

    private void table(Path place, String stem, Table table) throws IOException {
        text(place.resolve(data).resolve(stem + ".csv"), CsvCodec.write(table));
    }

    private static void text(Path file, String text) throws IOException {
        Files.write(file, text.getBytes(StandardCharsets.UTF_8));
    }
}
