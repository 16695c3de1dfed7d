// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.kneepoint.api.result.Curve;
import org.kneepoint.api.result.Method;
import org.kneepoint.api.result.Point;
import org.kneepoint.api.result.Status;
import org.kneepoint.api.run.Run;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.api.scenario.StandardParameters;

/** Runs that are done one by one, in any order. */
@Timeout(60)
class ScheduleTest {
    private final FakeSimulator box = new FakeSimulator("box", "system");
    private final FakeSolver formula = new FakeSolver("formula", "system");
    private final Evaluation evaluation = new Evaluation(Catalogue.of(box, formula));

    private Schedule simulation(String... words) {
        return evaluation.schedule(Method.SIMULATION, "system", "", List.of(Words.of(words)));
    }

    private static Map<Integer, List<Point>> done(Schedule schedule, List<Schedule.Task> tasks) {
        Map<Integer, List<Point>> points = new ConcurrentHashMap<>();
        schedule.carryOut(tasks, (task, some) -> points.put(task.number(), some), Run.UNWATCHED);
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
        String[] words = {"load=0.1:0.5:0.1", "vcs=1,2", "replications=3", "seed=4"};
        Schedule schedule = simulation(words);
        List<Schedule.Task> tasks = new ArrayList<>(schedule.tasks());
        assertEquals(30, tasks.size());
        assertEquals(10, schedule.points());
        Collections.reverse(tasks);
        Map<Integer, List<Point>> points = done(schedule, tasks.subList(0, 13));
        assertEquals(1, schedule.curves(points::get).size());
        assertEquals(4, schedule.curves(points::get).get(0).points().size());
        points.putAll(done(schedule, tasks.subList(13, 30)));
        List<Curve> direct = evaluation.simulate("system", box, Words.of(words), Run.UNWATCHED);
        assertEquals(figures(direct), figures(schedule.curves(points::get)));
        assertEquals(60, box.seen.size());
    }

    @Test
    void aTaskTellsItsScenario() {
        Schedule schedule = simulation("load=0.1,0.2", "replications=2", "seed=4");
        Schedule.Task last = schedule.tasks().get(3);
        assertEquals(new Schedule.Task(3, 0, 1, 1, true), last);
        int seed = schedule.scenario(last).get(StandardParameters.SEED);
        assertEquals(Seeds.split(4, 2)[1], seed);
        assertEquals(0.2, schedule.scenario(last).get(StandardParameters.LOAD));
    }

    @Test
    void severalSetsOfWordsComeOneAfterTheOther() {
        Schedule schedule =
                evaluation.schedule(
                        Method.MODEL,
                        "system",
                        "formula",
                        List.of(
                                Words.of("size=8", "load=0.1,0.2"),
                                Words.of("size=9", "load=0.3")));
        assertEquals(2, schedule.curves());
        List<Curve> curves = schedule.curves(done(schedule, schedule.tasks())::get);
        assertEquals("9", curves.get(1).points().get(0).words().get("size"));
        assertEquals(List.of(formula), schedule.plugIns());
    }

    @Test
    void aFailingPlugInSpoilsItsOwnRun() {
        Schedule schedule = simulation("load=0.2:0.4:0.1", "mood=failing");
        List<Point> points = schedule.curves(done(schedule, schedule.tasks())::get).get(0).points();
        assertEquals(
                List.of(Status.OK, Status.FAILED, Status.OK),
                points.stream().map(Point::status).toList());
    }

    @Test
    void aRunThatIsCutShortIsNotDone() {
        Schedule schedule = simulation("load=0.2,0.3", "mood=slow");
        AtomicBoolean cancelled = new AtomicBoolean();
        Map<Integer, List<Point>> points = new ConcurrentHashMap<>();
        Run run =
                new Run() {
                    @Override
                    public boolean isCancelled() {
                        return cancelled.get();
                    }

                    @Override
                    public void progress(double fraction) {
                        cancelled.set(fraction > 0.7);
                    }
                };
        schedule.carryOut(schedule.tasks(), (task, p) -> points.put(task.number(), p), run);
        assertTrue(points.size() == 1 && points.containsKey(0), points.keySet()::toString);
    }

    /** One of two kinds of ramps fails, and each has two seeds. */
    @Test
    void aRampIsARunAndACurve() {
        FakeRamp slope = new FakeRamp("slope", "system");
        Evaluation ramps = new Evaluation(Catalogue.of(slope));
        Map<String, String> words = Words.of("mood=failing,good", "replications=2", "seed=4");
        Schedule schedule = ramps.schedule(Method.RAMP, "system", "", List.of(words));
        assertEquals(4, schedule.curves());
        assertEquals(new Schedule.Task(2, 2, 0, 0, true), schedule.tasks().get(2));
        assertTrue(schedule.plugIns().contains(slope));
        Map<Integer, List<Point>> points = done(schedule, schedule.tasks().subList(1, 4));
        List<Curve> curves = schedule.curves(points::get);
        assertEquals(List.of(1, 50, 50), curves.stream().map(c -> c.points().size()).toList());
        assertEquals(Status.FAILED, curves.get(0).points().get(0).status());
        assertEquals(
                List.of("" + Seeds.split(4, 2)[1], "4", "" + Seeds.split(4, 2)[1]),
                curves.stream().map(curve -> curve.constants().get("seed")).toList());
        assertTrue(curves.stream().allMatch(curve -> curve.method() == Method.RAMP));
        List<Curve> direct = ramps.ramp("system", ramps.ramped("system", ""), words, Run.UNWATCHED);
        assertEquals(figures(direct.subList(1, 4)), figures(curves));
    }

    @Test
    void refusals() {
        assertThrows(BadInput.class, () -> simulation("load=0.1", "replications=2000000"));
        BadInput many =
                assertThrows(
                        BadInput.class,
                        () -> simulation("load=0.001:1:0.001", "replications=1001"));
        assertEquals("this makes more than 1000000 runs", many.getMessage());
        assertThrows(
                BadInput.class,
                () -> evaluation.schedule(Method.RAMP, "system", "", List.of(Map.of())));
    }
}
