// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.shell.command;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.kneepoint.shell.command.TypedRequest.request;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.kneepoint.api.command.Command;
import org.kneepoint.api.command.CommandResult;
import org.kneepoint.api.result.Curve;
import org.kneepoint.api.result.EvaluationMethod;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.shell.FakeWorkbench;
import org.kneepoint.shell.RenderedResult;
import org.kneepoint.shell.diagnosis.DroppedFile;
import org.kneepoint.shell.reference.ReferenceIndex;
import org.kneepoint.shell.text.FormattedResult;
import org.kneepoint.study.EvaluationService;
import org.kneepoint.study.plugin.Catalogue;
import org.kneepoint.testkit.ErrorLine;
import org.kneepoint.testkit.Refusal;

/** The commands on a workbench of fakes. */
class CommandsTest {
    @TempDir private Path folder;

    private final Catalogue catalogue = FakeWorkbench.catalogue();
    private final EvaluationService evaluation = new EvaluationService(catalogue);
    private final Command solve =
            new EvaluateCommand(EvaluationMethod.MODEL, catalogue, evaluation);
    private final Command queue = new QueueCommand(catalogue);
    private final Command measure = new MeasureCommand(catalogue);
    private final Command describe =
            new DescribeCommand(new ReferenceIndex(catalogue, evaluation, List::of));
    private final Command export = new ExportCommand(catalogue, evaluation);

    private List<Command> all() {
        return List.of(
                solve,
                queue,
                measure,
                describe,
                export,
                ListCommand.of(catalogue, Catalogue.PlugInKind.QUEUE),
                ListCommand.of(catalogue, Catalogue.PlugInKind.METRIC),
                ListCommand.of(catalogue, Catalogue.PlugInKind.ROUTING),
                ListCommand.ofEvaluators(catalogue, Catalogue.PlugInKind.SOLVER),
                new EvaluateCommand(EvaluationMethod.SIMULATION, catalogue, evaluation),
                ListCommand.ofEvaluators(catalogue, Catalogue.PlugInKind.SIMULATOR),
                ListCommand.traffic(catalogue),
                ListCommand.topologies(catalogue),
                new ScriptCommand(),
                new ChartCommand(catalogue, evaluation, Optional::empty, () -> Path.of("")));
    }

    private CommandResult answer(Command command, Object... arguments) throws Exception {
        return command.execute(request(folder, arguments));
    }

    private String csv(Command command, Object... arguments) throws Exception {
        return RenderedResult.csv(answer(command, arguments));
    }

    private String refusal(Command command, Object... arguments) {
        return Refusal.of(refused(command, arguments));
    }

    private BadInput refused(Command command, Object... arguments) {
        return assertThrows(BadInput.class, () -> answer(command, arguments));
    }

    @Test
    void everyCommandIsDescribed() {
        for (Command command : all()) {
            assertTrue(command.name().matches("[a-z]+"), command.name());
            assertFalse(command.summary().isEmpty());
            assertFalse(command.summary().matches(".*[^.][.]"), command.summary());
            assertTrue(command.usage().startsWith(command.name()), command.usage());
        }
    }

    @Test
    void listsHaveNoOperands() throws Exception {
        for (Command command :
                List.of(
                        ListCommand.of(catalogue, Catalogue.PlugInKind.QUEUE),
                        ListCommand.of(catalogue, Catalogue.PlugInKind.METRIC),
                        ListCommand.of(catalogue, Catalogue.PlugInKind.ROUTING),
                        ListCommand.ofEvaluators(catalogue, Catalogue.PlugInKind.SOLVER),
                        ListCommand.ofEvaluators(catalogue, Catalogue.PlugInKind.SIMULATOR),
                        ListCommand.traffic(catalogue),
                        ListCommand.topologies(catalogue))) {
            assertEquals("unusable [operand] x", refusal(command, "x"));
            assertEquals("unknown [x] x", refusal(command, "x=1"));
            assertTrue(csv(command).startsWith("name,"));
        }
    }

    @Test
    void lists() throws Exception {
        assertEquals(
                "name,summary\nM/M/1,one server\nsplit,half of a flow\n",
                csv(ListCommand.of(catalogue, Catalogue.PlugInKind.QUEUE)));
        assertEquals(
                "name,summary\nhalf,load of latency 2\n",
                csv(ListCommand.of(catalogue, Catalogue.PlugInKind.METRIC)));
        assertEquals(
                "name,networks,variants,summary\n"
                        + "net-model,net,right printed,a simple network\n",
                csv(ListCommand.ofEvaluators(catalogue, Catalogue.PlugInKind.SOLVER)));
        assertEquals(
                "name,solvers,simulators,summary\n" + "net,net-model,,a simple network\n",
                csv(ListCommand.topologies(catalogue)));
        Catalogue empty = Catalogue.of();
        assertEquals("name,summary\n", csv(ListCommand.of(empty, Catalogue.PlugInKind.QUEUE)));
        assertEquals("name,solvers,simulators,summary\n", csv(ListCommand.topologies(empty)));
    }

    @Test
    void solveMakesCurves() throws Exception {
        CommandResult answer = answer(solve, "net", "load=0.2:0.8:0.2", "buffer=1,4");
        assertEquals(2, answer.curves().size());
        assertTrue(answer.isComplete());
        assertFalse(answer(solve, "net", "load=0.5,1.5").isComplete());
        assertFalse(answer(solve, "net", "load=0.7").isComplete(), "the plug-in failed");
        assertEquals(
                "net-model",
                answer(solve, "net", "solver=net-model", "load=0.5").curves().get(0).evaluator());
    }

    @Test
    void solveRefuses() {
        assertEquals("missing [network]", refusal(solve));
        assertEquals("unknown [network] nut", refusal(solve, "nut", "load=1"));
        assertEquals(
                "unknown [solver] nt-model", refusal(solve, "net", "solver=nt-model", "load=1"));
        assertEquals("missing [load, rate]", refusal(solve, "net"));
        assertEquals("exclusive [load, rate]", refusal(solve, "net", "load=1", "rate=1"));
        assertEquals("unknown [bufer] bufer", refusal(solve, "net", "load=1", "bufer=1"));
        assertEquals(List.of("net"), refused(solve, "nut", "load=1").nearest());
    }

    @Test
    void queueShowsItsFigures() throws Exception {
        String text = csv(queue, "M/M/1", "arrival=0.5");
        assertTrue(
                text.startsWith(
                        "model,arrival,service,utilisation,throughput,loss,number_in_system,"));
        assertTrue(text.contains("\nM/M/1,0.5,1,0.5,,,1,,,,"), text);
        assertTrue(csv(queue, "m/m/1", "arrival=0.5").contains("\nM/M/1,"), "in any letter case");
        String flow = csv(queue, "split", "arrival=4,6");
        assertTrue(flow.startsWith("model,arrival,"), flow);
        assertFalse(flow.contains("utilisation"), "a flow is no queue");
        assertEquals(3, flow.lines().count());
    }

    @Test
    void aSaturatedQueueHasAReason() throws Exception {
        CommandResult answer = answer(queue, "M/M/1", "arrival=0.5,2");
        assertFalse(answer.isComplete());
        String text = RenderedResult.csv(answer);
        assertTrue(text.lines().findFirst().orElseThrow().endsWith(",reason"), text);
        assertTrue(text.contains("saturated,grows"), text);
    }

    @Test
    void states() throws Exception {
        assertEquals(
                "n,probability\n0,0.5\n1,0.25\n",
                csv(queue, "M/M/1", "arrival=0.5", "states=true"));
        assertEquals(
                "unusable [states] true",
                refusal(queue, "M/M/1", "arrival=0.5,0.6", "states=true"));
        assertEquals("n,probability\n", csv(queue, "M/M/1", "arrival=2", "states=true"));
        assertEquals("unusable [states] true", refusal(queue, "split", "states=true"));
        assertEquals(
                "not-allowed [states] yes", refusal(queue, "M/M/1", "arrival=1", "states=yes"));
    }

    @Test
    void queueRefuses() {
        assertEquals("unknown [queue] M/M/2", refusal(queue, "M/M/2"));
        assertEquals("missing [arrival]", refusal(queue, "M/M/1"));
        assertEquals("missing [queue]", refusal(queue, "arrival=1"));
    }

    @Test
    void measureReadsCurves() throws Exception {
        CommandResult curves = answer(solve, "net", "load=0.1:0.9:0.2");
        assertEquals(
                "curve,metric,figure,unit,value,value_ci95,low,high,note\n"
                        + "\"net, model\",half,half_load,flits,0.5,0.05,,,first that is slow\n",
                csv(measure, curves));
        assertTrue(csv(measure, curves, "factor=5").contains(",0.9,0.05,,,"));
        assertTrue(csv(measure, curves, "factor=50").contains(",,,,,never that slow"));
        assertTrue(csv(measure, curves, "metric=half").contains("half_load"));
        String shown = RenderedResult.text(answer(measure, curves), 80);
        assertTrue(shown.contains("0.5 +- 0.05"), shown);
    }

    @Test
    void measureTakesSeveralCurvesAndLists() throws Exception {
        CommandResult two = answer(solve, "net", "load=0.1:0.9:0.2", "buffer=1,4");
        String text = csv(measure, List.of(two, List.of(two)));
        assertEquals(5, text.lines().count());
        assertTrue(text.contains("buffer=1 #2"), text);
    }

    @Test
    void measureProposesTheParametersOfTheMetrics() {
        assertEquals(List.of(), measure.completions(List.of(), ""), "files");
        List<String> parameters = List.of("metric=", "factor=", "format=", "out=");
        assertEquals(parameters, measure.completions(List.of("a.csv"), ""));
        assertEquals(
                parameters.subList(1, 4),
                measure.completions(List.of("a.csv", "metric=half"), "f"));
        assertEquals(List.of("metric=half"), measure.completions(List.of("a.csv"), "metric="));
    }

    @Test
    void chartProposesMetricValuesAndParameters() {
        Command chart = new ChartCommand(catalogue, evaluation, Optional::empty, () -> Path.of(""));
        List<String> across = chart.completions(List.of("a.csv"), "x=");
        assertTrue(
                across.containsAll(List.of("x=half_load", "x=length", "x=buffer")),
                across.toString());
        assertTrue(chart.completions(List.of("a.csv"), "y=").contains("y=latency"));
        assertTrue(chart.completions(List.of("a.csv", "x=length"), "y=").contains("y=half_load"));
    }

    @Test
    void measureRefuses() throws Exception {
        CommandResult curves = answer(solve, "net", "load=0.5");
        assertEquals("missing [curves]", refusal(measure));
        assertEquals("unknown [metric] halv", refusal(measure, curves, "metric=halv"));
        assertEquals("unknown [factr] factr", refusal(measure, curves, "factr=1"));
        assertEquals("not-allowed [factor] x", refusal(measure, curves, "factor=x"));
        assertEquals("unusable", refused(measure, answer(queue, "split")).code());
    }

    @Test
    void filesAreCurvesToo() throws Exception {
        Files.writeString(folder.resolve("mine.csv"), "load,latency\n0.1,1\n0.6,3\n");
        Curve curve = answer(export, "mine.csv").curves().get(0);
        assertEquals("mine.csv", curve.network());
        assertTrue(csv(measure, "mine.csv").contains(",0.6,0.05,"));
        assertEquals(csv(solve, "net", "load=0.5"), csv(export, answer(solve, "net", "load=0.5")));
    }

    @Test
    void invalidFiles() throws IOException {
        Files.writeString(folder.resolve("x.csv"), "x,y\n1,2\n");
        Files.writeString(folder.resolve("head.csv"), "load,latency\n");
        Files.writeString(folder.resolve("empty.csv"), "");
        Files.write(folder.resolve("latin.csv"), "load,é\n".getBytes(StandardCharsets.ISO_8859_1));
        for (String name : List.of("no.csv", "x.csv", "head.csv", "empty.csv", "latin.csv")) {
            ErrorLine.names(refused(export, name).getMessage(), name);
        }
        ErrorLine.names(refused(export, "x.csv").getMessage(), "load", "t", "r");
        assertEquals("unusable [file] " + folder, refusal(export, folder.toString()));
        assertThrows(NoSuchFileException.class, () -> Files.readString(folder.resolve("no")));
    }

    @Test
    void chartNeedsAWriter() {
        Command chart = new ChartCommand(catalogue, evaluation, Optional::empty, () -> Path.of(""));
        assertEquals("unusable [feature] charts", refusal(chart, "x.csv", "out=x.svg"));
    }

    @Test
    void executionDelivers() throws Exception {
        FormattedResult result =
                new CommandFunction(() -> solve, RenderedResult.FORMATS)
                        .execute(
                                TypedRequest.session(folder),
                                List.of("net", "load=0.5", "out=c.csv"));
        assertTrue(result.isSilent());
        try (Stream<Path> files = Files.list(folder)) {
            assertEquals(1, files.count());
        }
    }

    @Test
    void aBrokenJarInTheDeployFolder() throws IOException {
        Path text = folder.resolve("half.jar");
        Files.writeString(text, "PK no jar");
        ErrorLine.names(DroppedFile.fault(text), "half.jar");
        Path plain = folder.resolve("plain.jar");
        try (var jar = new java.util.jar.JarOutputStream(Files.newOutputStream(plain))) {
            jar.putNextEntry(new java.util.zip.ZipEntry("x"));
        }
        ErrorLine.names(DroppedFile.fault(plain), "plain.jar", "Bundle-SymbolicName");
    }
}
