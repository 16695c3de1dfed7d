// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.shell.command;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.fail;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.kneepoint.api.command.CommandResult;
import org.kneepoint.api.result.Curve;
import org.kneepoint.api.result.EvaluationMethod;
import org.kneepoint.api.result.Point;
import org.kneepoint.api.result.Quantities;
import org.kneepoint.api.result.Status;
import org.kneepoint.api.run.Progress;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.api.scenario.Description;
import org.kneepoint.api.scenario.Parameter;
import org.kneepoint.api.scenario.Parameters;
import org.kneepoint.api.scenario.Scenario;
import org.kneepoint.api.scenario.StandardParameters;
import org.kneepoint.api.simulator.SystemSimulator;
import org.kneepoint.api.view.Chart;
import org.kneepoint.api.view.ChartWriter;
import org.kneepoint.api.view.ScatterPlot;
import org.kneepoint.shell.FakeWorkbench;
import org.kneepoint.shell.RenderedResult;
import org.kneepoint.shell.text.TableFormat;
import org.kneepoint.study.EvaluationService;
import org.kneepoint.study.format.CsvFormat;
import org.kneepoint.study.format.JsonFormat;
import org.kneepoint.study.plugin.Catalogue;
import org.kneepoint.testkit.ErrorLine;
import org.kneepoint.testkit.Refusal;

/** A model of latency 1/(1 - load) beside a simulation that is a tenth slower from load 0.5 on. */
class CompareCommandTest {
    @TempDir private Path folder;

    private final Box box = new Box();
    private final Catalogue catalogue =
            Catalogue.of(
                    new FakeWorkbench.Net(),
                    box,
                    new CsvFormat(),
                    new JsonFormat(),
                    new TableFormat());
    private final EvaluationService evaluation = new EvaluationService(catalogue);
    private Optional<ChartWriter> writer = Optional.empty();
    private final CompareCommand compare = new CompareCommand(catalogue, evaluation, () -> writer);

    private static final class Box implements SystemSimulator {
        private final AtomicInteger runs = new AtomicInteger();

        @Override
        public String name() {
            return "box";
        }

        @Override
        public Description description() {
            return Description.of("simulates the net");
        }

        @Override
        public Set<String> supportedNetworks() {
            return Set.of("net");
        }

        @Override
        public Parameters parameters() {
            return Parameters.of(
                            FakeWorkbench.BUFFER,
                            Parameter.choice("switch", "switch", "fast", "slow"),
                            StandardParameters.SEED)
                    .exactlyOneOf(StandardParameters.LOAD, StandardParameters.RATE);
        }

        @Override
        public Point simulate(Scenario scenario, Progress progress) {
            runs.incrementAndGet();
            double load = scenario.load(1);
            Point.Builder point =
                    Point.of(scenario)
                            .with(Quantities.LOAD, load)
                            .with(Quantities.RATE, load)
                            .with(Quantities.THROUGHPUT, Math.min(load, 0.85));
            if (load >= 0.9) {
                return point.status(Status.SATURATED, "it grows").build();
            }
            double latency = (load < 0.5 ? 1 : 1.1) / (1 - load);
            return point.with(Quantities.LATENCY, latency)
                    .with(Quantities.LATENCY_CI95, 0.05)
                    .build();
        }
    }

    /** Keeps what it draws. */
    private static final class Pen implements ChartWriter {
        private Chart drawn;

        @Override
        public Set<String> formats() {
            return Set.of("svg", "png");
        }

        @Override
        public void write(Chart chart, String format, OutputStream out) throws IOException {
            drawn = chart;
            out.write(format.getBytes(StandardCharsets.UTF_8));
        }

        @Override
        public void write(ScatterPlot plot, String format, OutputStream out) {
            fail("no scatter plot expected");
        }
    }

    private CommandResult answer(Object... arguments) throws Exception {
        return compare.execute(TypedRequest.request(folder, arguments));
    }

    private String refusal(Object... arguments) {
        return Refusal.of(refused(arguments));
    }

    private BadInput refused(Object... arguments) {
        return assertThrows(BadInput.class, () -> answer(arguments));
    }

    private CommandResult solved(String... arguments) {
        return new EvaluateCommand(EvaluationMethod.MODEL, catalogue, evaluation)
                .execute(TypedRequest.request((Object[]) arguments));
    }

    @Test
    void aModelBesideItsSimulation() throws Exception {
        CommandResult result = answer("net", "seed=7", "load=0.2,0.6,0.9", "variant=printed");
        assertEquals(
                """
                net: buffer=4
                reference: simulation box: switch=fast seed=7
                other: model net-model: variant=printed
                load  latency  ci95  other  diff_pct  inside  throughput  other  diff_pct  status
                 0.2     1.25  0.05   1.25      0.00  yes            0.2    0.2      0.00  ok
                 0.6     2.75  0.05    2.5     -9.09  no             0.6    0.6      0.00  ok
                 0.9                    10                          0.85    0.9      5.88  saturated, other ok
                model: latency outside the interval of simulation from load 0.6 on; at worst 9.09 % below at
                load 0.6
                simulation: saturates between load 0.6 (ok) and 0.9: it grows
                model: loss not above 1 % up to load 0.9 (0.09 %)
                """,
                RenderedResult.text(result, 100));
        assertFalse(result.isComplete(), "a point is saturated");
        assertEquals(
                List.of(EvaluationMethod.SIMULATION, EvaluationMethod.MODEL),
                result.curves().stream().map(Curve::method).toList());
    }

    @Test
    void rowsForPrograms() throws Exception {
        CommandResult result = answer("net", "load=0.5");
        String csv = RenderedResult.csv(result);
        assertTrue(csv.startsWith("network,load,rate,reference,other,reference_status,"), csv);
        assertTrue(csv.contains("\nnet,0.5,0.5,simulation,model,ok,ok,2.2,0.05,2,-0.0909"), csv);
        assertTrue(RenderedResult.json(result).contains("\"latency_in_interval\" : false"));
    }

    @Test
    void listsOfOneAloneMakeSeveralCurvesOfIt() throws Exception {
        assertEquals(3, answer("net", "load=0.1", "variant=right,printed").curves().size());
        CommandResult four =
                answer("net", "switch=fast,slow", "variant=right,printed", "load=0.1,0.2");
        assertEquals(4, four.curves().size());
        assertEquals(9, RenderedResult.csv(four).lines().count(), "2 loads of 4 pairs");
        CommandResult both = answer("net", "buffer=2,4", "load=0.1,0.2");
        assertEquals(4, both.curves().size());
        String rows = RenderedResult.csv(both);
        assertEquals(5, rows.lines().count(), "each buffer with itself");
        assertTrue(rows.contains("\"simulation, buffer=2\",\"model, buffer=2\""), rows);
    }

    @Test
    void curvesFromVariablesAndFiles() throws Exception {
        CommandResult first = solved("net", "load=0.1:0.5:0.1");
        CommandResult second = solved("net", "load=0.3:0.8:0.1", "buffer=9");
        Files.writeString(folder.resolve("b.csv"), RenderedResult.csv(second));
        CommandResult result = answer(first, "b.csv");
        String text = RenderedResult.text(result, 100);
        assertTrue(text.contains("reference: model net-model: buffer=4\n"), text);
        assertTrue(text.contains("buffer=9: latency equal at all 3 loads"), text);
        assertTrue(text.contains("buffer=9, failed: "), text);
        assertEquals(2, result.curves().size());
        assertEquals(text, RenderedResult.text(answer(result), 100), "the curves go on");
    }

    @Test
    void aPictureInsteadOfATable() throws Exception {
        Pen pen = new Pen();
        writer = Optional.of(pen);
        CommandResult result = answer("net", "load=0.1,0.2", "out=c.SVG");
        assertTrue(result.isSilent());
        assertEquals("svg", Files.readString(folder.resolve("c.SVG")));
        assertEquals(result.curves(), pen.drawn.curves());
        assertEquals(List.of(Quantities.LATENCY, Quantities.THROUGHPUT), pen.drawn.quantities());
        assertFalse(answer("net", "load=0.1", "out=c.csv").isSilent(), "written as any answer");
    }

    @Test
    void filesThatAreNeitherForATableNorForAPicture() {
        String without = refused("net", "load=0.1", "out=c.gif").getMessage();
        ErrorLine.names(without, "out=c.gif", ".csv", ".json", ".txt", "charts");
        writer = Optional.of(new Pen());
        String with = refused("net", "load=0.1", "out=c.gif").getMessage();
        ErrorLine.names(with, "out=c.gif", ".png", ".svg", ".csv", ".json", ".txt");
        assertEquals(0, box.runs.get(), "checked before anything is run");
    }

    @Test
    void refusals() {
        assertEquals("missing [network, curves]", refusal());
        assertEquals("unknown [network] nett", refusal("nett", "load=0.1"));
        assertEquals("unknown [swich] swich", refusal("net", "load=0.1", "swich=fast"));
        assertEquals("unusable [curves] net", refusal("net", "star", "load=0.1"));
        assertEquals("unusable [file] a.csv", refusal("a.csv"));
        assertEquals("missing [curves]", refusal(solved("net", "load=0.1")));
        assertEquals("unknown [load] load", refusal(solved("net", "load=0.1"), "load=0.1"));
        ErrorLine.names(
                refused(solved("net", "load=0.1"), solved("net", "load=0.2")).getMessage(),
                "0.1",
                "0.2");
        assertEquals("not-allowed [seed] x", refusal("net", "load=0.1", "seed=x"));
        assertEquals("not-allowed [variant] x", refusal("net", "load=0.1", "variant=x"));
        assertEquals(0, box.runs.get(), "checked before anything is run");
    }

    private List<String> proposals(String word, String... typed) {
        return compare.completions(List.of(typed), word);
    }

    @Test
    void proposesParametersOfBoth() {
        assertEquals(List.of("net"), proposals(""));
        List<String> arguments = proposals("", "net", "buffer=4");
        assertTrue(
                arguments.containsAll(
                        List.of("switch=", "variant=", "solver=", "simulator=", "load=", "out=")),
                arguments.toString());
        assertEquals(arguments.stream().distinct().toList(), arguments);
        assertFalse(arguments.contains("buffer="), "typed already");
        assertEquals(List.of("switch=fast", "switch=slow"), proposals("switch=", "net"));
        assertEquals(List.of("variant=right", "variant=printed"), proposals("variant=", "net"));
        assertEquals(List.of("strict=", "format=", "out="), proposals("", "a.csv"));
    }
}
