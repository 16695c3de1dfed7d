// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study.saturation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.kneepoint.api.format.Table;
import org.kneepoint.api.result.Method;
import org.kneepoint.api.result.Status;
import org.kneepoint.api.run.Progress;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.api.scenario.Description;
import org.kneepoint.api.scenario.StandardParameters;
import org.kneepoint.study.Catalogue;
import org.kneepoint.study.Evaluation;
import org.kneepoint.study.Tool;

class SaturationSearchTest {
    private final FakeEvaluator.Model model = new FakeEvaluator.Model();
    private final FakeEvaluator.Engine engine = new FakeEvaluator.Engine();
    private final Catalogue catalogue = Catalogue.of(model, engine);
    private final SaturationSearch search =
            new SaturationSearch(catalogue, new Evaluation(catalogue), engine.clock::get);

    private Question question(double within, String... words) {
        Map<String, String> map = new LinkedHashMap<>();
        for (String word : words) {
            map.put(word.substring(0, word.indexOf('=')), word.substring(word.indexOf('=') + 1));
        }
        return new Question(
                FakeEvaluator.NETWORK,
                Optional.of(Tool.of(model)),
                Optional.of(Tool.of(engine)),
                map,
                0.01,
                within);
    }

    private List<Finding> findings(double within, String... words) {
        return search.findings(question(within, words), Progress.NONE);
    }

    private String refusal(String... words) {
        return assertThrows(BadInput.class, () -> findings(60, words)).getMessage();
    }

    private static void assertHolds(double truth, double tolerance, Finding finding) {
        assertTrue(finding.low().orElseThrow() < truth, finding::toString);
        assertTrue(finding.high().orElseThrow() >= truth, finding::toString);
        assertTrue(finding.halfWidth().orElseThrow() <= tolerance * truth, finding::toString);
        assertEquals(Status.OK, finding.status());
    }

    @Test
    void eachMethodAndCombinationHasARow() {
        List<Finding> findings = findings(60, "vcs=2,4", "seed=3");
        assertEquals(4, findings.size());
        assertHolds(0.206, 1e-6, findings.get(0));
        assertHolds(0.412, 1e-6, findings.get(1));
        assertHolds(0.2, 0.01, findings.get(2));
        assertHolds(0.4, 0.01, findings.get(3));
        assertEquals(Map.of("vcs", "2"), findings.get(0).words());
        assertEquals(Map.of("vcs", "4", "seed", "3", "router", "ideal"), findings.get(3).words());
        assertEquals(0.4, findings.get(3).throughput().orElseThrow(), 1e-12);
        assertEquals(0.001, findings.get(3).throughputHalfWidth().orElseThrow());
        assertEquals(
                1000L * findings.get(3).effort().points(), findings.get(3).effort().messages());
    }

    /** How finely a model is followed is not how far it is off. */
    @Test
    void aModelTellsTheErrorItWasTestedWith() {
        List<Finding> findings = findings(60, "vcs=4");
        assertEquals(
                "tested against simulations of 2 systems of box, this load was off by -1.3 to 3 %",
                findings.get(0).note());
        assertEquals("", findings.get(1).note());
        assertEquals(
                "tested against simulations of 1 system of box, this load was off by 25 %",
                findings(60, "vcs=4", "variant=other").get(0).note());
        Table programs = FindingTable.of(findings);
        int half = programs.columns().indexOf("half_width");
        assertNull(programs.rows().get(0).get(half));
        assertTrue((double) programs.rows().get(1).get(half) > 0);
        Table brief = FindingTable.brief(findings);
        assertNull(brief.rows().get(0).get(brief.columns().indexOf("low")));
        assertEquals("checked", brief.rows().get(0).get(brief.columns().indexOf("validity")));
    }

    @Test
    void aModelThatWasNotTestedThereSaysWhereToLook() {
        FakeEvaluator.Model untested =
                new FakeEvaluator.Model() {
                    @Override
                    public Description description() {
                        return Description.of("a guess");
                    }
                };
        assertEquals(Optional.empty(), TestedError.of(untested, "box", Map.of()));
        assertEquals(
                "tested against simulations of 3 systems of other networks, this load was off by"
                        + " -40 to 3 %",
                TestedError.of(model, "bag", Map.of()).orElseThrow().told());
    }

    @Test
    void theTimeIsKept() {
        Finding finding = findings(1.5, "vcs=4").get(1);
        assertEquals(Status.LIMIT, finding.status());
        assertTrue(finding.effort().seconds() <= 6, finding::toString);
        assertTrue(finding.low().orElseThrow() < 0.4);
        assertTrue(finding.high().orElseThrow() >= 0.4);
        String note = finding.note();
        assertTrue(
                note.matches(
                        "time was over; steady at 0\\.3\\d+, saturated at 0\\.4\\d*: [\\d.]+ %"
                                + " apart, 1 % wanted, give more within= or tolerance="),
                note);
        engine.seen.forEach(
                scenario ->
                        assertTrue(
                                scenario.get(StandardParameters.LIMIT) <= 0.5, scenario::toString));
    }

    @Test
    void theSimulationIsCoarseUnlessTheUserWantsMore() {
        findings(60, "vcs=4");
        assertEquals(0.2, engine.seen.peek().get(StandardParameters.PRECISION));
        engine.seen.clear();
        findings(60, "vcs=4", "precision=0.03", "limit=2");
        assertEquals(0.03, engine.seen.peek().get(StandardParameters.PRECISION));
        assertEquals(2, engine.seen.peek().get(StandardParameters.LIMIT));
    }

    /** What was steady and what was saturated before would make a plausible number. */
    @Test
    void aNetworkThatDeadlocksHasNoFigures() {
        Finding finding = findings(60, "vcs=7").get(1);
        assertEquals(Status.DEADLOCKED, finding.status());
        assertTrue(finding.note().contains("4 packets"), finding::note);
        assertTrue(finding.load().isEmpty(), finding::toString);
        assertTrue(finding.low().isEmpty() && finding.high().isEmpty(), finding::toString);
        assertTrue(finding.throughput().isEmpty(), finding::toString);
        assertTrue(finding.effort().points() > 1, finding::toString);
    }

    @Test
    void aModelThatRefusesLeavesTheSimulation() {
        List<Finding> findings = findings(60, "vcs=5");
        assertEquals(Status.FAILED, findings.get(0).status());
        assertEquals("vcs=5 is beyond this model", findings.get(0).note());
        assertHolds(0.5, 0.01, findings.get(1));
        Question alone =
                new Question(
                        FakeEvaluator.NETWORK,
                        Optional.of(Tool.of(model)),
                        Optional.empty(),
                        Map.of("vcs", "5"),
                        0.01,
                        60);
        assertThrows(BadInput.class, () -> search.findings(alone, Progress.NONE));
        Question two =
                new Question(
                        FakeEvaluator.NETWORK,
                        Optional.of(Tool.of(model)),
                        Optional.empty(),
                        Map.of("vcs", "2,5"),
                        0.01,
                        60);
        assertEquals(
                "vcs=5 is beyond this model",
                assertThrows(BadInput.class, () -> search.findings(two, Progress.NONE))
                        .getMessage());
    }

    @Test
    void refusesWordsThatNobodyKnows() {
        assertEquals(
                "load= is what the search varies: leave it out, or use solve or simulate",
                refusal("load=0.1"));
        assertEquals("unknown parameter 'sed': did you mean seed?", refusal("sed=1"));
        assertTrue(refusal("vcs=0").startsWith("vcs=0 is not allowed"));
        Question simulated =
                new Question(
                        FakeEvaluator.NETWORK,
                        Optional.empty(),
                        Optional.of(Tool.of(engine)),
                        Map.of("variant", "plain"),
                        0.01,
                        60);
        assertEquals(
                "variant= is a word of guess, which is not asked",
                assertThrows(BadInput.class, () -> search.findings(simulated, Progress.NONE))
                        .getMessage());
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
        assertEquals(List.of(), search.findings(question(60, "vcs=4"), ended));
    }

    private Finding simulated(String... words) {
        Map<String, String> map = question(60, words).words();
        Question alone =
                new Question(
                        FakeEvaluator.NETWORK,
                        Optional.empty(),
                        Optional.of(Tool.of(engine)),
                        map,
                        0.01,
                        60);
        return search.findings(alone, Progress.NONE).get(0);
    }

    /** Alone it has the simulator's default. */
    @Test
    void besideAModelTheSimulationIsOfWhatTheModelStandsFor() {
        findings(60, "vcs=4");
        assertEquals("ideal", engine.seen.peek().words().get("router"));
        engine.seen.clear();
        assertEquals(Map.of("vcs", "4"), simulated("vcs=4").words());
        assertEquals("real", engine.seen.peek().words().get("router"));
        assertTrue(refusal("router=real").startsWith("router=real has no model"));
        assertHolds(0.2, 0.01, simulated("router=real"));
    }

    @Test
    void rowsTellWhatVaries() {
        Table table = FindingTable.of(findings(60, "vcs=2,4", "seed=3"));
        assertEquals(
                List.of("method", "network", "solver", "simulator", "vcs", "saturation_load"),
                table.columns().subList(0, 6));
        List<Object> last = table.rows().get(3);
        assertEquals(Method.SIMULATION.word(), last.get(0));
        assertEquals("truth", last.get(3));
        assertEquals("4", last.get(4));
        assertEquals("ok", last.get(table.columns().indexOf("status")));
    }
}
