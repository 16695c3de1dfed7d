// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.reproduction.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.fail;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.kneepoint.api.format.Table;
import org.kneepoint.api.run.Progress;
import org.kneepoint.api.view.Chart;
import org.kneepoint.api.view.ChartWriter;
import org.kneepoint.api.view.ScatterPlot;
import org.kneepoint.reproduction.ExperimentEffort;
import org.kneepoint.reproduction.ExperimentOutcome;
import org.kneepoint.reproduction.ExperimentRunner;
import org.kneepoint.reproduction.FakeExperiment;
import org.kneepoint.reproduction.FakeSystem;
import org.kneepoint.reproduction.ScheduledExperiment;
import org.kneepoint.study.EvaluationService;
import org.kneepoint.study.format.CsvCodec;
import org.kneepoint.study.plugin.Catalogue;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;

class ReproductionReportTest {
    private static final String SVG = "<svg xmlns=\"http://www.w3.org/2000/svg\"/>";

    @TempDir private Path parent;

    private Path folder;

    /** Draws nothing, well-formed. */
    private static final class EmptyChartWriter implements ChartWriter {
        @Override
        public Set<String> formats() {
            return Set.of("svg");
        }

        @Override
        public void write(Chart chart, String format, OutputStream out) throws IOException {
            assertFalse(chart.curves().isEmpty());
            out.write(SVG.getBytes(StandardCharsets.UTF_8));
        }

        @Override
        public void write(ScatterPlot scatter, String format, OutputStream out) {
            fail("no scatter plot expected");
        }
    }

    @BeforeEach
    void name() {
        folder = parent.resolve("report");
    }

    private Document write(Optional<ChartWriter> writer) throws Exception {
        Catalogue catalogue = Catalogue.of(new FakeSystem());
        ExperimentRunner reproduction =
                new ExperimentRunner(catalogue, new EvaluationService(catalogue));
        List<ExperimentOutcome> outcomes =
                List.of(
                        reproduction
                                .run(
                                        new ScheduledExperiment(FakeExperiment.usual(), 0, 1),
                                        ExperimentEffort.QUICK,
                                        Progress.NONE)
                                .orElseThrow());
        new ReproductionReport(outcomes, ExperimentEffort.QUICK, "Kneepoint 1 & co", writer)
                .write(ReportFolder.of(folder));
        String page =
                Files.readString(folder.resolve(ReproductionReport.INDEX))
                        .replace("<!DOCTYPE html>\n", "");
        return DocumentBuilderFactory.newInstance()
                .newDocumentBuilder()
                .parse(new ByteArrayInputStream(page.getBytes(StandardCharsets.UTF_8)));
    }

    private static List<Element> elements(Document page, String name) {
        NodeList nodes = page.getElementsByTagName(name);
        List<Element> elements = new ArrayList<>();
        for (int i = 0; i < nodes.getLength(); i++) {
            elements.add((Element) nodes.item(i));
        }
        return elements;
    }

    @Test
    void thePageIsWellFormedAndShowsAll() throws Exception {
        String text =
                write(Optional.of(new EmptyChartWriter())).getDocumentElement().getTextContent();
        for (String shown :
                List.of(
                        "Kneepoint 1 & co",
                        "On x < y",
                        "A. Author & B. <Other>",
                        "Table 1: x < \"y\" & z",
                        FakeExperiment.usual().outline().published(),
                        FakeExperiment.usual().outline().procedure(),
                        "It is <fast>",
                        FakeExperiment.usual().outline().misprints().get(0),
                        "solve fake load=0.1,0.5,0.9")) {
            assertTrue(text.contains(shown), shown);
        }
    }

    /** A page that is passed on alone keeps its pictures and its looks. */
    @Test
    void nothingIsLoadedFromElsewhere() throws Exception {
        Document page = write(Optional.of(new EmptyChartWriter()));
        List<Element> pictures = elements(page, "img");
        assertEquals(1, pictures.size());
        assertTrue(pictures.get(0).getAttribute("src").startsWith("data:image/svg+xml;base64,"));
        assertTrue(elements(page, "script").isEmpty() && elements(page, "link").isEmpty());
        assertFalse(elements(page, "style").get(0).getTextContent().contains("url("));
    }

    /** The headline, the row of each paper and the row of each experiment agree. */
    @Test
    void theSummaryCountsItsRows() throws Exception {
        Document page = write(Optional.of(new EmptyChartWriter()));
        List<Element> tables = elements(page, "table");
        assertEquals(List.of("holds", "1"), cells(tables.get(0), 0).subList(0, 2));
        assertEquals(List.of("does not hold", "0"), cells(tables.get(0), 2).subList(0, 2));
        assertEquals(
                List.of("On x < y", "1", "0", "0", "0"), cells(tables.get(1), 0).subList(0, 5));
        List<String> row = cells(tables.get(2), 0);
        assertEquals(List.of("fake-table-1", "holds", "1/0/0", "1"), row.subList(0, 4));
        assertEquals(
                List.of("0.1", "2", "2", "", "0.0", "Latencies: 0.5 (load)"),
                row.subList(4, row.size()));
    }

    private static List<String> cells(Element table, int row) {
        Element body = (Element) table.getElementsByTagName("tbody").item(0);
        NodeList cells =
                ((Element) body.getElementsByTagName("tr").item(row)).getElementsByTagName("td");
        List<String> texts = new ArrayList<>();
        for (int i = 0; i < cells.getLength(); i++) {
            texts.add(cells.item(i).getTextContent());
        }
        return texts;
    }

    /** The short form has the same rows, and no text of it is taken for Markdown. */
    @Test
    void theShortFormIsMarkdown() throws Exception {
        write(Optional.of(new EmptyChartWriter()));
        List<String> lines = Files.readAllLines(folder.resolve(ReportFolder.SUMMARY));
        assertEquals("# " + ReportSummary.TITLE, lines.get(0));
        assertTrue(
                lines.contains(
                        "| fake-table-1 | holds | 1/0/0 | 1 | 0.1 | 2 | 2 |  | 0.0 | Latencies: 0.5 (load) |"),
                lines.toString());
        assertTrue(lines.contains("## On x &lt; y"), lines.toString());
        assertFalse(lines.contains("solve fake load=0.1,0.5,0.9"));
    }

    @Test
    void everyLinkLeadsSomewhere() throws Exception {
        Document page = write(Optional.of(new EmptyChartWriter()));
        for (Element link : elements(page, "a")) {
            String to = link.getAttribute("href");
            boolean exists =
                    to.startsWith("#")
                            ? elements(page, "*").stream()
                                    .anyMatch(a -> to.equals("#" + a.getAttribute("id")))
                            : Files.isRegularFile(folder.resolve(to));
            assertTrue(exists, to);
        }
    }

    @Test
    void tablesAndCurvesLieBesideIt() throws Exception {
        write(Optional.of(new EmptyChartWriter()));
        Path data = folder.resolve("data");
        assertEquals(SVG, Files.readString(data.resolve("fake-table-1-chart-1.svg")));
        Table curve = CsvCodec.read(Files.readString(data.resolve("fake-table-1-chart-1.csv")));
        assertEquals(3, curve.rows().size());
        Table rows = CsvCodec.read(Files.readString(data.resolve("fake-table-1.csv")));
        assertEquals(
                List.of("Latencies", "statement", "verdict"),
                rows.rows().stream()
                        .map(row -> row.get(rows.columns().indexOf("section")))
                        .toList());
        assertEquals("2", rows.rows().get(0).get(rows.columns().indexOf("model")));
        Table summary = CsvCodec.read(Files.readString(data.resolve("summary.csv")));
        assertEquals("holds", summary.rows().get(0).get(summary.columns().indexOf("verdict")));
    }

    @Test
    void withoutAChartWriterThereAreNoCharts() throws Exception {
        Document page = write(Optional.empty());
        assertTrue(elements(page, "img").isEmpty());
        assertFalse(Files.exists(folder.resolve("data").resolve("fake-table-1-chart-1.svg")));
        assertTrue(Files.exists(folder.resolve("data").resolve("fake-table-1-chart-1.csv")));
    }
}
