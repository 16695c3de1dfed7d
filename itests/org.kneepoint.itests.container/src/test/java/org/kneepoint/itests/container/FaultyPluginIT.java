// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.itests.container;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import javax.inject.Inject;
import org.junit.After;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.kneepoint.api.result.Curve;
import org.kneepoint.api.result.Point;
import org.kneepoint.api.result.Quantities;
import org.kneepoint.api.result.Status;
import org.kneepoint.api.run.Progress;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.api.scenario.Description;
import org.kneepoint.api.scenario.Scenario;
import org.kneepoint.api.solver.Solver;
import org.kneepoint.api.topology.Network;
import org.kneepoint.api.topology.Topology;
import org.kneepoint.itests.container.plugin.EchoSolver;
import org.kneepoint.itests.container.plugin.FaultySolver;
import org.kneepoint.study.EvaluationService;
import org.kneepoint.study.plugin.Catalogue;
import org.kneepoint.study.run.RunRequest;
import org.kneepoint.testkit.CollectedFailures;
import org.kneepoint.testkit.ErrorLine;
import org.ops4j.pax.exam.Configuration;
import org.ops4j.pax.exam.Option;
import org.ops4j.pax.exam.junit.PaxExam;
import org.ops4j.pax.exam.spi.reactors.ExamReactorStrategy;
import org.ops4j.pax.exam.spi.reactors.PerClass;
import org.osgi.framework.Bundle;
import org.osgi.framework.BundleContext;
import org.osgi.framework.BundleException;
import org.osgi.framework.Constants;
import org.osgi.framework.ServiceRegistration;

/** Plug-ins with faults: the user learns which one has what, and all else goes on. */
@RunWith(PaxExam.class)
@ExamReactorStrategy(PerClass.class)
public class FaultyPluginIT {
    @Inject private BundleContext context;
    @Inject private Catalogue catalogue;
    @Inject private EvaluationService evaluation;

    private final List<Bundle> plugins = new ArrayList<>();

    @Configuration
    public Option[] configuration() {
        return new Option[] {ProvisionedBundles.workbench()};
    }

    @After
    public void takeAway() throws BundleException {
        for (Bundle plugin : plugins) {
            plugin.uninstall();
        }
        plugins.clear();
    }

    private void start(PluginJar jar) throws Exception {
        plugins.add(jar.startIn(context));
    }

    private void faulty(String at, String fault) throws Exception {
        start(
                PluginJar.named("faulty")
                        .offering(
                                Solver.class,
                                FaultySolver.class,
                                Map.of("at", at, "fault", fault)));
    }

    private List<Point> solveFaulty() {
        List<Curve> curves =
                evaluation.evaluate(
                        RunRequest.parse("solve faulty load=0.1:0.4:0.1"), Progress.NONE);
        assertEquals(1, curves.size());
        return curves.get(0).points();
    }

    private static void assertFailed(Point point, String cause) {
        assertEquals(Status.FAILED, point.status());
        assertTrue(point.reason().text(), point.reason().text().contains(cause));
        assertEquals(1, point.reason().text().lines().count());
    }

    @Test
    public void anExceptionSpoilsItsPoints() throws Exception {
        faulty("solve", "exception");
        List<Point> points = solveFaulty();
        assertEquals(Status.OK, points.get(1).status());
        assertFailed(points.get(2), "ArithmeticException");
        assertEquals(4, points.size());
    }

    @Test
    public void anEndlessRecursionSpoilsItsPoints() throws Exception {
        faulty("solve", "overflow");
        List<Point> points = solveFaulty();
        assertEquals(Status.OK, points.get(1).status());
        assertFailed(points.get(3), "StackOverflowError");
    }

    @Test
    public void aMissingClassSpoilsItsPoints() throws Exception {
        faulty("solve", "linkage");
        assertFailed(solveFaulty().get(3), "NoClassDefFoundError: org/example/Absent");
    }

    @Test
    public void aPointThatIsNoneIsAFailedOne() throws Exception {
        faulty("solve", "null");
        List<Point> points = solveFaulty();
        assertEquals(Status.OK, points.get(1).status());
        assertFailed(points.get(3), "point");
    }

    @Test
    public void aFailedAssertionSpoilsItsPoints() throws Exception {
        faulty("solve", "assertion");
        assertFailed(solveFaulty().get(3), "AssertionError");
    }

    @Test
    public void aFailedPreparationSpoilsAllPoints() throws Exception {
        CollectedFailures findings = new CollectedFailures();
        for (String fault : List.of("exception", "overflow", "linkage", "assertion", "null")) {
            faulty("prepare", fault);
            findings.check(fault, () -> solveFaulty().forEach(point -> assertFailed(point, "")));
            takeAway();
        }
        findings.requireNone();
    }

    @Test
    public void anAttributeThatFailsIsAbsent() throws Exception {
        faulty("traits", "exception");
        assertEquals(Status.OK, solveFaulty().get(0).status());
    }

    @Test
    public void theShellAnswersInOneLine() throws Exception {
        faulty("solve", "exception");
        BatchSession answer = BatchSession.run(context, "solve faulty load=0.1:0.4:0.1").ended(0);
        ErrorLine.names(answer.out(), "ArithmeticException");
        BatchSession.run(context, "solve faulty load=0.1:0.4:0.1 strict=true").ended(2);
    }

    /** The other plug-ins are still found. */
    @Test
    public void aPluginThatCannotDescribeItselfIsLeftOut() throws Exception {
        CollectedFailures findings = new CollectedFailures();
        for (String at : List.of("name", "description", "networks", "parameters")) {
            for (String fault : List.of("exception", "overflow", "linkage", "null")) {
                faulty(at, fault);
                checkOthers(at + " " + fault, findings);
                takeAway();
            }
        }
        findings.requireNone();
    }

    private void checkOthers(String what, CollectedFailures findings) {
        for (String line :
                List.of(
                        "solvers",
                        "topologies",
                        "help solvers",
                        "describe min",
                        "describe M/M/1",
                        "solve min nodes=64 radix=2 load=0.1",
                        "queues")) {
            findings.check(what + ", " + line, () -> BatchSession.run(context, line).ended(0));
        }
        findings.check(
                what + ", describe nothing",
                () -> BatchSession.run(context, "describe nothing").ended(1));
        findings.check(what + ", doctor", () -> assertProblem("FaultySolver"));
        findings.checkEquals(
                what + ", networks completed",
                true,
                () -> Completion.of(context, "solve", List.of(), "").contains("min"));
        findings.checkEquals(
                what + ", names completed",
                true,
                () -> Completion.of(context, "describe", List.of(), "").contains("M/M/1"));
        findings.checkEquals(
                what + ", words completed",
                true,
                () -> Completion.of(context, "solve", List.of("min"), "").contains("load="));
    }

    /** A topology that is never built. */
    private static final class Ring implements Topology {
        @Override
        public String name() {
            return "ring";
        }

        @Override
        public Description description() {
            return Description.of("a ring");
        }

        @Override
        public Network build(Scenario scenario) {
            throw BadInput.because("nodes", 3, "not built");
        }
    }

    @Test
    public void aFaultInSupportsMeansUnsupported() throws Exception {
        ServiceRegistration<?> ring = context.registerService(Topology.class, new Ring(), null);
        List<Solver> sound = List.copyOf(catalogue.solversFor("ring"));
        CollectedFailures findings = new CollectedFailures();
        for (String fault : List.of("exception", "overflow", "linkage")) {
            faulty("treats", fault);
            findings.checkEquals(fault, sound, () -> List.copyOf(catalogue.solversFor("ring")));
            findings.check(fault, () -> BatchSession.run(context, "topologies").ended(0));
            findings.check(fault, () -> BatchSession.run(context, "solvers").ended(0));
            findings.check(fault, () -> BatchSession.run(context, "solve ring").ended(1));
            takeAway();
        }
        ring.unregister();
        findings.requireNone();
    }

    /** Regardless of service ranking. */
    @Test
    public void ofTwoOfANameTheOneInstalledFirstCounts() throws Exception {
        start(echo("first", 1.0, 10));
        start(echo("second", 2.0, 20));
        assertEquals(1.0, echoLatency(), 0);
        start(echo("third", 3.0, -1));
        assertEquals(1.0, echoLatency(), 0);
        plugins.get(0).stop();
        assertEquals(2.0, echoLatency(), 0);
        plugins.get(1).stop();
        assertEquals(3.0, echoLatency(), 0);
    }

    private static PluginJar echo(String bundle, double latency, int ranking) {
        return PluginJar.named(bundle)
                .offering(
                        Solver.class,
                        EchoSolver.class,
                        Map.of("latency", latency, Constants.SERVICE_RANKING, ranking));
    }

    private double echoLatency() {
        assertEquals(1, catalogue.solversFor("echo").size());
        Curve curve =
                evaluation
                        .evaluate(
                                RunRequest.parse("solve echo load=0.1 solver=echo"), Progress.NONE)
                        .get(0);
        return curve.points().get(0).get(Quantities.LATENCY).orElse(Double.NaN);
    }

    @Test
    public void aComponentThatWaitsIsNamedByTheDoctor() throws Exception {
        start(PluginJar.named("waiting").waiting(Solver.class, EchoSolver.class));
        assertFalse(catalogue.networks().contains("echo"));
        assertProblem("waiting-component", "oracle");
    }

    /** Requires exactly one problem with this part, which names these values. */
    private void assertProblem(String part, String... names) throws Exception {
        String doctor = BatchSession.run(context, "doctor format=csv").ended(2).out();
        List<String> problems = doctor.lines().filter(line -> line.contains(part)).toList();
        assertEquals(doctor, 1, problems.size());
        ErrorLine.names(problems.get(0), names);
    }
}
