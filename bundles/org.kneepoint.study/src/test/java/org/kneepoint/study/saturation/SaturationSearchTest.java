// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study.saturation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.kneepoint.api.format.Table;
import org.kneepoint.api.result.EvaluationMethod;
import org.kneepoint.api.result.Point;
import org.kneepoint.api.result.Status;
import org.kneepoint.api.run.Progress;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.api.scenario.Description;
import org.kneepoint.api.scenario.Scenario;
import org.kneepoint.api.scenario.StandardParameters;
import org.kneepoint.study.EvaluationService;
import org.kneepoint.study.SelectedEvaluator;
import org.kneepoint.study.plugin.Catalogue;
import org.kneepoint.testkit.Assignments;
import org.kneepoint.testkit.Refusal;

class SaturationSearchTest {
    private final FakeEvaluator.Model model = new FakeEvaluator.Model();
    private final FakeEvaluator.Engine engine = new FakeEvaluator.Engine();
    private final Catalogue catalogue = Catalogue.of(model, engine);
    private final SaturationSearch search =
            new SaturationSearch(catalogue, new EvaluationService(catalogue), engine.clock::get);

    private SaturationQuery question(double within, String... settings) {
        return new SaturationQuery(
                FakeEvaluator.NETWORK,
                Optional.of(SelectedEvaluator.of(model)),
                Optional.of(SelectedEvaluator.of(engine)),
                Assignments.of(settings),
                0.01,
                within);
    }

    private List<SaturationResult> findings(double within, String... settings) {
        return search.search(question(within, settings), Progress.NONE);
    }

    private static void assertHas(String line, String... parts) {
        for (String part : parts) {
            assertTrue(line.contains(part), line);
        }
    }

    private String refusal(String... settings) {
        return Refusal.of(() -> findings(60, settings));
    }

    private static void assertHolds(double truth, double tolerance, SaturationResult result) {
        assertTrue(result.low().orElseThrow() < truth, result::toString);
        assertTrue(result.high().orElseThrow() >= truth, result::toString);
        assertTrue(result.halfWidth().orElseThrow() <= tolerance * truth, result::toString);
        assertEquals(Status.OK, result.status());
    }

    @Test
    void eachMethodAndCombinationHasARow() {
        List<SaturationResult> results = findings(60, "vcs=2,4", "seed=3");
        assertEquals(4, results.size());
        assertHolds(0.206, 1e-6, results.get(0));
        assertHolds(0.412, 1e-6, results.get(1));
        assertHolds(0.2, 0.01, results.get(2));
        assertHolds(0.4, 0.01, results.get(3));
        assertEquals(Map.of("vcs", "2"), results.get(0).settings());
        assertEquals(Map.of("vcs", "4", "seed", "3", "router", "ideal"), results.get(3).settings());
        assertEquals(0.4, results.get(3).throughput().orElseThrow(), 1e-12);
        assertEquals(0.001, results.get(3).throughputHalfWidth().orElseThrow());
        assertEquals(1000L * results.get(3).effort().points(), results.get(3).effort().cycles());
    }

    /** The resolution of the search is not the error of the model. */
    @Test
    void aModelStatesItsErrorAgainstSimulation() {
        List<SaturationResult> results = findings(60, "vcs=4");
        assertHas(results.get(0).note(), "2 systems of box", "-1.3 to 3 %");
        assertEquals("", results.get(1).note());
        assertHas(findings(60, "vcs=4", "variant=other").get(0).note(), "1 system of box", "25 %");
        Table programs = SaturationTable.of(results);
        int half = programs.columns().indexOf("half_width");
        assertNull(programs.rows().get(0).get(half));
        assertTrue((double) programs.rows().get(1).get(half) > 0);
        Table brief = SaturationTable.brief(results);
        assertNull(brief.rows().get(0).get(brief.columns().indexOf("low")));
        assertEquals("checked", brief.rows().get(0).get(brief.columns().indexOf("validity")));
    }

    @Test
    void anUncheckedModelStillGivesTheFirstLoad() {
        FakeEvaluator.Model untested =
                new FakeEvaluator.Model() {
                    @Override
                    public Description description() {
                        return Description.of("a guess");
                    }
                };
        assertEquals(Optional.empty(), ModelAccuracy.of(untested, "box", Map.of()));
        assertEquals(
                new ModelAccuracy(3, -40, 3, Optional.empty()),
                ModelAccuracy.of(model, "bag", Map.of()).orElseThrow());
    }

    @Test
    void theTimeIsKept() {
        SaturationResult result = findings(1.5, "vcs=4").get(1);
        assertEquals(Status.LIMIT, result.status());
        assertTrue(result.effort().seconds() <= 6, result::toString);
        assertTrue(result.low().orElseThrow() < 0.4);
        assertTrue(result.high().orElseThrow() >= 0.4);
        String note = result.note();
        assertTrue(note.matches(".* 0\\.3\\d+ .* 0\\.4\\d* .* [\\d.]+ % .* 1 % .*"), note);
        engine.seen.forEach(
                scenario ->
                        assertTrue(
                                scenario.get(StandardParameters.TIME_LIMIT) <= 0.5,
                                scenario::toString));
    }

    /** A large network takes a model longer than a simulation. */
    @Test
    void aSlowModelLeavesTimeForTheSimulation() {
        FakeEvaluator.Model slow =
                new FakeEvaluator.Model() {
                    @Override
                    public Point solve(Scenario scenario, Progress progress) {
                        engine.clock.addAndGet(7_000_000_000L);
                        return super.solve(scenario, progress);
                    }
                };
        Catalogue plugIns = Catalogue.of(slow, engine);
        SaturationQuery query =
                new SaturationQuery(
                        FakeEvaluator.NETWORK,
                        Optional.empty(),
                        Optional.of(SelectedEvaluator.of(engine)),
                        Map.of(),
                        0.01,
                        100);
        SaturationSearch sought =
                new SaturationSearch(plugIns, new EvaluationService(plugIns), engine.clock::get);
        assertHolds(0.2, 0.01, sought.search(query, Progress.NONE).get(0));
    }

    @Test
    void theSimulationIsCoarseByDefault() {
        findings(60, "vcs=4");
        assertEquals(0.2, engine.seen.peek().get(StandardParameters.PRECISION));
        assertEquals(
                0.0035, engine.seen.peek().get(StandardParameters.THROUGHPUT_PRECISION), 1e-12);
        engine.seen.clear();
        findings(60, "vcs=4", "precision=0.03", "limit=2");
        assertEquals(0.03, engine.seen.peek().get(StandardParameters.PRECISION));
        assertEquals(2, engine.seen.peek().get(StandardParameters.TIME_LIMIT));
    }

    /** What was steady and what was saturated before would make a plausible number. */
    @Test
    void aNetworkThatDeadlocksHasNoFigures() {
        SaturationResult result = findings(60, "vcs=7").get(1);
        assertEquals(Status.DEADLOCKED, result.status());
        assertTrue(result.note().contains("4 packets"), result::note);
        assertTrue(result.load().isEmpty(), result::toString);
        assertTrue(result.low().isEmpty() && result.high().isEmpty(), result::toString);
        assertTrue(result.throughput().isEmpty(), result::toString);
        assertTrue(result.effort().points() > 1, result::toString);
    }

    @Test
    void aModelThatRefusesLeavesTheSimulation() {
        List<SaturationResult> results = findings(60, "vcs=5");
        assertEquals(Status.FAILED, results.get(0).status());
        assertEquals("beyond this model", results.get(0).note());
        assertHolds(0.5, 0.01, results.get(1));
        SaturationQuery alone =
                new SaturationQuery(
                        FakeEvaluator.NETWORK,
                        Optional.of(SelectedEvaluator.of(model)),
                        Optional.empty(),
                        Map.of("vcs", "5"),
                        0.01,
                        60);
        assertThrows(BadInput.class, () -> search.search(alone, Progress.NONE));
        SaturationQuery two =
                new SaturationQuery(
                        FakeEvaluator.NETWORK,
                        Optional.of(SelectedEvaluator.of(model)),
                        Optional.empty(),
                        Map.of("vcs", "2,5"),
                        0.01,
                        60);
        assertEquals("unusable [vcs] 5", Refusal.of(() -> search.search(two, Progress.NONE)));
    }

    @Test
    void rejectsUnknownParameters() {
        assertEquals("unusable [load] 0.1", refusal("load=0.1"));
        assertEquals("unknown [sed] sed", refusal("sed=1"));
        assertEquals("not-allowed [vcs] 0", refusal("vcs=0"));
        SaturationQuery simulated =
                new SaturationQuery(
                        FakeEvaluator.NETWORK,
                        Optional.empty(),
                        Optional.of(SelectedEvaluator.of(engine)),
                        Map.of("variant", "plain"),
                        0.01,
                        60);
        assertEquals(
                "unusable [variant] plain",
                Refusal.of(() -> search.search(simulated, Progress.NONE)));
    }

    @Test
    void whatTheUserEndsIsNotBegun() {
        Progress ended =
                new Progress() {
                    @Override
                    public boolean isCancelled() {
                        return true;
                    }

                    @Override
                    public void report(double fraction) {
                        throw new AssertionError("nothing is begun");
                    }
                };
        assertEquals(List.of(), search.search(question(60, "vcs=4"), ended));
    }

    private SaturationResult simulated(String... settings) {
        Map<String, String> map = question(60, settings).settings();
        SaturationQuery alone =
                new SaturationQuery(
                        FakeEvaluator.NETWORK,
                        Optional.empty(),
                        Optional.of(SelectedEvaluator.of(engine)),
                        Assignments.of(settings),
                        0.01,
                        60);
        return search.search(alone, Progress.NONE).get(0);
    }

    /** Alone it has the simulator's default. */
    @Test
    void besideAModelTheSimulationHasItsAssumptions() {
        findings(60, "vcs=4");
        assertEquals("ideal", engine.seen.peek().settings().get("router"));
        engine.seen.clear();
        assertEquals(Map.of("vcs", "4"), simulated("vcs=4").settings());
        assertEquals("real", engine.seen.peek().settings().get("router"));
        assertEquals("unusable [router, by] real", refusal("router=real"));
        assertHolds(0.2, 0.01, simulated("router=real"));
    }

    @Test
    void rowsHaveTheVaryingSettings() {
        Table table = SaturationTable.of(findings(60, "vcs=2,4", "seed=3"));
        assertEquals(
                List.of("method", "network", "solver", "simulator", "vcs", "saturation_load"),
                table.columns().subList(0, 6));
        List<Object> last = table.rows().get(3);
        assertEquals(EvaluationMethod.SIMULATION.label(), last.get(0));
        assertEquals("truth", last.get(3));
        assertEquals("4", last.get(4));
        assertEquals("ok", last.get(table.columns().indexOf("status")));
    }
}
