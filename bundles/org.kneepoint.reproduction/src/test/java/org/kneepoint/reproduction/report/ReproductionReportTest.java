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
import org.kneepoint.reproduction.ReproductionVerdict;
import org.kneepoint.reproduction.ScheduledExperiment;
import org.kneepoint.reproduction.VerdictTotals;
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
            fail("no dots are asked for");
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
        ReproductionReport.in(folder)
                .write(outcomes, ExperimentEffort.QUICK, "Kneepoint 1 & co", writer);
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
    void thePageIsWellFormedAndTellsAll() throws Exception {
        String text =
                write(Optional.of(new EmptyChartWriter())).getDocumentElement().getTextContent();
        for (String told :
                List.of(
                        "Kneepoint 1 & co",
                        "quick form",
                        "On x < y",
                        "A. Author & B. <Other>",
                        "Table 1: x < \"y\" & z",
                        "Latency is 2 at load 0.5.",
                        "The same <system>.",
                        "It is <fast>",
                        "There is a \u00b5 too many.",
                        "1 holds",
                        "kneepoint solve fake load=0.1,0.5,0.9")) {
            assertTrue(text.contains(told), told);
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

    /** One page to take away, then what there is to find, then the experiments. */
    @Test
    void overviewAndContentsComeFirst() throws Exception {
        Document page = write(Optional.of(new EmptyChartWriter()));
        List<Element> parts = new ArrayList<>();
        for (Element element : elements(page, "*")) {
            if (List.of("section", "nav", "article").contains(element.getTagName())) {
                parts.add(element);
            }
        }
        assertEquals(
                List.of("overview", "contents", "fake-table-1"),
                parts.stream().map(part -> part.getAttribute("id")).toList());
        String overview = parts.get(0).getTextContent();
        assertTrue(
                overview.contains(
                        "1 holds: "
                                + VerdictTotals.VERDICT_MEANINGS.get(ReproductionVerdict.HOLDS)
                                + "."));
        VerdictTotals.VERDICT_MEANINGS
                .values()
                .forEach(told -> assertTrue(overview.contains(told), told));
        assertTrue(overview.contains("A. Author & B. <Other>, 1990"), overview);
        assertTrue(overview.contains("nine in ten of 1 within 0.1 %, largest 0.1 %"), overview);
        Element row = (Element) elements(page, "nav").get(0).getElementsByTagName("td").item(0);
        Element link = (Element) row.getElementsByTagName("a").item(0);
        assertEquals("#fake-table-1", link.getAttribute("href"));
        assertEquals("Table 1: x < \"y\" & z", link.getTextContent());
    }

    /** The rule comes before what it judges, and no heading is empty. */
    @Test
    void thePageReadsFromTheTop() throws Exception {
        Document page = write(Optional.of(new EmptyChartWriter()));
        String text = page.getDocumentElement().getTextContent();
        assertTrue(text.indexOf("How it is judged") < text.indexOf("Latencies"), text);
        assertTrue(elements(page, "th").stream().noneMatch(h -> h.getTextContent().isBlank()));
        assertEquals(
                "Latencies (mean latency, cycles)",
                elements(page, "caption").get(0).getTextContent());
        assertTrue(elements(page, "details").stream().noneMatch(d -> d.hasAttribute("open")));
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
        String seconds = summary.rows().get(0).get(summary.columns().indexOf("seconds")).toString();
        assertTrue(seconds.matches("[0-9]+(\\.[0-9])?"), seconds);
    }

    @Test
    void withoutAPenThePageSaysSo() throws Exception {
        Document page = write(Optional.empty());
        assertTrue(elements(page, "img").isEmpty());
        assertTrue(page.getDocumentElement().getTextContent().contains("Without charts"));
        assertFalse(Files.exists(folder.resolve("data").resolve("fake-table-1-chart-1.svg")));
        assertTrue(Files.exists(folder.resolve("data").resolve("fake-table-1-chart-1.csv")));
    }
}
