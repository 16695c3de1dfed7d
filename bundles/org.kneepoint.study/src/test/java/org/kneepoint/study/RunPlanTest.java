// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.jr.ob.JSON;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.kneepoint.api.command.RequestSize;
import org.kneepoint.api.result.Curve;
import org.kneepoint.api.result.EvaluationMethod;
import org.kneepoint.api.result.Point;
import org.kneepoint.api.result.Status;
import org.kneepoint.api.run.Progress;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.api.scenario.Parameters;
import org.kneepoint.api.scenario.Scenario;
import org.kneepoint.api.scenario.StandardParameters;
import org.kneepoint.study.plugin.Catalogue;
import org.kneepoint.study.run.InMemoryCollector;
import org.kneepoint.study.run.PointListener;
import org.kneepoint.study.run.ResultCollector;
import org.kneepoint.study.run.RunCost;
import org.kneepoint.study.run.RunRequest;
import org.kneepoint.study.run.RunResult;
import org.kneepoint.study.run.RunTask;
import org.kneepoint.testkit.Assignments;
import org.kneepoint.testkit.Refusal;

/** Runs that are done one by one, in any order. */
@Timeout(60)
class RunPlanTest {
    private final FakeSimulator box = new FakeSimulator("box", "system");
    private final FakeSolver formula = new FakeSolver("formula", "system");
    private final EvaluationService evaluation = new EvaluationService(Catalogue.of(box, formula));

    private RunPlan simulation(String... settings) {
        return evaluation.plan(
                SampleRequests.simulate("system", box, Assignments.of(settings)), Progress.NONE);
    }

    private static Map<Integer, List<Point>> done(RunPlan plan, List<RunTask> tasks) {
        Map<Integer, List<Point>> points = new ConcurrentHashMap<>();
        ResultCollector collector = result -> points.put(result.task(), result.points());
        new LocalExecutor().execute(plan, tasks, collector, Progress.NONE);
        return points;
    }

    private static List<List<Map<?, ?>>> figures(List<Curve> curves) {
        return curves.stream()
                .map(curve -> curve.points().stream().<Map<?, ?>>map(Point::figures).toList())
                .toList();
    }

    /** Done backwards and in two parts: as simulate has it in one go. */
    @Test
    void theOrderDoesNotMatter() {
        String[] settings = {"load=0.1:0.5:0.1", "vcs=1,2", "replications=3", "seed=4"};
        RunPlan plan = simulation(settings);
        List<RunTask> tasks = new ArrayList<>(plan.tasks());
        assertEquals(30, tasks.size());
        assertEquals(10, plan.points());
        Collections.reverse(tasks);
        Map<Integer, List<Point>> points = done(plan, tasks.subList(0, 13));
        assertEquals(1, plan.curves(points::get).size());
        List<Point> some = plan.curves(points::get).get(0).points();
        assertEquals(5, some.size());
        assertEquals(Status.CANCELLED, some.get(0).status(), "one of three runs is done");
        points.putAll(done(plan, tasks.subList(13, 30)));
        List<Curve> direct =
                evaluation.evaluate(
                        SampleRequests.simulate("system", box, Assignments.of(settings)),
                        Progress.NONE);
        assertEquals(figures(direct), figures(plan.curves(points::get)));
        assertEquals(60, box.seen.size());
    }

    @Test
    void aTaskHasItsScenario() {
        RunPlan plan = simulation("load=0.1,0.2", "replications=2", "seed=4");
        RunTask last = plan.tasks().get(3);
        assertEquals(new RunTask(3, 0, 1, 1, true), last);
        assertEquals(2, last.first());
        plan.evaluate(last, Progress.NONE);
        Scenario scenario = box.seen.element();
        assertEquals(ReplicationSeeds.split(4, 2)[1], scenario.get(StandardParameters.SEED));
        assertEquals(0.2, scenario.get(StandardParameters.LOAD));
    }

    @Test
    void severalSetsOfSettingsRunInOrder() {
        RunPlan plan =
                evaluation.plan(
                        List.of(
                                RunRequest.parse("solve system size=8 load=0.1,0.2"),
                                RunRequest.parse("solve system size=9 load=0.3")),
                        Progress.NONE);
        assertEquals(2, plan.curves());
        List<Curve> curves = plan.curves(done(plan, plan.tasks())::get);
        assertEquals("9", curves.get(1).points().get(0).settings().get("size"));
        assertEquals(List.of(formula), plan.plugIns());
    }

    @Test
    void aFailingPlugInSpoilsItsOwnRun() {
        RunPlan plan = simulation("load=0.2:0.4:0.1", "mood=failing");
        List<Point> points = plan.curves(done(plan, plan.tasks())::get).get(0).points();
        assertEquals(
                List.of(Status.OK, Status.FAILED, Status.OK),
                points.stream().map(Point::status).toList());
    }

    @Test
    void aRunThatIsCutShortIsNotDone() {
        RunPlan plan = simulation("load=0.2,0.3", "mood=slow");
        AtomicBoolean cancelled = new AtomicBoolean();
        Map<Integer, List<Point>> points = new ConcurrentHashMap<>();
        Progress progress =
                new Progress() {
                    @Override
                    public boolean isCancelled() {
                        return cancelled.get();
                    }

                    @Override
                    public void report(double fraction) {
                        cancelled.set(fraction > 0.7);
                    }
                };
        ResultCollector whole =
                result -> {
                    if (!result.isCut()) {
                        points.put(result.task(), result.points());
                    }
                };
        new LocalExecutor().execute(plan, plan.tasks(), whole, progress);
        assertTrue(points.size() == 1 && points.containsKey(0), points.keySet()::toString);
    }

    /** What another machine does that has the same plug-ins: nothing is shared but texts. */
    @Test
    void aPlanIsMadeAgainElsewhere() throws IOException {
        String[] settings = {"load=0.1:0.5:0.1", "vcs=1,2", "replications=2", "mood=failing"};
        RunPlan plan = simulation(settings);
        RunExecutor elsewhere =
                (here, tasks, collector, progress) -> {
                    List<RunRequest> requests =
                            here.requests().stream()
                                    .map(request -> RunRequest.ofJson(request.json()))
                                    .toList();
                    RunPlan there =
                            new EvaluationService(Catalogue.of(new FakeSimulator("box", "system")))
                                    .plan(requests, progress);
                    assertEquals(here.tasks(), there.tasks());
                    new LocalExecutor()
                            .execute(
                                    there,
                                    tasks,
                                    result -> collector.collect(RunResult.of(read(result))),
                                    progress);
                };
        InMemoryCollector memory = new InMemoryCollector(plan.tasks());
        elsewhere.execute(plan, plan.tasks(), memory, Progress.NONE);
        List<Curve> direct = evaluation.evaluate(plan, Progress.NONE, PointListener.NONE);
        assertEquals(figures(direct), figures(plan.curves(memory::points)));
        assertEquals(20, memory.collected());
        assertEquals(16, memory.runs(), "four have failed");
    }

    private static Map<String, Object> read(RunResult result) {
        try {
            return JSON.std.mapFrom(JSON.std.asString(result.entry()));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Test
    void onlyWholePointsAreKeptWhereThatIsWanted() {
        RunPlan plan = simulation("load=0.1,0.2", "replications=3");
        InMemoryCollector memory = new InMemoryCollector(plan.tasks());
        new LocalExecutor().execute(plan, plan.tasks().subList(0, 4), memory, Progress.NONE);
        assertEquals(4, memory.runs());
        assertEquals(1, memory.scenarios());
        assertEquals(1, memory.rows());
        assertEquals(plan.tasks().subList(4, 6), memory.missing());
        assertEquals(2, plan.curves(memory::points).get(0).points().size());
        assertEquals(1, plan.curves(memory.completeScenarios()).get(0).points().size());
    }

    @Test
    void theCostIsKnownBeforeAnythingIsRun() {
        FakeSimulator large =
                new FakeSimulator("large", "system") {
                    @Override
                    public Parameters parameters() {
                        return Parameters.of(StandardParameters.TIME_LIMIT).and(super.parameters());
                    }

                    @Override
                    public double estimatedMemory(Scenario scenario) {
                        return 1e6 * scenario.get(StandardParameters.VCS);
                    }
                };
        RunPlan plan =
                new EvaluationService(Catalogue.of(large))
                        .plan(
                                RunRequest.parse(
                                        "simulate system load=0.1 vcs=2,4 limit=3 replications=5"),
                                Progress.NONE);
        assertEquals(new RequestSize(1, 2, 10, OptionalDouble.of(30)), plan.size());
        assertEquals(OptionalDouble.of(15), plan.size().seconds(2));
        assertEquals(new RunCost(2, 10, 4e6, OptionalDouble.of(30)), plan.cost());
        assertEquals(OptionalDouble.of(15), plan.cost().seconds(2));
        assertEquals(OptionalDouble.of(3), plan.cost().seconds(100));
        assertTrue(large.seen.isEmpty());
    }

    /** One of two kinds of ramps fails, and each has two seeds. */
    @Test
    void aRampIsARunAndACurve() {
        FakeRamp slope = new FakeRamp("slope", "system");
        EvaluationService ramps = new EvaluationService(BareTopology.catalogue("system", slope));
        Map<String, String> settings =
                Assignments.of("mood=failing,good", "replications=2", "seed=4");
        RunPlan plan = ramps.plan(SampleRequests.ramp("system", "", settings), Progress.NONE);
        assertEquals(4, plan.curves());
        assertEquals(new RunTask(2, 2, 0, 0, true), plan.tasks().get(2));
        assertTrue(plan.plugIns().contains(slope));
        Map<Integer, List<Point>> points = done(plan, plan.tasks().subList(1, 4));
        List<Curve> curves = plan.curves(points::get);
        assertEquals(List.of(1, 50, 50), curves.stream().map(c -> c.points().size()).toList());
        assertEquals(Status.FAILED, curves.get(0).points().get(0).status());
        assertEquals(
                List.of(
                        "" + ReplicationSeeds.split(4, 2)[1],
                        "4",
                        "" + ReplicationSeeds.split(4, 2)[1]),
                curves.stream().map(curve -> curve.commonSettings().get("seed")).toList());
        assertTrue(curves.stream().allMatch(curve -> curve.method().equals(EvaluationMethod.RAMP)));
        List<Curve> direct =
                ramps.evaluate(SampleRequests.ramp("system", "", settings), Progress.NONE);
        assertEquals(figures(direct.subList(1, 4)), figures(curves));
    }

    @Test
    void refusals() {
        assertThrows(BadInput.class, () -> simulation("load=0.1", "replications=2000000"));
        assertEquals(
                "unusable [runs] 1001000",
                Refusal.of(() -> simulation("load=0.001:1:0.001", "replications=1001")));
        assertThrows(
                BadInput.class,
                () -> evaluation.plan(SampleRequests.ramp("system", "", Map.of()), Progress.NONE));
    }
}
