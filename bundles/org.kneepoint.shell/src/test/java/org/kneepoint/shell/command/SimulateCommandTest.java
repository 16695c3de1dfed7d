// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.shell.command;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.kneepoint.shell.command.TypedRequest.request;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.kneepoint.api.command.Command;
import org.kneepoint.api.command.CommandResult;
import org.kneepoint.api.result.Curve;
import org.kneepoint.api.result.EvaluationMethod;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.shell.FakeNetworkWorkbench;
import org.kneepoint.shell.RenderedResult;
import org.kneepoint.study.EvaluationService;
import org.kneepoint.study.plugin.Catalogue;
import org.kneepoint.testkit.ErrorLine;
import org.kneepoint.testkit.Refusal;

/** Simulation, and what there is to simulate. */
class SimulateCommandTest {
    @TempDir private Path folder;

    private final Catalogue catalogue = FakeNetworkWorkbench.catalogue();
    private final EvaluationService evaluation = new EvaluationService(catalogue);
    private final Command simulate =
            new EvaluateCommand(EvaluationMethod.SIMULATION, catalogue, evaluation);

    private CommandResult answer(Command command, Object... arguments) throws Exception {
        return command.execute(request(folder, arguments));
    }

    private String csv(Command command, Object... arguments) throws Exception {
        return RenderedResult.csv(answer(command, arguments));
    }

    private BadInput refused(Command command, Object... arguments) {
        return assertThrows(BadInput.class, () -> answer(command, arguments));
    }

    @Test
    void makesCurves() throws Exception {
        CommandResult result = answer(simulate, "star", "load=0.1:0.4:0.1", "pattern=uniform,hot");
        assertEquals(2, result.curves().size());
        assertTrue(result.isComplete());
        Curve curve = result.curves().get(0);
        assertEquals(EvaluationMethod.SIMULATION, curve.method());
        assertEquals("engine", curve.evaluator());
        assertEquals(
                "method,network,simulator,nodes,routing,router,pattern,self,hotspot,arrivals,lengths,"
                        + "seed,capacity,bound,load,rate,throughput,latency,latency_ci95,network_latency,status,"
                        + "validity,cycles",
                RenderedResult.csv(result).lines().findFirst().orElseThrow());
    }

    @Test
    void curvesGoOnToOtherCommands() throws Exception {
        CommandResult result = answer(simulate, "star", "load=0.1:0.4:0.1");
        String file = RenderedResult.csv(result);
        assertEquals(file, csv(new ExportCommand(catalogue, evaluation), result));
        java.nio.file.Files.writeString(folder.resolve("s.csv"), file);
        assertEquals(file, csv(new ExportCommand(catalogue, evaluation), "s.csv"));
    }

    @Test
    void theMeasuredCyclesAreShownOnceAndNotTheRequested() throws Exception {
        CommandResult result = answer(simulate, "star", "load=0.1,0.2", "cycles=2000");
        String text = RenderedResult.text(result, 200);
        assertFalse(text.contains("cycles=2000"), text);
        ErrorLine.names(text, "1 more column", "format=csv");
        assertTrue(RenderedResult.csv(result).contains(",3000"), text);
        assertTrue(text.contains("seed=1"), "the same for all: " + text);
    }

    @Test
    void refuses() {
        Command solve = new EvaluateCommand(EvaluationMethod.MODEL, catalogue, evaluation);
        ErrorLine.names(refused(simulate, "net", "load=0.1").getMessage(), "solve net");
        ErrorLine.names(refused(solve, "star", "load=0.1").getMessage(), "simulate star");
        BadInput engine = refused(simulate, "star", "simulator=engin", "load=0.1");
        assertEquals("unknown [simulator] engin", Refusal.of(engine));
        assertEquals(List.of("engine"), engine.nearest());
        BadInput pattern = refused(simulate, "star", "load=0.1", "pattern=hut");
        assertEquals("unknown [pattern] hut", Refusal.of(pattern));
        assertEquals(List.of("hot"), pattern.nearest());
        BadInput parameter = refused(simulate, "star", "load=0.1", "hotspot=0.5");
        assertEquals("unknown [hotspot] hotspot", Refusal.of(parameter), "of another pattern");
    }

    @Test
    void lists() throws Exception {
        assertEquals(
                "name,networks,variants,summary\nengine,star,plain,simulates anything\n",
                csv(ListCommand.ofEvaluators(catalogue, Catalogue.PlugInKind.SIMULATOR)));
        assertEquals(
                "name,parameter,summary\n"
                        + "hot,pattern,a pattern called hot\n"
                        + "uniform,pattern,a pattern called uniform\n"
                        + "poisson,arrivals,one after the other\n"
                        + "fixed,lengths,all of one length\n",
                csv(ListCommand.traffic(catalogue)));
        assertTrue(csv(ListCommand.topologies(catalogue)).contains("\nstar,,engine,"));
    }

    private List<String> proposals(String word, String... typed) {
        return simulate.completions(List.of(typed), word);
    }

    @Test
    void proposesNetworksThatCanBeSimulated() {
        assertEquals(List.of("star"), proposals(""));
        assertEquals(List.of(), proposals("", "net"));
        assertEquals(List.of(), proposals("", "nowhere"));
    }

    @Test
    void proposesParametersOfAllParts() {
        List<String> settings = proposals("", "star");
        assertTrue(
                settings.containsAll(List.of("nodes=", "router=", "self=", "simulator=", "out=")));
        assertFalse(settings.contains("hotspot="));
        assertTrue(proposals("", "star", "pattern=hot").contains("hotspot="));
        assertTrue(proposals("", "star", "pattern=ho").contains("self="), "not yet a name");
    }

    @Test
    void proposesValues() {
        assertEquals(List.of("pattern=hot", "pattern=uniform"), proposals("pattern=", "star"));
        assertEquals(
                List.of("pattern=hot,hot", "pattern=hot,uniform"),
                proposals("pattern=hot,u", "star"));
        assertEquals(List.of("arrivals=poisson"), proposals("arrivals=", "star"));
        assertEquals(List.of("lengths=fixed"), proposals("lengths=", "star"));
        assertEquals(List.of("router=ideal", "router=real"), proposals("router=", "star"));
        assertEquals(List.of("simulator=engine"), proposals("simulator=", "star"));
        assertEquals(List.of("routing=direct"), proposals("routing=", "star"));
        assertEquals(
                List.of("routing=direct", "routing=scenic"),
                proposals("routing=", "star", "nodes=4"),
                "of this size");
        assertEquals(
                List.of("routing=direct", "routing=winding"),
                proposals("routing=", "star", "nodes=x"),
                "without a size those of the topology");
    }
}
