// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.kneepoint.api.result.Curve;
import org.kneepoint.api.result.EvaluationMethod;
import org.kneepoint.api.result.Point;
import org.kneepoint.api.result.Quantities;
import org.kneepoint.api.result.Status;
import org.kneepoint.api.run.Progress;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.testkit.Assignments;
import org.kneepoint.testkit.Refusal;

/** Curves of runs under a load that grows. */
class RampTest {
    private final FakeRamp ramp = new FakeRamp("slope", "system");
    private final EvaluationService evaluation =
            new EvaluationService(
                    BareTopology.catalogue(
                            "system", ramp, new FakeSimulator("box", "system", "other")));

    private List<Curve> ramp(String... settings) {
        return evaluation.evaluate(
                SampleRequests.ramp("system", "", Assignments.of(settings)), Progress.NONE);
    }

    private static List<String> seeds(List<Curve> curves) {
        return curves.stream().map(curve -> curve.commonSettings().get("seed")).toList();
    }

    @Test
    void aRunIsACurveOverTheLoad() {
        List<Curve> curves = ramp("slew=1000");
        assertEquals(1, curves.size());
        Curve curve = curves.get(0);
        assertEquals(EvaluationMethod.RAMP, curve.method());
        assertEquals("slope", curve.evaluator());
        assertEquals(Quantities.LOAD, curve.axis());
        assertEquals(50, curve.points().size());
        assertEquals("slope", curve.provenance().entries().get("simulator"));
    }

    @Test
    void everyCombinationAndSeedIsARunOfItsOwn() {
        assertEquals(6, ramp("slew=1000,2000", "vcs=2,4,8").size());
        assertEquals(List.of("1", "2", "3"), seeds(ramp("seed=1:3:1")));
        List<Curve> replicated = ramp("replications=3", "seed=7");
        assertEquals(3, replicated.size());
        assertEquals("7", seeds(replicated).get(0));
        assertEquals(3, seeds(replicated).stream().distinct().count());
        for (Curve curve : replicated) {
            double seed = Double.parseDouble(curve.commonSettings().get("seed"));
            assertEquals(seed, curve.points().get(3).get(Quantities.LATENCY).orElseThrow());
        }
    }

    @Test
    void aFailureSpoilsItsOwnRunOnly() {
        List<Curve> curves = ramp("mood=failing,good");
        Point failed = curves.get(0).points().get(0);
        assertEquals(Status.FAILED, failed.status());
        assertTrue(failed.reason().text().contains("out of sorts"), failed.reason().text());
        assertEquals(50, curves.get(1).points().size());
    }

    @Test
    void onlyRampSimulatorsAreSelected() {
        assertEquals("slope", evaluation.evaluator(EvaluationMethod.RAMP, "system", "").name());
        assertRejected("unusable [simulator] box", "system", "box");
        assertRejected("unusable [network] other", "other", "");
        assertRejected("unknown [network] sistem", "sistem", "");
    }

    private void assertRejected(String facts, String network, String name) {
        assertEquals(
                facts,
                Refusal.of(() -> evaluation.evaluator(EvaluationMethod.RAMP, network, name)));
    }

    @Test
    void wrongSettingsAreRejectedBeforeAnythingRuns() {
        BadInput refusal = assertThrows(BadInput.class, () -> ramp("slew=1000", "slwe=3"));
        assertTrue(refusal.getMessage().contains("slew"), refusal::getMessage);
        BadInput load = assertThrows(BadInput.class, () -> ramp("load=0.1"));
        assertTrue(load.getMessage().contains("load"), load::getMessage);
        assertEquals(
                "unusable [axis, slew, start, end] vcs",
                Refusal.of(() -> ramp("vcs=2,4", "axis=vcs")));
    }
}
