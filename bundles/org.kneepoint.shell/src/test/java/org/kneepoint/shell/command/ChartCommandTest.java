// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.shell.command;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.kneepoint.api.command.CommandResult;
import org.kneepoint.api.result.Curve;
import org.kneepoint.api.result.EvaluationMethod;
import org.kneepoint.api.result.Quantities;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.api.view.AxisMarker;
import org.kneepoint.api.view.Chart;
import org.kneepoint.api.view.ChartAxis;
import org.kneepoint.api.view.ChartWriter;
import org.kneepoint.api.view.ScatterPlot;
import org.kneepoint.shell.FakeWorkbench;
import org.kneepoint.study.EvaluationService;
import org.kneepoint.study.plugin.Catalogue;
import org.kneepoint.testkit.ErrorLine;
import org.kneepoint.testkit.Refusal;

class ChartCommandTest {
    @TempDir private Path folder;

    private final Catalogue catalogue =
            Catalogue.of(new FakeWorkbench.Net(), new FakeWorkbench.Half(), new SlopeMetric());
    private final EvaluateCommand solve =
            new EvaluateCommand(
                    EvaluationMethod.MODEL, catalogue, new EvaluationService(catalogue));
    private final Pen pen = new Pen();
    private final ChartCommand command =
            new ChartCommand(
                    catalogue,
                    new EvaluationService(catalogue),
                    () -> Optional.of(pen),
                    () -> folder);
    private CommandResult curves;

    /** Writes its format instead of a picture. */
    private static final class Pen implements ChartWriter {
        private Chart drawn;
        private ScatterPlot dotted;
        private boolean broken;
        private Set<String> inTerminal = Set.of();

        @Override
        public Set<String> formats() {
            return Set.of("png", "svg");
        }

        @Override
        public Set<String> terminalFormats() {
            return inTerminal;
        }

        @Override
        public void write(Chart chart, String format, OutputStream out) throws IOException {
            drawn = chart;
            out.write(format.getBytes(StandardCharsets.UTF_8));
            if (broken) {
                throw new IllegalStateException("no ink");
            }
        }

        @Override
        public void write(ScatterPlot plot, String format, OutputStream out) throws IOException {
            dotted = plot;
            out.write(format.getBytes(StandardCharsets.UTF_8));
        }
    }

    @BeforeEach
    void draw() throws Exception {
        curves = solve.execute(TypedRequest.request("net", "load=0.1:0.5:0.1"));
    }

    private CommandResult chart(Object... arguments) throws IOException {
        return command.execute(TypedRequest.request(folder, arguments));
    }

    private String refusal(Object... arguments) {
        return Refusal.of(refused(arguments));
    }

    private BadInput refused(Object... arguments) {
        return assertThrows(BadInput.class, () -> chart(arguments));
    }

    /** The notices printed while a chart is made. */
    private List<String> notices(Object... arguments) throws IOException {
        PrintStream usual = System.err;
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        System.setErr(new PrintStream(bytes, true, StandardCharsets.UTF_8));
        try {
            chart(arguments);
        } finally {
            System.setErr(usual);
        }
        return bytes.toString(StandardCharsets.UTF_8).lines().toList();
    }

    private List<String> files() throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.map(file -> file.getFileName().toString()).sorted().toList();
        }
    }

    @Test
    void drawsTheLatencyAndHandsTheCurvesOn() throws IOException {
        CommandResult result = chart(curves, "out=c.svg");
        assertTrue(result.isSilent());
        assertEquals(1, result.curves().size());
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
    void withoutAFileTheChartIsTheTextOfTheResult() throws IOException {
        pen.inTerminal = new TreeSet<>(List.of("text", "ansi", "kitty"));
        CommandResult plain = chart(curves, "y_axis=log");
        assertFalse(plain.isSilent());
        assertEquals(1, plain.curves().size());
        assertEquals("text", plain.text().orElseThrow().apply(Integer.MAX_VALUE));
        assertEquals("80x23", pen.drawn.width() + "x" + pen.drawn.height());
        assertTrue(pen.drawn.y().get(0).isLogarithmic());
        assertEquals("text", plain.text().orElseThrow().apply(100));
        assertEquals("100x23", pen.drawn.width() + "x" + pen.drawn.height());
        CommandResult coloured = chart(curves, "graphics=ansi", "size=120x40");
        assertEquals("ansi", coloured.text().orElseThrow().apply(80));
        assertEquals("120x40", pen.drawn.width() + "x" + pen.drawn.height());
        CommandResult picture = chart(curves, "graphics=kitty");
        assertEquals("kitty", picture.text().orElseThrow().apply(80));
        assertEquals("720x480", pen.drawn.width() + "x" + pen.drawn.height());
        assertEquals(List.of(), files());
    }

    @Test
    void aWindowNeedsADisplayAndIsNoFile() {
        assertEquals("exclusive [window, out] ", refusal(curves, "out=c.svg", "window=true") + " ");
        assertEquals("not-allowed [window] yes", refusal(curves, "window=yes"));
        assertTrue(ChartWindow.hasDisplay(Map.of("DISPLAY", ":0")));
        assertEquals(
                !System.getProperty("os.name").startsWith("Linux"),
                ChartWindow.hasDisplay(Map.of()));
    }

    @Test
    void whatTheTerminalCannotShowIsRefused() throws IOException {
        pen.inTerminal = new TreeSet<>(List.of("text", "ansi"));
        assertEquals("not-allowed [graphics] sixel", refusal(curves, "graphics=sixel"));
        assertEquals("not-allowed [size] 900x10", refusal(curves, "size=900x10"));
        assertEquals("not-allowed [size] 39x20", refusal(curves, "size=39x20"));
        assertEquals("missing [out]", refusal(curves, "data=true"));
        assertEquals("missing [out]", refusal("net"));
        assertEquals("unknown [graphics] graphics", refusal(curves, "out=c.svg", "graphics=text"));
    }

    @Test
    void axesAndNames() throws IOException {
        chart(
                curves,
                curves,
                "out=c.svg",
                "y=latency,throughput,loss",
                "x_axis=log",
                "x_range=0.1:",
                "y_axis=log,linear",
                "y_range=10:200,:0.5",
                "labels=\"one, two\",three");
        assertEquals(
                new ChartAxis(true, OptionalDouble.of(0.1), OptionalDouble.empty()), pen.drawn.x());
        assertEquals(
                List.of(
                        ChartAxis.logarithmic().range(10, 200),
                        new ChartAxis(false, OptionalDouble.empty(), OptionalDouble.of(0.5))),
                pen.drawn.y());
        assertEquals(List.of("one, two", "three"), pen.drawn.labels());
        chart(curves, "out=c.svg");
        assertEquals(ChartAxis.linear(), pen.drawn.x());
        assertEquals(List.of(), pen.drawn.y());
        assertEquals(List.of(), pen.drawn.labels());
        chart(curves, "out=c.svg", "y=latency,throughput", "y_axis=,log");
        assertEquals(List.of(ChartAxis.linear(), ChartAxis.logarithmic()), pen.drawn.y());
    }

    @Test
    void axesAndNamesOfAMap() throws Exception {
        CommandResult more =
                solve.execute(TypedRequest.request("net", "load=0.1:0.4:0.1", "buffer=1,2"));
        chart(
                more,
                "out=m.svg",
                "x=buffer",
                "y=steep",
                "x_axis=log",
                "y_range=0:1",
                "labels=,two",
                "data=true");
        assertEquals(ChartAxis.logarithmic(), pen.dotted.x());
        assertEquals(ChartAxis.linear().range(0, 1), pen.dotted.y());
        assertEquals(
                List.of("", "two"),
                pen.dotted.points().stream().map(ScatterPlot.ScatterPoint::label).toList());
        assertTrue(Files.readString(folder.resolve("m.csv")).contains("\ntwo,2,"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "x_axis=cubic",
                "y_axis=log,cubic",
                "x_range=1",
                "x_range=1:2:3",
                "x_range=a:b",
                "y_range=1:2,3",
            })
    void invalidAxes(String setting) {
        String parameter = setting.substring(0, setting.indexOf('='));
        String refused = refusal(curves, "out=c.svg", setting);
        assertTrue(refused.startsWith("not-allowed [" + parameter + "] "), refused);
    }

    @Test
    void thereIsOneHorizontalAxisAndOneNameForEachCurve() throws Exception {
        assertEquals(
                "not-allowed [x_range] 2 values", refusal(curves, "out=c.svg", "x_axis=log,log"));
        CommandResult more =
                solve.execute(TypedRequest.request("net", "load=0.1:0.4:0.1", "buffer=1,2"));
        assertEquals(
                "not-allowed [labels] 3 values",
                refusal(more, "out=m.svg", "x=buffer", "y=steep", "labels=a,b,c"));
        assertEquals(
                "not-allowed [y_axis] 2 values",
                refusal(more, "out=m.svg", "x=buffer", "y=steep", "y_axis=log,log"));
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
        BadInput bad = refused("c.csv", curves, "out=c.png", "data=true");
        assertEquals("unusable [data, out] true", Refusal.of(bad));
        ErrorLine.names(bad.getMessage(), "c.csv");
        assertEquals(before, Files.readString(folder.resolve("c.csv")));
    }

    @ParameterizedTest
    @ValueSource(strings = {"big", "400", "99x400", "400x99", "10001x400", "400x300x2", "-4x300"})
    void invalidSizes(String size) {
        assertEquals("not-allowed [size] " + size, refusal(curves, "out=c.svg", "size=" + size));
    }

    @Test
    void refusals() throws IOException {
        assertEquals("missing [out]", refusal(curves));
        ErrorLine.names(refused(curves, "out=c.gif").getMessage(), "out=c.gif", ".png", ".svg");
        assertEquals("unknown [figure] latancy", refusal(curves, "out=c.svg", "y=latancy"));
        BadInput unknown = refused(curves, "out=c.svg", "log=true");
        assertEquals("unknown [log] log", Refusal.of(unknown));
        assertEquals(
                List.of(
                        "data", "format", "kind", "labels", "mark", "out", "size", "strict",
                        "title", "window", "x", "x_axis", "x_range", "y", "y_axis", "y_range"),
                unknown.choices());
        assertEquals("missing [curves]", refusal("out=c.svg"));
        assertEquals(List.of(), files());
    }

    @Test
    void aFailureLeavesNoFile() throws IOException {
        pen.broken = true;
        assertThrows(IllegalStateException.class, () -> chart(curves, "out=c.svg"));
        assertEquals(List.of(), files());
    }

    @Test
    void aFigureThatNoPointHasIsDerivedAndMarked() throws IOException {
        chart(curves, "out=c.svg", "y=latency,slope", "times=1000", "data=true");
        assertEquals(List.of(Quantities.LATENCY, SlopeMetric.SLOPE), pen.drawn.quantities());
        Curve drawn = pen.drawn.curves().get(0);
        assertEquals(0.5, drawn.points().get(4).get(SlopeMetric.SLOPE).orElseThrow(), 1e-12);
        AxisMarker marker = pen.drawn.markers().get(0);
        assertEquals(1, pen.drawn.markers().size());
        assertSame(drawn, marker.curve());
        assertEquals("steep", marker.value().quantity().name());
        assertEquals(0.3, marker.value().value().orElseThrow());
        assertTrue(Files.readString(folder.resolve("c.csv")).contains(",slope"));
    }

    @Test
    void marksOnRequest() throws IOException {
        chart(curves, "out=c.svg", "mark=slope");
        assertEquals(List.of(Quantities.LATENCY), pen.drawn.quantities());
        assertEquals(1, pen.drawn.markers().size());
        chart(curves, "out=c.svg", "y=slope", "mark=none");
        assertEquals(List.of(), pen.drawn.markers());
        chart(curves, "out=c.svg");
        assertEquals(List.of(), pen.drawn.markers());
    }

    @Test
    void missingMarks() throws Exception {
        CommandResult low = solve.execute(TypedRequest.request("net", "load=0.1,0.2"));
        List<String> notices = notices(low, "out=c.svg", "y=slope");
        assertEquals(2, notices.size());
        ErrorLine.names(notices.get(0), "net, model", "steep", "0.2");
        BadInput half = refused(curves, "out=c.svg", "mark=half");
        assertEquals("not-allowed [mark] half", Refusal.of(half));
        ErrorLine.names(half.getMessage(), "half_load", "load");
        assertEquals("unknown [metric] slop", refusal(curves, "out=c.svg", "mark=slop"));
        assertEquals("unknown [times] times", refusal(curves, "out=c.svg", "times=2"));
    }

    @Test
    void aDefaultMarkThatDoesNotApplyIsANotice() throws Exception {
        CommandResult rates = solve.execute(TypedRequest.request("net", "rate=0.1:0.5:0.1"));
        List<String> notices = notices(rates, "out=c.svg", "y=slope");
        assertEquals(2, notices.size());
        ErrorLine.names(notices.get(0), "net, model", "steep", "rate");
    }

    @Test
    void valuesOverValues() throws Exception {
        CommandResult more =
                solve.execute(TypedRequest.request("net", "load=0.1:0.4:0.1", "buffer=1,2"));
        CommandResult low = solve.execute(TypedRequest.request("net", "load=0.1,0.2", "buffer=4"));
        List<String> notices =
                notices(
                        more,
                        low,
                        "out=m.svg",
                        "x=steep",
                        "y=height",
                        "times=2",
                        "title=map",
                        "size=300x200",
                        "data=true");
        ErrorLine.names(notices.get(0), "buffer=4", "steep", "0.2");
        assertEquals(List.of("wrote m.svg", "wrote m.csv"), notices.subList(1, 3));
        assertEquals("map", pen.dotted.title());
        assertEquals("300x200", pen.dotted.width() + "x" + pen.dotted.height());
        assertEquals(
                "curve,steep,steep_ci95,height,height_ci95\n"
                        + "buffer=1,0.3,0.01,0.8,\n"
                        + "buffer=2,0.3,0.01,0.8,\n",
                Files.readString(folder.resolve("m.csv")));
        assertEquals(2, pen.dotted.points().size());
    }

    @Test
    void valuesOverAParameter() throws Exception {
        CommandResult more =
                solve.execute(TypedRequest.request("net", "load=0.1:0.4:0.1", "buffer=1,2"));
        chart(more, "out=m.svg", "x=buffer", "y=steep");
        assertEquals(
                List.of(1.0, 2.0),
                pen.dotted.points().stream().map(dot -> dot.x().value().orElseThrow()).toList());
    }

    @Test
    void missingValues() throws Exception {
        CommandResult low = solve.execute(TypedRequest.request("net", "load=0.1,0.2"));
        BadInput alone = refused(curves, "out=m.svg", "x=steep");
        assertEquals("missing [y, x]", Refusal.of(alone));
        assertEquals(Map.of("x", "steep"), alone.values());
        assertEquals("unknown [figure] steap", refusal(curves, "out=m.svg", "x=steap", "y=height"));
        BadInput both = refused(low, "out=m.svg", "x=steep", "y=half_load");
        ErrorLine.names(both.getMessage(), "steep", "half_load");
        assertEquals(
                "unknown [tomes] tomes",
                refusal(curves, "out=m.svg", "x=steep", "y=height", "tomes=2"));
        assertEquals(List.of(), files());
    }
}
