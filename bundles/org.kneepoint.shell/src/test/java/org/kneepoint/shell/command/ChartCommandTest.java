// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.shell.command;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.kneepoint.api.result.Quantities;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.api.view.Chart;
import org.kneepoint.api.view.ChartWriter;
import org.kneepoint.shell.Fakes;
import org.kneepoint.shell.text.Answer;
import org.kneepoint.study.Catalogue;
import org.kneepoint.study.Evaluation;

class ChartCommandTest {
    @TempDir private Path folder;

    private final ChartCommand command = new ChartCommand();
    private final Pen pen = new Pen();
    private Answer curves;

    /** Writes its format instead of a picture. */
    private static final class Pen implements ChartWriter {
        private Chart drawn;
        private boolean broken;

        @Override
        public Set<String> formats() {
            return Set.of("png", "svg");
        }

        @Override
        public void write(Chart chart, String format, OutputStream out) throws IOException {
            drawn = chart;
            out.write(format.getBytes(StandardCharsets.UTF_8));
            if (broken) {
                throw new IllegalStateException("no ink");
            }
        }
    }

    @BeforeEach
    void draw() throws Exception {
        command.writer = pen;
        Catalogue catalogue = Fakes.catalogue();
        curves =
                new SolveCommand(catalogue, new Evaluation(catalogue))
                        .answer(Typed.request("net", "load=0.1:0.5:0.1"));
    }

    private Answer chart(Object... arguments) throws IOException {
        return command.answer(Typed.request(folder, arguments));
    }

    private String message(Object... arguments) {
        return assertThrows(BadInput.class, () -> chart(arguments)).getMessage();
    }

    private List<String> files() throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.map(file -> file.getFileName().toString()).sorted().toList();
        }
    }

    @Test
    void drawsTheLatencyAndHandsTheCurvesOn() throws IOException {
        Answer answer = chart(curves, "out=c.svg");
        assertTrue(answer.isSilent());
        assertEquals(1, answer.curves().size());
        assertEquals(List.of(Quantities.LATENCY), pen.drawn.quantities());
        assertEquals("", pen.drawn.title());
        assertEquals("svg", Files.readString(folder.resolve("c.svg")));
        chart(curves, "out=C.PNG");
        assertEquals("png", Files.readString(folder.resolve("C.PNG")));
    }

    @Test
    void titleSizeAndPanels() throws IOException {
        chart(curves, "out=c.svg", "title=two words", "size=400x300", "y=latency,throughput,loss");
        assertEquals("two words", pen.drawn.title());
        assertEquals(400, pen.drawn.width());
        assertEquals(300, pen.drawn.height());
        assertEquals(
                List.of(Quantities.LATENCY, Quantities.THROUGHPUT, Quantities.LOSS),
                pen.drawn.quantities());
    }

    @Test
    void dataBesideThePicture() throws IOException {
        chart(curves, "out=c.svg", "data=true");
        assertEquals(List.of("c.csv", "c.svg"), files());
        assertTrue(Files.readString(folder.resolve("c.csv")).startsWith("method,network,"));
    }

    @Test
    void dataDoNotReplaceWhatThePictureIsMadeFrom() throws IOException {
        chart(curves, "out=c.svg", "data=true");
        String before = Files.readString(folder.resolve("c.csv"));
        assertEquals(
                "data=true would overwrite c.csv: give another name with out=",
                message("c.csv", curves, "out=c.png", "data=true"));
        assertEquals(before, Files.readString(folder.resolve("c.csv")));
    }

    @ParameterizedTest
    @ValueSource(strings = {"big", "400", "99x400", "400x99", "10001x400", "400x300x2", "-4x300"})
    void sizesThatAreNone(String size) {
        assertEquals(
                "size="
                        + size
                        + " is not allowed: size is WIDTHxHEIGHT in pixels, each 100 to 10000",
                message(curves, "out=c.svg", "size=" + size));
    }

    @Test
    void refusals() throws IOException {
        assertEquals("give out=FILE.svg or out=FILE.png", message(curves));
        assertEquals("out=c.gif: the name must end in .png or .svg", message(curves, "out=c.gif"));
        assertEquals(
                "unknown figure 'latancy': did you mean latency?",
                message(curves, "out=c.svg", "y=latancy"));
        assertTrue(message(curves, "out=c.svg", "colour=red").startsWith("unknown word 'colour'"));
        assertEquals(
                "give curves: a variable, a command in parentheses, or a CSV file",
                message("out=c.svg"));
        assertEquals(List.of(), files());
    }

    @Test
    void aFailureLeavesNoFile() throws IOException {
        pen.broken = true;
        assertThrows(IllegalStateException.class, () -> chart(curves, "out=c.svg"));
        assertEquals(List.of(), files());
    }
}
