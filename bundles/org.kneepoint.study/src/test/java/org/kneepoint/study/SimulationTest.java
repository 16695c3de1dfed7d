// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Function;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.kneepoint.api.result.Curve;
import org.kneepoint.api.result.CurveAttributes;
import org.kneepoint.api.result.EvaluationMethod;
import org.kneepoint.api.result.Point;
import org.kneepoint.api.result.Quantities;
import org.kneepoint.api.result.Status;
import org.kneepoint.api.run.NetworkContext;
import org.kneepoint.api.run.Progress;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.api.scenario.Scenario;
import org.kneepoint.api.scenario.StandardParameters;
import org.kneepoint.study.plugin.Catalogue;
import org.kneepoint.study.run.PointListener;
import org.kneepoint.study.run.RunTask;
import org.kneepoint.testkit.Assignments;
import org.kneepoint.testkit.Refusal;

/** Curves of a simulator. */
@Timeout(60)
class SimulationTest {
    private final FakeSimulator box = new FakeSimulator("box", "system");
    private final EvaluationService evaluation = new EvaluationService(Catalogue.of(box));

    private List<Curve> simulate(Progress progress, String... settings) {
        PointListener listener = progress instanceof PointListener l ? l : PointListener.NONE;
        return evaluation.evaluate(
                SampleRequests.simulate("system", box, Assignments.of(settings)),
                progress,
                listener);
    }

    private List<Curve> simulate(String... settings) {
        return simulate(Progress.NONE, settings);
    }

    private static List<String> given(Curve curve, String name) {
        return curve.points().stream().map(point -> point.settings().get(name)).toList();
    }

    private static List<Status> states(Curve curve) {
        return curve.points().stream().map(Point::status).toList();
    }

    @Test
    void aCurveHasMethodNetworkAndEvaluator() {
        Curve curve = simulate("load=0.1:0.5:0.1", "seed=7").get(0);
        assertEquals(EvaluationMethod.SIMULATION, curve.method());
        assertEquals("system", curve.network());
        assertEquals("box", curve.evaluator());
        assertEquals(Quantities.LOAD, curve.axis());
        assertEquals(OptionalDouble.of(4), curve.attribute(CurveAttributes.LENGTH));
        assertEquals("box", curve.provenance().entries().get("simulator"));
        assertEquals("none", curve.provenance().entries().get("bundle"));
        assertEquals(List.of("2", "2", "2", "2", "2"), given(curve, "vcs"), "filled in");
    }

    @Test
    void pointsComeInTheOrderOfTheAxisWithTheFiguresOfASingleRun() {
        List<Curve> curves = simulate("load=0.01:1:0.01", "seed=3,5");
        assertEquals(2, curves.size());
        for (Curve curve : curves) {
            assertEquals(100, curve.points().size());
            double last = 0;
            for (Point point : curve.points()) {
                assertTrue(curve.axisValue(point).getAsDouble() > last);
                last = curve.axisValue(point).getAsDouble();
                Scenario alone = Scenario.of("system", box.parameters(), point.settings());
                assertEquals(box.simulate(alone, Progress.NONE).figures(), point.figures());
            }
        }
    }

    @Test
    void aRateIsAnAxisToo() {
        Curve curve = simulate("rate=0.1,0.2").get(0);
        assertEquals(Quantities.RATE, curve.axis());
        assertEquals(OptionalDouble.of(0.8), curve.points().get(1).get(Quantities.LOAD));
    }

    @Test
    void aFailingPlugInSpoilsItsOwnPointOnly() {
        Curve curve = simulate("load=0.2:0.4:0.1", "mood=failing").get(0);
        assertEquals(List.of(Status.OK, Status.FAILED, Status.OK), states(curve));
        Point failed = curve.points().get(1);
        assertTrue(failed.reason().text().startsWith("java.lang.Error: "), failed.reason().text());
        assertEquals(OptionalDouble.of(0.3), failed.get(Quantities.LOAD));
        Point of3 = simulate("load=0.3", "mood=failing", "replications=3").get(0).points().get(0);
        assertEquals(Status.FAILED, of3.status());
        assertTrue(of3.reason().text().contains("java.lang.Error: "), of3.reason().text());
    }

    @Test
    void aSimulationIsCheckedBeforeItRuns() {
        assertThrows(
                BadInput.class,
                () ->
                        evaluation.plan(
                                SampleRequests.simulate(
                                        "system", box, Assignments.of("load=0.1", "vcs=none")),
                                Progress.NONE));
        RunPlan checked =
                evaluation.plan(
                        SampleRequests.simulate("system", box, Assignments.of("load=0.1,0.2")),
                        Progress.NONE);
        assertTrue(box.seen.isEmpty(), "nothing is run");
        assertEquals(
                List.of("0.1", "0.2"),
                given(
                        evaluation.evaluate(checked, Progress.NONE, PointListener.NONE).get(0),
                        "load"));
    }

    @Test
    void whatIsTooLargeFailsBeforeItIsBegunAndTheOthersAreDone() {
        FakeSimulator large =
                new FakeSimulator("large", "system") {
                    @Override
                    public double estimatedMemory(Scenario scenario) {
                        return scenario.get(StandardParameters.VCS) == 3 ? 1e15 : Double.NaN;
                    }
                };
        Curve curve =
                new EvaluationService(Catalogue.of(large))
                        .evaluate(
                                SampleRequests.simulate(
                                        "system", large, Assignments.of("vcs=2,3,4", "load=0.1")),
                                Progress.NONE)
                        .get(0);
        assertEquals(List.of(Status.OK, Status.FAILED, Status.OK), states(curve));
        assertEquals(2, large.seen.size());
        String reason = curve.points().get(1).reason().text();
        assertEquals("memory", curve.points().get(1).reason().code());
        assertTrue(reason.contains("931000 GiB"), reason);
        assertTrue(reason.contains("KNEEPOINT_JAVA_OPTS=-Xmx1164154g"), reason);
    }

    @Test
    void wrongInputIsTheUsersAffair() {
        assertEquals(
                "unusable [nodes] 3",
                Refusal.of(() -> simulate("load=0.1:0.9:0.1", "mood=refusing")));
    }

    @Test
    void replicationsMakeOnePoint() {
        Point point = simulate("load=0.2", "seed=1", "replications=2").get(0).points().get(0);
        int other = ReplicationSeeds.split(1, 2)[1];
        assertEquals(2, box.seen.size());
        assertEquals("1", point.settings().get("seed"), "the root seed");
        assertEquals("2", point.settings().get("replications"));
        assertEquals(0.2 + (1.0 + other) / 2, point.get(Quantities.LATENCY).getAsDouble(), 1e-6);
        assertEquals(OptionalDouble.of(200), point.get(Quantities.MESSAGES));
        assertEquals(OptionalDouble.of(1), point.get(Quantities.SECONDS));
        assertEquals(
                OptionalDouble.of(0.01),
                simulate("load=0.2").get(0).points().get(0).get(Quantities.LATENCY_CI95),
                "of one run its own");
    }

    @Test
    void replicationsShareAPatternThatWasDrawnFromTheSeed() {
        FakeSimulator engine = new FakeSimulator("engine", topology -> true);
        new EvaluationService(
                        BareTopology.withTraffic(
                                engine,
                                new PairTopology("pair"),
                                new FakeWorkload.Pattern("drawn", StandardParameters.SEED)))
                .evaluate(
                        SampleRequests.simulate(
                                "pair",
                                engine,
                                Assignments.of(
                                        "pattern=drawn", "load=0.1", "replications=3", "seed=1,2")),
                        Progress.NONE);
        assertEquals(6, engine.seen.size());
        assertEquals(6, distinct(engine, s -> s.get(StandardParameters.SEED)));
        assertEquals(
                2,
                engine.contexts.stream().map(NetworkContext::destinations).distinct().count(),
                "one for each root seed");
    }

    private static long distinct(FakeSimulator engine, Function<Scenario, Object> trait) {
        return engine.seen.stream().map(trait).distinct().count();
    }

    @Test
    void provenanceHasThePoolingOfReplications() {
        assertEquals(
                RunReplications.RULE,
                simulate("load=0.2", "replications=2")
                        .get(0)
                        .provenance()
                        .entries()
                        .get("replications"));
        assertTrue(!simulate("load=0.2").get(0).provenance().entries().containsKey("replications"));
    }

    /** Cancels once the simulator has begun a point of this load, and counts points. */
    private final class Watched implements Progress, PointListener {
        private final AtomicBoolean enough = new AtomicBoolean();
        private final double last;
        private final List<Double> reports = new ArrayList<>();
        private final Map<Integer, Point> done = new ConcurrentHashMap<>();

        private Watched(double last) {
            this.last = last;
        }

        @Override
        public boolean isCancelled() {
            box.seen.stream()
                    .filter(s -> s.get(StandardParameters.LOAD) == last)
                    .forEach(s -> enough.set(true));
            return enough.get();
        }

        @Override
        public void report(double fraction) {
            reports.add(fraction);
        }

        @Override
        public void begin(int before, int all, double fraction) {
            assertEquals(0, before);
            assertEquals(10, all);
            assertEquals(0, fraction);
        }

        @Override
        public void completed(RunTask task, List<Point> points) {
            assertEquals(1, points.size());
            assertNull(done.put(task.first(), points.get(0)), "each is reported once");
        }
    }

    @Test
    void whoCancelsKeepsThePointsDone() {
        List<Curve> curves = simulate(new Watched(0.3), "load=0.1:0.5:0.1", "vcs=1,2", "mood=slow");
        Curve curve = curves.get(0);
        assertEquals(List.of(Status.OK, Status.OK), states(curve).subList(0, 2));
        assertTrue(states(curve).contains(Status.CANCELLED), "the one that was being done");
        assertEquals("0.1", given(curve, "load").get(0));
        long all = curves.stream().mapToInt(c -> c.points().size()).sum();
        assertEquals(box.seen.size(), all, "those not begun are left out");
        if (curve.points().size() < 5) {
            assertEquals(
                    curve.points().size() + " of 5 points",
                    curve.provenance().entries().get("interrupted"));
        }
    }

    @Test
    void progressGrowsToTheWhole() {
        Watched progress = new Watched(9);
        List<Curve> curves = simulate(progress, "load=0.1:0.5:0.1", "vcs=1,2", "replications=3");
        assertEquals(1, progress.reports.get(progress.reports.size() - 1), 1e-12);
        assertEquals(progress.reports.stream().sorted().toList(), progress.reports);
        assertEquals(10, progress.done.size());
        assertEquals(
                curves.get(1).points().get(4).figures(),
                progress.done.get(3 * 9).figures(),
                "merged");
    }
}
