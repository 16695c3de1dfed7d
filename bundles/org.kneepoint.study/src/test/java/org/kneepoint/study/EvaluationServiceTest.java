// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.concurrent.locks.LockSupport;
import org.junit.jupiter.api.Test;
import org.kneepoint.api.result.Curve;
import org.kneepoint.api.result.CurveAttributes;
import org.kneepoint.api.result.EvaluationMethod;
import org.kneepoint.api.result.Point;
import org.kneepoint.api.result.Quantities;
import org.kneepoint.api.result.Status;
import org.kneepoint.api.run.NetworkContext;
import org.kneepoint.api.run.Progress;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.api.scenario.Described;
import org.kneepoint.api.scenario.Parameters;
import org.kneepoint.api.scenario.Scenario;
import org.kneepoint.api.scenario.StandardParameters;
import org.kneepoint.api.solver.Solver;
import org.kneepoint.api.topology.Network;
import org.kneepoint.testkit.Assignments;
import org.kneepoint.testkit.Refusal;

class EvaluationServiceTest {
    private final FakeSolver own = new FakeSolver("own", "system");
    private final FakeSolver general = new FakeSolver("general", topology -> true);

    private static EvaluationService with(Described... installed) {
        return new EvaluationService(BareTopology.withTraffic(installed));
    }

    private static List<Curve> solve(Solver solver, String... settings) {
        return with(solver)
                .evaluate(
                        SampleRequests.solve("system", solver, Assignments.of(settings)),
                        Progress.NONE);
    }

    private static void assertOffers(String command, Runnable call) {
        String line = assertThrows(BadInput.class, call::run).getMessage();
        assertTrue(line.contains(command), line);
    }

    /** Cancels after some polls and keeps the fractions reported. */
    private static class Watched implements Progress {
        private final int patience;
        private final List<Double> reports = new ArrayList<>();
        private int calls;

        private Watched(int patience) {
            this.patience = patience;
        }

        @Override
        public boolean isCancelled() {
            return calls++ >= patience;
        }

        @Override
        public void report(double fraction) {
            reports.add(fraction);
        }
    }

    @Test
    void picksTheModelOfAnyTopologyFirst() {
        PairTopology pair = new PairTopology("pair");
        FakeSolver special = new FakeSolver("special", "pair");
        EvaluationService evaluation = with(general, special, own, pair, new PairTopology("star"));
        assertSame(general, evaluation.evaluator(EvaluationMethod.MODEL, "pair", "").plugIn());
        assertSame(
                special, evaluation.evaluator(EvaluationMethod.MODEL, "pair", "special").plugIn());
        assertSame(general, evaluation.evaluator(EvaluationMethod.MODEL, "star", "").plugIn());
        assertSame(own, evaluation.evaluator(EvaluationMethod.MODEL, "system", "").plugIn());
        assertSame(
                general, evaluation.evaluator(EvaluationMethod.MODEL, "pair", "general").plugIn());
        assertSame(
                general,
                evaluation.evaluator(EvaluationMethod.MODEL, "pair", "General").plugIn(),
                "whatever the letter case");
    }

    @Test
    void refusesWhatDoesNotFit() {
        EvaluationService evaluation = with(general, own, new PairTopology("pair"));
        assertEquals(
                "unknown [network] sistem",
                Refusal.of(() -> evaluation.evaluator(EvaluationMethod.MODEL, "sistem", "")));
        assertEquals(
                "unknown [solver] genral",
                Refusal.of(() -> evaluation.evaluator(EvaluationMethod.MODEL, "pair", "genral")));
        assertEquals(
                "unusable [solver] general",
                Refusal.of(
                        () -> evaluation.evaluator(EvaluationMethod.MODEL, "system", "general")));
        EvaluationService without = with(new PairTopology("pair"), own);
        assertEquals(
                "unusable [network] pair",
                Refusal.of(() -> without.evaluator(EvaluationMethod.MODEL, "pair", "")));
        assertEquals(
                "unusable [solver] own",
                Refusal.of(() -> without.evaluator(EvaluationMethod.MODEL, "pair", "own")));
        assertEquals(
                "unknown [network] min",
                Refusal.of(() -> with().evaluator(EvaluationMethod.MODEL, "min", "")));
    }

    @Test
    void saysWhichOtherWayThereIs() {
        FakeSimulator engine = new FakeSimulator("engine", topology -> true);
        FakeSimulator box = new FakeSimulator("box", "casket");
        EvaluationService evaluation = with(engine, box, own, new PairTopology("pair"));
        assertSame(engine, evaluation.evaluator(EvaluationMethod.SIMULATION, "pair", "").plugIn());
        assertSame(
                box, evaluation.evaluator(EvaluationMethod.SIMULATION, "casket", "Box").plugIn());
        assertOffers(
                "simulate pair", () -> evaluation.evaluator(EvaluationMethod.MODEL, "pair", ""));
        assertOffers(
                "solve system",
                () -> evaluation.evaluator(EvaluationMethod.SIMULATION, "system", ""));
        assertEquals(
                "unusable [simulator] engine",
                Refusal.of(
                        () ->
                                evaluation.evaluator(
                                        EvaluationMethod.SIMULATION, "casket", "engine")));
        assertEquals(
                "unknown [simulator] engin",
                Refusal.of(
                        () -> evaluation.evaluator(EvaluationMethod.SIMULATION, "pair", "engin")));
    }

    @Test
    void aParameterOfAnotherEvaluatorIsRejected() {
        FakeSimulator engine = new FakeSimulator("engine", "system");
        EvaluationService evaluation = with(own, engine);
        Map<String, String> seeded = Assignments.of("load=0.1", "seed=3");
        assertEquals(
                "unusable [seed] 3",
                Refusal.of(
                        () ->
                                evaluation.evaluate(
                                        SampleRequests.solve("system", own, seeded),
                                        Progress.NONE)));
        Map<String, String> sized = Assignments.of("load=0.1", "size=3");
        assertEquals(
                "unusable [size] 3",
                Refusal.of(
                        () ->
                                evaluation.evaluate(
                                        SampleRequests.simulate("system", engine, sized),
                                        Progress.NONE)));
        Map<String, String> strange = Assignments.of("load=0.1", "colour=3");
        assertEquals(
                "unknown [colour] colour",
                Refusal.of(
                        () ->
                                evaluation.evaluate(
                                        SampleRequests.solve("system", own, strange),
                                        Progress.NONE)));
    }

    @Test
    void aCurveHasMethodNetworkAndEvaluator() {
        Curve curve = solve(own, "load=0.1:0.3:0.1", "size=16").get(0);
        assertEquals(EvaluationMethod.MODEL, curve.method());
        assertEquals("system", curve.network());
        assertEquals("own", curve.evaluator());
        assertEquals(Quantities.LOAD, curve.axis());
        assertEquals(OptionalDouble.of(16), curve.attribute(CurveAttributes.NODES));
        assertEquals(OptionalDouble.of(2), curve.attribute(CurveAttributes.LENGTH));
        assertEquals(OptionalDouble.empty(), curve.attribute(CurveAttributes.CAPACITY));
        assertEquals(3, curve.points().size());
        Point last = curve.points().get(2);
        assertEquals(1 / (1 - 0.3), last.get(Quantities.LATENCY).getAsDouble());
        assertEquals("0.3", last.settings().get("load"));
        assertEquals("16", last.settings().get("size"));
    }

    @Test
    void provenanceNamesSolverBundleJavaAndTime() {
        Instant before = Instant.now().minusSeconds(1);
        Map<String, String> entries = solve(own, "load=0.1").get(0).provenance().entries();
        assertEquals(
                List.of("request", "solver", "bundle", "version", "sha256", "java", "os", "time"),
                List.copyOf(entries.keySet()));
        assertEquals("solve system load=0.1 solver=own", entries.get("request"));
        assertEquals("own", entries.get("solver"));
        assertEquals("none", entries.get("bundle"), "there is no framework here");
        assertEquals("none", entries.get("version"));
        assertEquals(Runtime.version().toString(), entries.get("java"));
        Instant time = Instant.parse(entries.get("time"));
        assertFalse(time.isBefore(before.truncatedTo(java.time.temporal.ChronoUnit.SECONDS)));
        assertFalse(time.isAfter(Instant.now()));
    }

    @Test
    void aFailingPlugInSpoilsItsOwnPointOnly() {
        Curve curve = solve(own, "load=0.6:0.8:0.1", "mood=failing").get(0);
        assertEquals(
                List.of(Status.OK, Status.FAILED, Status.OK),
                curve.points().stream().map(Point::status).toList());
        Point failed = curve.points().get(1);
        assertTrue(
                failed.reason().text().startsWith(ArithmeticException.class.getName()),
                failed.reason().text());
        assertEquals(OptionalDouble.of(0.7), failed.get(Quantities.LOAD));
        assertEquals(OptionalDouble.empty(), failed.get(Quantities.LATENCY));
        assertEquals("failing", failed.settings().get("mood"));
    }

    @Test
    void aFailedPointKeepsItsRate() {
        Curve curve = solve(own, "rate=0.3,0.35", "mood=failing").get(0);
        Point failed = curve.points().get(1);
        assertEquals(Status.FAILED, failed.status());
        assertEquals(OptionalDouble.of(0.35), failed.get(Quantities.RATE));
        assertEquals(OptionalDouble.of(0.35), curve.axisValue(failed));
    }

    @Test
    void errorsOfThePlugInAreItsFaultToo() {
        for (Error error : List.of(new NoClassDefFoundError("x/Y"), new StackOverflowError())) {
            Solver broken =
                    new FakeSolver("broken", "system") {
                        @Override
                        public Point solve(Scenario scenario, Progress progress) {
                            throw error;
                        }
                    };
            Point point = solve(broken, "load=0.5").get(0).points().get(0);
            assertEquals(Status.FAILED, point.status());
            assertTrue(point.reason().text().startsWith(error.toString()), point.reason().text());
        }
    }

    @Test
    void aPlugInThatAnswersNothing() {
        Solver mute =
                new FakeSolver("mute", "system") {
                    @Override
                    public Point solve(Scenario scenario, Progress progress) {
                        return null;
                    }
                };
        for (Point point : solve(mute, "load=0.1,0.2").get(0).points()) {
            assertEquals(Status.FAILED, point.status());
            assertTrue(point.reason().text().contains("no point"), point.reason().text());
        }
    }

    @Test
    void aPlugInThatFailsToPrepareSpoilsItsCurveOnly() {
        Solver broken =
                new FakeSolver("broken", "system") {
                    @Override
                    public PreparedModel prepare(Scenario scenario) {
                        if (scenario.get(SIZE) == 3) {
                            throw new IllegalStateException("three");
                        }
                        return super.prepare(scenario);
                    }
                };
        List<Curve> curves = solve(broken, "load=0.1,0.2", "size=2,3,4");
        assertEquals(3, curves.size());
        for (Curve curve : curves) {
            boolean spoilt = curve.points().get(0).settings().get("size").equals("3");
            for (Point point : curve.points()) {
                assertEquals(spoilt ? Status.FAILED : Status.OK, point.status());
                assertEquals(spoilt, point.reason().text().contains("three"));
                assertTrue(point.get(Quantities.LOAD).isPresent());
            }
        }
    }

    @Test
    void aTopologyThatFailsSpoilsItsPoints() {
        PairTopology broken =
                new PairTopology("pair") {
                    @Override
                    public Network build(Scenario scenario) {
                        throw new ArrayIndexOutOfBoundsException("port 9");
                    }
                };
        EvaluationService evaluation = with(general, broken);
        List<Curve> curves =
                evaluation.evaluate(
                        SampleRequests.solve("pair", general, Assignments.of("load=0.1,0.2")),
                        Progress.NONE);
        assertEquals(2, curves.get(0).points().size());
        for (Point point : curves.get(0).points()) {
            assertEquals(Status.FAILED, point.status());
            assertTrue(point.reason().text().contains("port 9"), point.reason().text());
        }
    }

    @Test
    void wrongInputIsTheUsersAffair() {
        assertEquals(
                "unusable [load] 0.9",
                Refusal.of(() -> solve(own, "load=0.8,0.9", "mood=refusing")));
        assertEquals(
                "unusable [load] 0.9", Refusal.of(() -> solve(own, "rate=0.45", "mood=refusing")));
        assertEquals("unknown [nodes] nodes", Refusal.of(() -> solve(own, "load=0.1", "nodes=5")));
    }

    @Test
    void thePreparedPathGivesTheSamePoints() {
        List<Point> together = solve(own, "load=0.1:0.9:0.1", "size=5").get(0).points();
        for (Point point : together) {
            Point alone =
                    solve(own, "load=" + point.settings().get("load"), "size=5")
                            .get(0)
                            .points()
                            .get(0);
            assertEquals(alone.settings(), point.settings());
            assertEquals(alone.figures(), point.figures());
        }
        List<Point> byRate = solve(own, "rate=0.05:0.45:0.05", "size=5").get(0).points();
        for (int i = 0; i < together.size(); i++) {
            assertEquals(together.get(i).get(Quantities.RATE), byRate.get(i).get(Quantities.RATE));
        }
    }

    @Test
    void preparesOncePerLine() {
        int[] prepared = new int[1];
        FakeSolver counting =
                new FakeSolver("counting", "system") {
                    @Override
                    public PreparedModel prepare(Scenario scenario) {
                        prepared[0]++;
                        return super.prepare(scenario);
                    }
                };
        solve(counting, "load=0.1:0.5:0.1", "size=2,3");
        assertEquals(2, prepared[0]);
        assertEquals(10, counting.solved.get());
        solve(counting, "load=0.1");
        solve(counting, "size=2,3", "load=0.1");
        assertEquals(2, prepared[0], "one point, or points of several sizes, gain nothing by it");
    }

    @Test
    void aNumberThatChangesAlongTheAxisIsNoAttribute() {
        Curve sizes = solve(own, "size=2,4,8", "load=0.1").get(0);
        assertEquals("size", sizes.axis().name());
        assertEquals("terminals", sizes.axis().unit());
        assertEquals(OptionalDouble.empty(), sizes.attribute(CurveAttributes.NODES));
        assertEquals(OptionalDouble.of(2), sizes.attribute(CurveAttributes.LENGTH));
    }

    @Test
    void whoCancelsKeepsThePointsDone() {
        FakeSolver slow =
                new FakeSolver("own", "system") {
                    @Override
                    public Point solve(Scenario scenario, Progress progress) {
                        Point point = super.solve(scenario, progress);
                        while (solved.get() > 2 && !progress.isCancelled()) {
                            LockSupport.parkNanos(1_000_000);
                        }
                        return progress.isCancelled()
                                ? point.toBuilder().status(Status.CANCELLED, "ended").build()
                                : point;
                    }
                };
        EvaluationService evaluation = with(slow);
        List<Curve> curves =
                evaluation.evaluate(
                        SampleRequests.solve(
                                "system", slow, Assignments.of("load=0.1:0.6:0.1", "size=2,3")),
                        new Watched(0) {
                            @Override
                            public boolean isCancelled() {
                                return slow.solved.get() > 2;
                            }
                        });
        List<Point> points = curves.get(0).points();
        assertEquals(List.of("0.1", "0.2", "0.3"), loads(points).subList(0, 3));
        assertEquals(Status.OK, points.get(1).status());
        assertEquals(Status.CANCELLED, points.get(2).status());
        assertEquals("ended", points.get(2).reason().text());
        assertEquals(slow.solved.get(), points.size(), "those not begun are left out");
        assertTrue(
                evaluation
                        .evaluate(
                                SampleRequests.solve("system", own, Assignments.of("load=0.1")),
                                new Watched(0))
                        .isEmpty());
    }

    private static List<String> loads(List<Point> points) {
        return points.stream().map(p -> p.settings().get("load")).toList();
    }

    @Test
    void progressGrowsToTheWhole() {
        Watched progress = new Watched(1000);
        with(own)
                .evaluate(
                        SampleRequests.solve(
                                "system", own, Assignments.of("load=0.1:0.5:0.1", "size=2,3")),
                        progress);
        assertEquals(1, progress.reports.get(progress.reports.size() - 1));
        assertEquals(progress.reports.stream().sorted().toList(), progress.reports);
    }

    /** A model of patterns that keeps the contexts it was given. */
    private static final class Witness extends FakeSolver {
        private final List<NetworkContext> seen = new ArrayList<>();

        private Witness() {
            super("witness", topology -> true);
        }

        @Override
        public Parameters parameters() {
            return Parameters.of(StandardParameters.PATTERN).and(super.parameters());
        }

        @Override
        public Point solve(NetworkContext context, Progress progress) {
            seen.add(context);
            return super.solve(context, progress);
        }
    }

    private static List<NetworkContext> seen(String... settings) {
        Witness witness = new Witness();
        with(
                        witness,
                        new PairTopology("pair"),
                        new NeighbourPattern("uniform"),
                        new NeighbourPattern("neighbour"))
                .evaluate(
                        SampleRequests.solve("pair", witness, Assignments.of(settings)),
                        Progress.NONE);
        return witness.seen;
    }

    @Test
    void aTopologysScenarioComesWithItsNetworkRoutingAndDestinations() {
        for (String load : List.of("load=0.1", "load=0.1,0.2", "rate=0.1,0.2")) {
            for (NetworkContext context : seen(load, "nodes=6")) {
                assertEquals(6, context.network().terminals());
                assertEquals("direct", context.routing().name());
                assertEquals(new NeighbourPattern.Next(6), context.destinations());
                Map<String, String> settings = context.scenario().settings();
                assertEquals("6", settings.get("nodes"));
                assertEquals("8", settings.get("size"), "the solver's words as well");
            }
        }
    }

    @Test
    void everySizeHasItsOwnNetwork() {
        List<Integer> sizes =
                seen("nodes=2,4,6", "load=0.1").stream()
                        .map(context -> context.network().terminals())
                        .toList();
        assertEquals(List.of(2, 4, 6), sizes);
    }

    @Test
    void routingAndPatternByName() {
        NetworkContext context = seen("load=0.1", "routing=scenic", "pattern=neighbour").get(0);
        assertEquals("scenic", context.routing().name());
        assertEquals(new NeighbourPattern.Next(2), context.destinations());
        assertEquals(
                "unknown [routing] scenik", Refusal.of(() -> seen("load=0.1", "routing=scenik")));
        assertEquals(
                "unknown [pattern] neighbor",
                Refusal.of(() -> seen("load=0.1", "pattern=neighbor")));
        assertEquals("unusable [nodes] 3", Refusal.of(() -> seen("load=0.1", "nodes=3")));
    }

    @Test
    void aModelHasATimeLimitToo() {
        FakeSolver slow =
                new FakeSolver("own", "system") {
                    @Override
                    public Point solve(Scenario scenario, Progress progress) {
                        Point point = super.solve(scenario, progress);
                        while (point.settings().get("load").equals("0.2")
                                && !progress.isCancelled()) {
                            LockSupport.parkNanos(1_000_000);
                        }
                        return progress.isCancelled()
                                ? point.toBuilder().status(Status.CANCELLED, "ended").build()
                                : point;
                    }
                };
        List<Point> points = solve(slow, "load=0.1:0.3:0.1", "limit=0.05").get(0).points();
        assertEquals(
                List.of(Status.OK, Status.LIMIT, Status.OK),
                points.stream().map(Point::status).toList());
        assertEquals("time-limit", points.get(1).reason().code());
        assertEquals(Optional.of(0.05), points.get(1).reason().argument("seconds"));
        assertEquals("0.05", points.get(0).settings().get("limit"));
        Point unlimited = solve(own, "load=0.1").get(0).points().get(0);
        assertFalse(unlimited.settings().containsKey("limit"), "what is not given is not shown");
    }
}
