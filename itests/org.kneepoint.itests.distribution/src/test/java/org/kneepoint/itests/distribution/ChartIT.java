// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.itests.distribution;

import static java.nio.charset.StandardCharsets.US_ASCII;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import javax.imageio.ImageIO;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.w3c.dom.Document;
import org.xml.sax.SAXException;

/** Charts, without a display. */
class ChartIT {
    private static final String CURVE = "(solve min nodes=64 radix=2 load=0.1:1:0.1)";

    @TempDir private Path folder;

    @Test
    void aPictureInPixelsOfANestedCommand() throws IOException {
        ProcessResult chart =
                StartScript.installed()
                        .in(folder)
                        .run("chart " + CURVE + " out=curve.png size=640x480");
        assertEquals("", chart.wrote("curve.png"));
        BufferedImage image = ImageIO.read(folder.resolve("curve.png").toFile());
        assertEquals("640x480", image.getWidth() + "x" + image.getHeight());
        assertTrue(colours(image) > 2, "something is drawn");
        assertEquals(Set.of("curve.png"), files());
    }

    @Test
    void aPictureInLinesOfAQuotedArgument() throws Exception {
        ProcessResult chart =
                StartScript.installed()
                        .in(folder)
                        .run(
                                "chart",
                                CURVE,
                                "out=curve.svg",
                                "y=latency,throughput",
                                "title=Two words & more");
        assertEquals("", chart.wrote("curve.svg"));
        Document picture = xml("curve.svg");
        assertEquals("svg", picture.getDocumentElement().getLocalName());
        String text = picture.getDocumentElement().getTextContent();
        assertTrue(text.contains("Two words & more"), text);
        assertTrue(text.contains("latency") && text.contains("throughput"), text);
    }

    @Test
    void aPdfWithLogarithmicAxesAndNames() throws IOException {
        ProcessResult chart =
                StartScript.installed()
                        .in(folder)
                        .run(
                                "chart",
                                CURVE,
                                "out=curve.pdf",
                                "y_axis=log",
                                "x_range=0.1:0.8",
                                "labels=omega");
        assertEquals("", chart.wrote("curve.pdf"));
        String start = new String(Files.readAllBytes(folder.resolve("curve.pdf")), 0, 5, US_ASCII);
        assertEquals("%PDF-", start);
    }

    @Test
    void withoutAFileTheCurveIsDrawnByCharacters() throws IOException {
        StartScript.installed()
                .in(folder)
                .run("solve min nodes=64 radix=2 load=0.1:1:0.1 out=c.csv")
                .wrote("c.csv");
        ProcessResult chart = StartScript.installed().in(folder).run("chart c.csv y_axis=log");
        String drawing = chart.out();
        assertEquals(23, drawing.lines().count(), drawing);
        assertTrue(drawing.startsWith("mean latency [cycles]\n"), drawing);
        assertTrue(drawing.contains("offered load"), drawing);
        assertTrue(drawing.chars().anyMatch(c -> c > 0x2800 && c <= 0x28FF), drawing);
        assertTrue(drawing.lines().allMatch(line -> line.length() <= 80), drawing);
        assertTrue(drawing.indexOf('\u001b') < 0, drawing);
        assertEquals(Set.of("c.csv"), files());
    }

    @Test
    void aWindowWithoutADisplayIsRefusedInOneLine() throws IOException {
        StartScript.installed()
                .in(folder)
                .run("solve min nodes=64 radix=2 load=0.1:1:0.1 out=c.csv")
                .wrote("c.csv");
        StartScript noDisplay = StartScript.installed().in(folder);
        for (StartScript script : List.of(noDisplay, noDisplay.with("DISPLAY", ":4711"))) {
            ProcessResult window = script.run("chart c.csv window=true");
            assertEquals(1, window.status(), window::err);
            assertEquals(1, window.err().lines().count(), window::err);
            assertTrue(window.err().contains("no display"), window::err);
            assertEquals("", window.out());
        }
    }

    @Test
    void thePointsBesideThePictureMakeTheSamePicture() throws IOException {
        ProcessResult chart =
                StartScript.installed().in(folder).run("chart " + CURVE + " out=a.png data=true");
        assertEquals("", chart.ended(0, "wrote a.png\nwrote a.csv\n"));
        assertEquals(10, CsvText.rows(Files.readString(folder.resolve("a.csv"))).size());
        assertEquals(
                "",
                StartScript.installed()
                        .in(folder)
                        .run("chart", "a.csv", "out=b.png")
                        .wrote("b.png"));
        assertArrayEquals(
                Files.readAllBytes(folder.resolve("a.png")),
                Files.readAllBytes(folder.resolve("b.png")));
        assertEquals(Set.of("a.png", "a.csv", "b.png"), files());
    }

    @Test
    void aCurveWithoutAnyFigureIsDrawnAsWell() throws Exception {
        StartScript.installed()
                .in(folder)
                .run("chart (solve min nodes=64 radix=2 buffer=inf load=2,3) out=empty.svg")
                .wrote("empty.svg");
        assertEquals("svg", xml("empty.svg").getDocumentElement().getLocalName());
    }

    @Test
    void aRampWithTheGradientOfItsThroughputAndItsCriticalLoad() throws Exception {
        ProcessResult ramp =
                StartScript.installed()
                        .in(folder)
                        .run("ramp torus radix=8 dimensions=2 slew=20000 out=ramp.csv");
        assertEquals("", ramp.wrote("ramp.csv"));
        ProcessResult chart =
                StartScript.installed()
                        .in(folder)
                        .run("chart ramp.csv out=ramp.svg y=throughput,gradient");
        assertEquals("", chart.wrote("ramp.svg"));
        String text = xml("ramp.svg").getDocumentElement().getTextContent();
        assertTrue(text.contains("gradient"), text);
        assertTrue(text.contains("critical load"), text);
        assertTrue(text.contains("\u00b1"), text);
    }

    @Test
    void aMapOfReadings() throws Exception {
        ProcessResult chart =
                StartScript.installed()
                        .in(folder)
                        .run(
                                "a = (ramp torus radix=8 dimensions=2 slew=20000 seed=1,2);"
                                        + " b = (ramp torus radix=8 dimensions=2 slew=20000"
                                        + " buffer=2);"
                                        + " chart $a $b x=critical_load y=npm out=map.svg data=true");
        assertEquals("", chart.ended(0, "wrote map.svg\nwrote map.csv\n"));
        String text = xml("map.svg").getDocumentElement().getTextContent();
        assertTrue(text.contains("buffer=2"), text);
        assertEquals(3, CsvText.rows(Files.readString(folder.resolve("map.csv"))).size());
    }

    private Set<String> files() throws IOException {
        Set<String> names = new TreeSet<>();
        try (Stream<Path> files = Files.list(folder)) {
            files.forEach(file -> names.add(file.getFileName().toString()));
        }
        return names;
    }

    private static long colours(BufferedImage image) {
        int width = image.getWidth();
        int[] pixels = image.getRGB(0, 0, width, image.getHeight(), null, 0, width);
        return Arrays.stream(pixels).distinct().count();
    }

    private Document xml(String name)
            throws ParserConfigurationException, IOException, SAXException {
        DocumentBuilderFactory factory = DocumentBuilderFactory.newInstance();
        factory.setNamespaceAware(true);
        // do not fetch the DTD of SVG
        factory.setFeature("http://apache.org/xml/features/nonvalidating/load-external-dtd", false);
        return factory.newDocumentBuilder().parse(folder.resolve(name).toFile());
    }
}
