// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.itests.container;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import javax.inject.Inject;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.kneepoint.api.result.Point;
import org.kneepoint.api.result.Quantities;
import org.kneepoint.api.simulator.RouterModel;
import org.kneepoint.api.simulator.Simulator;
import org.kneepoint.contract.EvaluationSubject;
import org.kneepoint.contract.PlugInContract;
import org.kneepoint.itests.container.plugin.BrokenRouter;
import org.kneepoint.itests.container.plugin.OutputQueuedRouter;
import org.kneepoint.study.EvaluationService;
import org.kneepoint.study.plugin.Catalogue;
import org.kneepoint.testkit.CollectedFailures;
import org.ops4j.pax.exam.Configuration;
import org.ops4j.pax.exam.Option;
import org.ops4j.pax.exam.junit.PaxExam;
import org.ops4j.pax.exam.spi.reactors.ExamReactorStrategy;
import org.ops4j.pax.exam.spi.reactors.PerClass;
import org.osgi.framework.BundleContext;

/** A drop-in router model is a value of {@code router=} until its jar is deleted. */
@RunWith(PaxExam.class)
@ExamReactorStrategy(PerClass.class)
public class RouterModelIT {
    private static final String NAME = "output-queued";
    private static final String LINE = "simulate mesh radix=4 load=0.1 cycles=2000 format=csv";
    private static final int LENGTH = 8;
    private static final int HOP = 3;

    @Inject private BundleContext context;
    @Inject private Catalogue catalogue;
    @Inject private EvaluationService evaluation;

    @Configuration
    public Option[] configuration() {
        return new Option[] {ProvisionedBundles.workbenchWithDeployFolder()};
    }

    private static PluginJar plugin() throws ClassNotFoundException {
        return PluginJar.named(NAME)
                .importing("org.kneepoint.api.simulator;version=\"[2.0,3)\"")
                .importing("org.kneepoint.simulation;version=\"[1.0,2)\"")
                .importing("org.kneepoint.simulation.analysis;version=\"[1.0,2)\"")
                .importing("org.kneepoint.simulator.flit.kernel;version=\"[1.0,2)\"")
                .offering(RouterModel.class, OutputQueuedRouter.class, Map.of())
                .with(Class.forName(OutputQueuedRouter.class.getName() + "s"));
    }

    private Simulator flit() {
        return (Simulator) catalogue.get(Catalogue.PlugInKind.SIMULATOR, "flit");
    }

    private boolean isOffered() {
        return flit().parameters().get("router").choices().contains(NAME);
    }

    private String rows(String settings) throws Exception {
        String out = BatchSession.run(context, LINE + settings).ended(0).out();
        // elapsed and current time
        return out.replaceAll("(?m)^#.*\\R", "").replaceAll("[0-9.eE-]+(?=\\R|$)", "");
    }

    @Test
    public void aRouterModelComesAndGoesWithItsJar() throws Exception {
        String before = rows("");
        BatchSession.run(context, LINE + " router=" + NAME).ended(1);
        Path jar = plugin().dropInto(Path.of(context.getProperty(ProvisionedBundles.DEPLOY)));
        Await.until(NAME + " is there", this::isOffered);
        String own = BatchSession.run(context, LINE + " hop.delay=2 router=" + NAME).ended(0).out();
        assertTrue(own, own.contains("hop.delay") && own.contains(NAME));
        BatchSession.run(context, LINE + " hop.delay=2").ended(1);
        BatchSession.run(context, LINE + " hop.delay=0 router=" + NAME).ended(1);
        assertEquals(before, rows(""));
        assertDocumented();
        isSound();
        Files.delete(jar);
        Await.until(NAME + " has gone", () -> !isOffered());
        BatchSession.run(context, LINE + " router=" + NAME).ended(1);
        assertFalse(
                BatchSession.run(context, "describe flit all")
                        .ended(0)
                        .out()
                        .contains("hop.delay"));
        assertEquals(before, rows(""));
        BatchSession.run(context, "doctor strict=true").ended(0);
    }

    @Test
    public void oneThatCannotBeCreatedTakesNothingWithIt() throws Exception {
        String before = rows("");
        Path jar =
                PluginJar.named("broken")
                        .importing("org.kneepoint.api.simulator;version=\"[2.0,3)\"")
                        .offering(RouterModel.class, BrokenRouter.class, Map.of())
                        .dropInto(Path.of(context.getProperty(ProvisionedBundles.DEPLOY)));
        Await.until("it is reported", this::isBrokenReported);
        assertEquals(before, rows(""));
        assertFalse(flit().parameters().get("router").choices().contains("broken"));
        Files.delete(jar);
        Await.until("it has gone", () -> !isBrokenReported());
        assertEquals(before, rows(""));
    }

    private boolean isBrokenReported() {
        try {
            return BatchSession.run(context, "doctor format=csv")
                    .out()
                    .lines()
                    .anyMatch(
                            line ->
                                    line.startsWith("problem,plug-in,")
                                            && line.contains("org.example.broken"));
        } catch (Exception e) {
            throw new AssertionError(e);
        }
    }

    /** In help, completion and provenance. */
    private void assertDocumented() throws Exception {
        assertTrue(
                BatchSession.run(context, "describe " + NAME).ended(0).out().contains("hop.delay"));
        String flit = BatchSession.run(context, "describe flit all").ended(0).out();
        assertTrue(flit, flit.contains("hop.delay") && flit.contains("'" + NAME + "'"));
        assertTrue(isProposed("router=", "router=" + NAME));
        assertTrue(isProposed("hop", "hop.delay="));
        String line = LINE.replace("csv", "json") + " router=" + NAME;
        String own = BatchSession.run(context, line).ended(0).out();
        assertTrue(own, own.contains("router bundle") && own.contains("org.example." + NAME));
    }

    private boolean isProposed(String typed, String name) throws Exception {
        return Completion.of(context, "simulate", List.of("mesh"), typed).contains(name);
    }

    /** The contract of simulators, and its latency: a packet is stored hops + 1 times. */
    private void isSound() {
        Map<String, String> settings =
                Map.of("radix", "4", "router", NAME, "hop.delay", "" + HOP, "length", "" + LENGTH);
        EvaluationSubject subject = new SimulatedNetwork(evaluation, "mesh", flit(), settings);
        CollectedFailures findings = new CollectedFailures();
        findings.addAll(PlugInContract.ofSimulator(subject));
        findings.requireNone();
        Map<String, String> light = EvaluationSubject.with(subject.settings(), "load", "0.0001");
        Point point = subject.evaluate(EvaluationSubject.with(light, "cycles", "400000"));
        double hops = point.get(Quantities.HOPS).orElseThrow();
        double alone = LENGTH + hops * (LENGTH + HOP - 1);
        assertEquals(alone, point.get(Quantities.NETWORK_LATENCY).orElseThrow(), 0.05);
    }
}
