// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study.measurement;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.kneepoint.api.result.Curve;
import org.kneepoint.api.result.EvaluationMethod;
import org.kneepoint.api.run.Progress;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.study.BareTopology;
import org.kneepoint.study.EvaluationService;
import org.kneepoint.study.FakeRamp;
import org.kneepoint.study.plugin.Catalogue;
import org.kneepoint.study.run.RunRequest;
import org.kneepoint.testkit.Assignments;

/** Readings of ramps, and the ramps that give one answer. */
class MeasurementTest {
    private final Catalogue catalogue =
            BareTopology.catalogue("system", new FakeRamp("slope", "system"), new FakeMetric(true));
    private final EvaluationService evaluation = new EvaluationService(catalogue);

    private List<Curve> ramp(String... settings) {
        return evaluation.evaluate(
                RunRequest.of(EvaluationMethod.RAMP, "system", Assignments.of(settings)),
                Progress.NONE);
    }

    private static List<Curve> refined(Catalogue catalogue, String... settings) {
        EvaluationService evaluation = new EvaluationService(catalogue);
        return new RefinedRamps(evaluation, catalogue, Map.of())
                .of(
                        RunRequest.of(EvaluationMethod.RAMP, "system", Assignments.of(settings)),
                        Progress.NONE)
                .apply(Progress.NONE);
    }

    @Test
    void eachCurveIsReadForItselfAndRampsOfAScenarioTogether() {
        CurveMeasurements measurements =
                new CurveMeasurements(List.of(new FakeMetric(true)), Assignments.of("value=0.5"));
        List<Curve> curves = ramp("seed=1,2,3");
        List<CurveMetricValue> each = measurements.of(curves);
        assertEquals(3, each.size());
        assertEquals("seed=2", each.get(1).curve());
        assertEquals("critical-load", each.get(1).metric());
        assertEquals(0.5, each.get(1).value().value().orElseThrow());
        List<CurveMetricValue> together = measurements.combined(curves);
        assertEquals(1, together.size());
        assertEquals("together", together.get(0).curve());
        assertEquals(3, together.get(0).value().value().orElseThrow());
    }

    @Test
    void onlySeedsAndTheCourseOfTheLoadMayDifferWithinAGroup() {
        CurveMeasurements measurements =
                new CurveMeasurements(List.of(new FakeMetric(true)), Map.of());
        assertEquals(1, measurements.combined(ramp("slew=1000,2000", "seed=1,2")).size());
        List<CurveMetricValue> two = measurements.combined(ramp("vcs=2,4", "seed=1,2"));
        assertEquals(
                List.of("vcs=2, together", "vcs=4, together"),
                two.stream().map(CurveMetricValue::curve).toList());
        assertTrue(measurements.combined(ramp("vcs=2,4")).isEmpty());
    }

    @Test
    void aParameterOfNoMetricIsRejected() {
        BadInput refusal =
                assertThrows(
                        BadInput.class,
                        () ->
                                new CurveMeasurements(
                                        List.of(new FakeMetric(true)), Assignments.of("vaule=1")));
        assertTrue(refusal.getMessage().contains("value"), refusal::getMessage);
    }

    @Test
    void aSlowRampFollowsAroundTheCriticalLoad() {
        List<Curve> curves = refined(catalogue, "vcs=4");
        assertEquals(3, curves.size());
        assertEquals("100000", curves.get(0).commonSettings().get("slew"));
        assertEquals("300000", curves.get(1).commonSettings().get("slew"));
        Map<String, String> slow = curves.get(2).commonSettings();
        assertEquals("0.205", slow.get("start"));
        assertEquals("0.295", slow.get("end"));
        assertEquals("4", slow.get("vcs"));
        // 50,000 windows of 100 cycles over 0.09, less than 1.8e8 cycles of one terminal
        assertEquals("55600000", slow.get("slew"));
    }

    @Test
    void everyScenarioHasItsOwnSlowRampAndEverySeedOne() {
        assertEquals(2 * 3, refined(catalogue, "vcs=2,4").size());
        List<Curve> seeds = refined(catalogue, "replications=2");
        assertEquals(2 * 3, seeds.size());
        assertEquals(
                seeds.get(0).commonSettings().get("seed"),
                seeds.get(4).commonSettings().get("seed"));
        assertEquals(9, refined(catalogue, "seed=1,2,3").size());
    }

    @Test
    void withoutACriticalLoadThereIsNothingToRefine() {
        Catalogue blind =
                BareTopology.catalogue(
                        "system", new FakeRamp("slope", "system"), new FakeMetric(false));
        assertEquals(2, refined(blind, "vcs=4").size());
    }

    @Test
    void givenSlewOrStartIsFollowed() {
        assertTrue(RefinedRamps.isOpen(Assignments.of("end=0.3")));
        assertFalse(RefinedRamps.isOpen(Assignments.of("slew=1000")));
        assertFalse(RefinedRamps.isOpen(Assignments.of("start=0.1")));
    }
}
