// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.itests.container;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import javax.inject.Inject;
import org.junit.After;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.kneepoint.api.metric.Metric;
import org.kneepoint.api.result.Curve;
import org.kneepoint.api.result.EvaluationMethod;
import org.kneepoint.api.result.Point;
import org.kneepoint.api.result.Quantities;
import org.kneepoint.api.result.Status;
import org.kneepoint.api.run.Progress;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.api.solver.Solver;
import org.kneepoint.api.topology.RoutingAlgorithm;
import org.kneepoint.itests.container.plugin.ChosenDimensionFirst;
import org.kneepoint.itests.container.plugin.EchoSolver;
import org.kneepoint.itests.container.plugin.Impostor;
import org.kneepoint.itests.container.plugin.LazilyLoaded;
import org.kneepoint.itests.container.plugin.SlowSolver;
import org.kneepoint.study.EvaluationService;
import org.kneepoint.study.plugin.Catalogue;
import org.kneepoint.study.run.RunRequest;
import org.kneepoint.testkit.ErrorLine;
import org.ops4j.pax.exam.Configuration;
import org.ops4j.pax.exam.Option;
import org.ops4j.pax.exam.junit.PaxExam;
import org.ops4j.pax.exam.spi.reactors.ExamReactorStrategy;
import org.ops4j.pax.exam.spi.reactors.PerClass;
import org.osgi.framework.BundleContext;

/** A jar in the deploy folder is part of the workbench until it is deleted. */
@RunWith(PaxExam.class)
@ExamReactorStrategy(PerClass.class)
public class DropInIT {
    @Inject private BundleContext context;
    @Inject private Catalogue catalogue;
    @Inject private EvaluationService evaluation;

    @Configuration
    public Option[] configuration() {
        return new Option[] {ProvisionedBundles.workbenchWithDeployFolder()};
    }

    private Path folder() {
        return Path.of(context.getProperty(ProvisionedBundles.DEPLOY));
    }

    @After
    public void emptyTheFolder() throws Exception {
        System.clearProperty(SlowSolver.RELEASED);
        try (Stream<Path> files = Files.list(folder())) {
            for (Path file : files.toList()) {
                Files.delete(file);
            }
        }
        Await.until(
                "the bundles have gone with their jars",
                () ->
                        Stream.of(context.getBundles())
                                .noneMatch(b -> b.getSymbolicName().startsWith("org.example.")));
    }

    private void awaitNetwork(String name) throws InterruptedException {
        Await.until(name + " is there", () -> catalogue.networks().contains(name));
    }

    private void awaitNoNetwork(String name) throws InterruptedException {
        Await.until(name + " has gone", () -> !catalogue.networks().contains(name));
    }

    private static PluginJar echo(double latency) {
        return PluginJar.named("echo")
                .offering(Solver.class, EchoSolver.class, Map.of("latency", latency));
    }

    @Test
    public void aSolverComesAndGoesWithItsJar() throws Exception {
        BatchSession.run(context, "solve echo load=0.5").ended(1);
        Path jar = echo(1).dropInto(folder());
        awaitNetwork("echo");
        assertTrue(BatchSession.run(context, "topologies").ended(0).out().contains("echo"));
        assertTrue(BatchSession.run(context, "solvers").ended(0).out().contains("an echo"));
        String rows = BatchSession.run(context, "solve echo load=0.1:0.5:0.1 format=csv").out();
        assertEquals(rows, 1 + 5, rows.lines().count());
        assertTrue(
                BatchSession.run(context, "doctor strict=true").ended(0).out().contains("deploy"));
        Files.delete(jar);
        awaitNoNetwork("echo");
        assertEquals(List.of(), catalogue.solversFor("echo"));
        assertFalse(BatchSession.run(context, "topologies").ended(0).out().contains("echo"));
        BatchSession.run(context, "solve echo load=0.5").ended(1);
    }

    /** The topology does not refer to it. */
    @Test
    public void aRoutingComesAndGoesWithItsJar() throws Exception {
        String line = "simulate torus radix=4 load=0.1 cycles=2000 warmup=200 precision=0.2 ";
        BatchSession.run(context, line + "routing=chosen-first").ended(1);
        Path jar =
                PluginJar.named("chosen")
                        .with(ChosenDimensionFirst.Way.class)
                        .offering(RoutingAlgorithm.class, ChosenDimensionFirst.class, Map.of())
                        .dropInto(folder());
        Await.until("the routing is there", () -> routings().contains("chosen-first"));
        String page = BatchSession.run(context, "describe chosen-first").ended(0).out();
        ErrorLine.names(page, "chosen-first", "first");
        String first = BatchSession.run(context, line + "routing=chosen-first format=json").out();
        assertTrue(first, first.contains("org.example.chosen"));
        assertTrue(first, first.contains("verified"));
        String row = line + "routing=chosen-first first=0 format=csv";
        assertTrue(BatchSession.run(context, row).ended(0).out().contains(",chosen-first,"));
        BatchSession.run(context, line + "routing=chosen-first first=2").ended(1);
        BatchSession.run(context, line + "routing=dimension-order first=0").ended(1);
        BatchSession.run(context, "solve torus radix=4 load=0.1 routing=chosen-first").ended(0);
        BatchSession.run(context, "solve fat-tree nodes=16 load=0.1 routing=chosen-first").ended(1);
        Files.delete(jar);
        Await.until("the routing has gone", () -> !routings().contains("chosen-first"));
        BatchSession.run(context, line + "routing=chosen-first").ended(1);
    }

    private List<String> routings() {
        return evaluation.routings("torus", Map.of("radix", "4"));
    }

    @Test
    public void aNewerJarReplacesTheOlder() throws Exception {
        echo(1).dropInto(folder());
        awaitNetwork("echo");
        echo(2).dropInto(folder());
        Await.until("the newer solver answers", () -> echoLatency() == 2);
        assertEquals(1, catalogue.solversFor("echo").size());
    }

    /** Returns the latency of the installed solver; NaN while its jar is replaced. */
    private double echoLatency() {
        try {
            return catalogue.solversFor("echo").stream()
                    .map(solver -> solve("echo", solver, "0.1", Progress.NONE).get(0))
                    .mapToDouble(point -> point.get(Quantities.LATENCY).orElseThrow())
                    .findFirst()
                    .orElse(Double.NaN);
        } catch (BadInput e) {
            return Double.NaN;
        }
    }

    private List<Point> solve(String network, Solver solver, String load, Progress progress) {
        RunRequest request =
                new RunRequest(
                        EvaluationMethod.MODEL, network, solver.name(), Map.of("load", load));
        List<Curve> curves = evaluation.evaluate(request, progress);
        assertEquals(1, curves.size());
        return curves.get(0).points();
    }

    /** A progress monitor that signals the first point and can cancel. */
    private static final class Caller implements Progress {
        private final CountDownLatch started = new CountDownLatch(1);
        private volatile boolean cancelled;

        @Override
        public boolean isCancelled() {
            return cancelled;
        }

        @Override
        public void report(double fraction) {
            if (fraction > 0) {
                started.countDown();
            }
        }

        private void awaitStart() throws InterruptedException {
            assertTrue(started.await(Await.LIMIT_SECONDS, TimeUnit.SECONDS));
        }
    }

    private CompletableFuture<List<Point>> startSlow(String load, Caller caller) throws Exception {
        Solver solver = (Solver) evaluation.evaluator(EvaluationMethod.MODEL, "slow", "").plugIn();
        CompletableFuture<List<Point>> points =
                CompletableFuture.supplyAsync(() -> solve("slow", solver, load, caller));
        caller.awaitStart();
        return points;
    }

    private static List<Point> end(CompletableFuture<List<Point>> points) throws Exception {
        return points.get(Await.LIMIT_SECONDS, TimeUnit.SECONDS);
    }

    private static PluginJar slow(Map<String, ?> properties) {
        return PluginJar.named("slow").offering(Solver.class, SlowSolver.class, properties);
    }

    private void assertCatalogueIsConsistent() throws Exception {
        assertEquals(List.of(), catalogue.faults());
        assertTrue(catalogue.networks().contains("min"));
        assertEquals(List.of(), catalogue.solversFor("slow"));
        BatchSession.run(context, "topologies").ended(0);
        BatchSession.run(context, "doctor strict=true").ended(0);
    }

    @Test
    public void whatIsBeingComputedOutlivesItsJar() throws Exception {
        Path jar = slow(Map.of()).dropInto(folder());
        awaitNetwork("slow");
        CompletableFuture<List<Point>> points = startSlow("0.01:0.2:0.01", new Caller());
        Files.delete(jar);
        awaitNoNetwork("slow");
        List<Point> ended = end(points);
        assertEquals(20, ended.size());
        ended.forEach(point -> assertEquals(point.reason().text(), Status.OK, point.status()));
        assertCatalogueIsConsistent();
    }

    private List<Point> withTheJarGoneBetweenTwoPoints(PluginJar plugin) throws Exception {
        Path jar = plugin.dropInto(folder());
        awaitNetwork("slow");
        Class<?> type =
                evaluation.evaluator(EvaluationMethod.MODEL, "slow", "").plugIn().getClass();
        CompletableFuture<List<Point>> points = startSlow("0.1,0.2", new Caller());
        Files.delete(jar);
        awaitNoNetwork("slow");
        Await.until("the jar is closed", () -> type.getResource("LazilyLoaded.class") == null);
        assertFalse(points.isDone());
        System.setProperty(SlowSolver.RELEASED, "true");
        List<Point> ended = end(points);
        assertEquals(2, ended.size());
        assertEquals(Status.OK, ended.get(0).status());
        assertCatalogueIsConsistent();
        return ended;
    }

    @Test
    public void aClassThatIsFirstNeededWhenTheJarHasGoneIsThere() throws Exception {
        Point late =
                withTheJarGoneBetweenTwoPoints(slow(Map.of("whole", 0.15)).with(LazilyLoaded.class))
                        .get(1);
        assertEquals(late.reason().text(), Status.OK, late.status());
        assertEquals(1.2, late.get(Quantities.LATENCY).orElseThrow(), 0);
    }

    @Test
    public void whatReadsItsJarWhenThatHasGoneFailsPointByPoint() throws Exception {
        Map<String, ?> reading = Map.of("whole", 0.15, "reads", true);
        Point late = withTheJarGoneBetweenTwoPoints(slow(reading).with(LazilyLoaded.class)).get(1);
        assertEquals(Status.FAILED, late.status());
        String reason = late.reason().text();
        ErrorLine.names(reason, "LazilyLoaded.class", "org.example.slow 1.0.0");
        assertEquals(reason, 1, reason.lines().count());
    }

    @Test
    public void whatIsCancelledWhileItsJarGoesEndsWithWhatItHas() throws Exception {
        Path jar = slow(Map.of()).dropInto(folder());
        awaitNetwork("slow");
        Caller caller = new Caller();
        CompletableFuture<List<Point>> points = startSlow("0.0001:1:0.0001", caller);
        Files.delete(jar);
        awaitNoNetwork("slow");
        caller.cancelled = true;
        List<Point> ended = end(points);
        assertTrue(!ended.isEmpty() && ended.size() < 10_000);
        assertEquals(Status.OK, ended.get(0).status());
        assertCatalogueIsConsistent();
    }

    private static PluginJar impostor(Class<?> service, String name) {
        Map<String, ?> properties = Map.of("name", name, "service.ranking", 1000);
        return PluginJar.named("impostor")
                .importing("org.kneepoint.api.metric")
                .offering(service, Impostor.class, properties);
    }

    @Test
    public void aTakenNameIsReportedAndNothingIsReplaced() throws Exception {
        String line = "solve mesh radix=4 load=0.1 solver=wormhole format=csv";
        String before = BatchSession.run(context, line).ended(0).out();
        impostor(Solver.class, "wormhole").dropInto(folder());
        awaitProblem(
                "solver wormhole",
                "org.example.impostor 1.0.0",
                "org.kneepoint.solver.wormhole 0.1.0");
        assertEquals(before, BatchSession.run(context, line).ended(0).out());
    }

    @Test
    public void aMetricDoesNotReplaceOurs() throws Exception {
        String line = "measure (solve min nodes=64 radix=2 load=0.1:1:0.1) format=csv";
        String before = BatchSession.run(context, line).ended(0).out();
        impostor(Metric.class, "saturation").dropInto(folder());
        awaitProblem("metric saturation", "org.example.impostor 1.0.0");
        assertEquals(before, BatchSession.run(context, line).ended(0).out());
    }

    @Test
    public void whatIsDroppedInDoesNotBecomeTheDefault() throws Exception {
        for (String name : List.of("aaa", "any")) {
            Path jar = impostor(Solver.class, name).dropInto(folder());
            Await.until(
                    name + " is there",
                    () -> catalogue.solvers().stream().anyMatch(s -> s.name().equals(name)));
            assertEquals(
                    "wormhole", evaluation.evaluator(EvaluationMethod.MODEL, "mesh", "").name());
            assertEquals("min", evaluation.evaluator(EvaluationMethod.MODEL, "min", "").name());
            String named = "solve mesh radix=4 load=0.1 format=csv solver=" + name;
            assertTrue(BatchSession.run(context, named).ended(0).out().contains(",4711"));
            Files.delete(jar);
            Await.until(name + " has gone", () -> catalogue.solversFor("mesh").size() == 1);
        }
    }

    @Test
    public void whatDoesNotResolveIsNamedByTheDoctor() throws Exception {
        echo(1).importing("org.example.absent").dropInto(folder());
        awaitProblem("org.example.echo", "org.example.absent");
        assertFalse(catalogue.networks().contains("echo"));
    }

    @Test
    public void aBundleForAnotherApiIsNamedByTheDoctor() throws Exception {
        echo(1).api("[1,2)").dropInto(folder());
        awaitProblem("org.example.echo", "org.kneepoint.api.solver", "1.0.0", "2.0.0");
        assertFalse(catalogue.networks().contains("echo"));
    }

    @Test
    public void whatIsNoBundleIsNamedByTheDoctor() throws Exception {
        Files.writeString(folder().resolve("letter.jar"), "Dear user,");
        awaitProblem("letter.jar");
    }

    @Test
    public void halfAJarIsNamedByTheDoctor() throws Exception {
        Path jar = echo(1).dropInto(folder());
        awaitNetwork("echo");
        byte[] whole = Files.readAllBytes(jar);
        Files.delete(jar);
        awaitNoNetwork("echo");
        Files.write(jar, java.util.Arrays.copyOf(whole, whole.length / 2));
        awaitProblem("echo.jar");
    }

    /**
     * Waits until the only problem is one with this part, and requires that it names these values.
     */
    private void awaitProblem(String part, String... names) throws Exception {
        Await.until(part, () -> problems().stream().anyMatch(line -> line.contains(part)));
        List<String> problems = problems();
        assertEquals(problems.toString(), 1, problems.size());
        ErrorLine.names(problems.get(0), names);
        BatchSession.run(context, "doctor strict=true").ended(2);
        BatchSession.run(context, "solve min nodes=64 radix=2 load=0.5").ended(0);
    }

    private List<String> problems() {
        try {
            return BatchSession.run(context, "doctor format=csv")
                    .out()
                    .lines()
                    .filter(line -> line.startsWith("problem"))
                    .toList();
        } catch (Exception e) {
            throw new AssertionError(e);
        }
    }
}
