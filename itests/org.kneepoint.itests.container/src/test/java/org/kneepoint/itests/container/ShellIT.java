// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.itests.container;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.ToIntFunction;
import javax.inject.Inject;
import org.junit.Before;
import org.junit.Rule;
import org.junit.Test;
import org.junit.rules.TemporaryFolder;
import org.junit.runner.RunWith;
import org.kneepoint.api.queue.QueueFigures;
import org.kneepoint.api.queue.QueueModel;
import org.kneepoint.api.scenario.Description;
import org.kneepoint.api.scenario.Parameter;
import org.kneepoint.api.scenario.Parameters;
import org.kneepoint.api.scenario.Scenario;
import org.kneepoint.testkit.ErrorLine;
import org.ops4j.pax.exam.Configuration;
import org.ops4j.pax.exam.Option;
import org.ops4j.pax.exam.junit.PaxExam;
import org.ops4j.pax.exam.spi.reactors.ExamReactorStrategy;
import org.ops4j.pax.exam.spi.reactors.PerClass;
import org.ops4j.pax.exam.util.Filter;
import org.osgi.framework.BundleContext;
import org.osgi.framework.ServiceRegistration;

/** Output and exit status of command lines. */
@RunWith(PaxExam.class)
@ExamReactorStrategy(PerClass.class)
public class ShellIT {
    private static final String SOLVE = "solve min nodes=64 radix=2 ";

    @Rule public final TemporaryFolder folder = new TemporaryFolder();

    @Inject private BundleContext context;

    @Inject
    @Filter("(kneepoint.entry=batch)")
    private ToIntFunction<String[]> batch;

    private Path script;

    @Configuration
    public Option[] configuration() {
        return new Option[] {ProvisionedBundles.workbench()};
    }

    @Before
    public void nameTheScript() {
        script = folder.getRoot().toPath().resolve("study.kp");
    }

    private BatchSession run(String line) throws Exception {
        return BatchSession.run(context, line);
    }

    private void assertRefused(String line, String... names) throws Exception {
        String err = run(line).ended(1).err();
        assertEquals(err, 1, err.lines().count());
        ErrorLine.names(err, names);
    }

    @Test
    public void aCurve() throws Exception {
        String out = run(SOLVE + "load=0.1:1:0.1 format=csv").ended(0).out();
        assertEquals(out, 1 + 10, out.lines().count());
        assertTrue(out, out.lines().skip(1).allMatch(row -> row.contains(",ok,")));
    }

    @Test
    public void aSimulatedCurve() throws Exception {
        String line = "simulate mesh radix=4 load=0.05,0.1 precision=0.1 format=csv";
        String out = run(line).ended(0).out();
        assertEquals(out, 1 + 2, out.lines().count());
        assertTrue(out, out.lines().skip(1).allMatch(row -> row.contains(",ok,")));
        String modelled = run("solve mesh radix=4 load=0.05,0.1 format=csv").ended(0).out();
        assertTrue(modelled, modelled.lines().skip(1).allMatch(row -> row.contains(",ok,")));
        assertRefused("solve mesh radix=4 routing=adaptive load=0.1", "routing=adaptive");
    }

    @Test
    public void theParametersOfASimulationAreProposed() throws Exception {
        List<String> torus = List.of("torus", "radix=4");
        assertTrue(Completion.of(context, "simulate", List.of(), "").contains("torus"));
        assertTrue(Completion.of(context, "simulate", torus, "").contains("load="));
        assertTrue(
                Completion.of(context, "simulate", torus, "routing=")
                        .contains("routing=dimension-order"));
        assertTrue(
                Completion.of(context, "simulate", torus, "pattern=")
                        .contains("pattern=transpose"));
    }

    @Test
    public void statementsOneAfterTheOther() throws Exception {
        String out = run("metrics; queue M/M/1 arrival=0.5 service=1").ended(0).out();
        assertTrue(out, out.contains("system-power") && out.contains("M/M/1"));
        out = run("metrics; slove; queues").ended(1).out();
        assertTrue(out, out.contains("system-power") && !out.contains("M/M/1"));
    }

    @Test
    public void aVariableIsKeptAndNotPrinted() throws Exception {
        assertEquals("", run("c = (" + SOLVE + "load=0.1:1:0.1)").ended(0).out());
        String out = run("c = (" + SOLVE + "load=0.1:1:0.1); measure $c").ended(0).out();
        assertTrue(out, out.contains("peak_system_power"));
        out =
                run("a = ("
                                + SOLVE
                                + "load=0.1:0.9:0.2); b = ("
                                + SOLVE
                                + "load=0.1:0.9:0.2 buffer=1); measure $a $b")
                        .ended(0)
                        .out();
        assertTrue(out, out.contains("buffer=4") && out.contains("buffer=1"));
    }

    @Test
    public void aNestedCommandPassesItsCurves() throws Exception {
        String nested = run("measure (" + SOLVE + "load=0.1:1:0.1)").ended(0).out();
        String kept = run("c = (" + SOLVE + "load=0.1:1:0.1); measure $c").ended(0).out();
        assertEquals(kept, nested);
        assertRefused("measure (solve min nodes=63 radix=2 load=0.1)", "nodes=63", "32", "64");
    }

    @Test
    public void aFailureBeforeAPipeIsAFailure() throws Exception {
        run("queues | metrics").ended(0);
        run("queues | slove").ended(1);
    }

    @Test
    public void wrongUseIsOneLineAndStatusOne() throws Exception {
        assertRefused("slove min", "slove", "solve");
        assertRefused("solve mni", "mni");
        assertRefused("solve", "network");
        assertRefused(SOLVE + "laod=0.1", "laod", "load");
        assertRefused(SOLVE + "load=much", "load=much");
        assertRefused(SOLVE + "load=0.1 load=0.2", "load");
        assertRefused(SOLVE + "load=0.1 rate=0.1", "load", "rate");
        assertRefused(SOLVE + "load=1:0.1:0.1", "load=1:0.1:0.1");
        assertRefused(SOLVE + "load=0.1 format=xls", "xls");
        assertRefused(SOLVE + "load=0.1 out=x.xls", "out=x.xls");
        assertRefused("measure absent.csv", "absent.csv");
        assertRefused("script absent.kp", "absent.kp");
        assertRefused("describe nothing", "nothing");
        assertRefused("solve (");
    }

    @Test
    public void anUnknownVariableIsNotDroppedSilently() throws Exception {
        assertRefused("measure $curve", "curve");
        assertRefused("curve = (" + SOLVE + "load=0.1:0.3:0.1); measure $curv", "curv", "curve");
    }

    @Test
    public void aPointWithoutFiguresIsStatusTwoOnRequest() throws Exception {
        String saturated = SOLVE + "buffer=inf load=0.5,1.5";
        String out = run(saturated).ended(0).out();
        assertTrue(out, out.contains("saturated"));
        assertEquals(out, run(saturated + " strict=true").ended(2).out());
        run("c = (" + saturated + " strict=true)").ended(2);
        run("queue M/M/1 arrival=2 service=1 strict=true").ended(2);
    }

    /** A queue that fails at every arrival rate. */
    private static final class FaultyQueue implements QueueModel {
        @Override
        public String name() {
            return "faulty";
        }

        @Override
        public Description description() {
            return Description.of("a queue with a fault");
        }

        @Override
        public Parameters parameters() {
            return Parameters.of(Parameter.real("arrival", "", "arrival rate"));
        }

        @Override
        public QueueFigures evaluate(Scenario scenario) {
            throw new IllegalStateException("impossible");
        }
    }

    @Test
    public void aFaultOfThePluginIsStatusThreeAndItsDetailsAreKept() throws Exception {
        ServiceRegistration<?> faulty =
                context.registerService(QueueModel.class, new FaultyQueue(), null);
        try {
            String err = run("queue faulty arrival=1").ended(3).err();
            ErrorLine.names(err, "impossible");
            assertEquals(err, 1, err.lines().count());
            Path log = Path.of(context.getProperty(ProvisionedBundles.WORK), "logs", "faults.log");
            assertTrue(Files.readString(log).contains("FaultyQueue.evaluate"));
        } finally {
            faulty.unregister();
        }
    }

    @Test
    public void aScriptReportsTheLineThatFails() throws Exception {
        Files.writeString(
                script,
                """
                # a comment, then an empty line

                c = (solve min nodes=64 radix=2 load=0.1:0.3:0.1
                )
                metrics; measure $d
                queues
                """);
        BatchSession ended = run("script " + script).ended(1);
        ErrorLine.names(ended.err(), "study.kp:5", "d");
        assertTrue(ended.out(), ended.out().contains("system-power"));
        assertFalse(ended.out(), ended.out().contains("M/M/1"));
    }

    @Test
    public void aScriptHasTheStatusOfTheStatementThatFails() throws Exception {
        Files.writeString(script, SOLVE + "buffer=inf load=1.5 strict=true\nqueues\n");
        String err = run("script " + script).ended(2).err();
        assertTrue(err, err.contains("study.kp:1: "));
        Files.writeString(script, "metrics\nqueues\nsolve min (\n");
        run("script " + script).ended(1);
        Files.writeString(script, "# nothing\n");
        assertEquals("", run("script " + script).ended(0).out());
        Files.writeString(script, "c = (" + SOLVE + "load=0.1:0.3:0.1)\n");
        run("script " + script + "; measure $c").ended(0);
    }

    @Test
    public void anAnswerGoesToAFile() throws Exception {
        Path file = folder.getRoot().toPath().resolve("min.csv");
        assertEquals("", run(SOLVE + "load=0.1:0.3:0.1 out=" + file).ended(0).out());
        assertEquals(1 + 3, Files.readAllLines(file).size());
        run("measure " + file).ended(0);
    }

    /** Without output: the entry prints to the standard output of the test process. */
    @Test
    public void theBatchEntryReturnsTheStatus() throws Exception {
        Path file = folder.getRoot().toPath().resolve("min.csv");
        String[] arguments = {"solve", "min", "nodes=64", "radix=2", "load=0.5,0.6", "out=" + file};
        assertEquals(0, batch.applyAsInt(arguments));
        assertEquals(1 + 2, Files.readAllLines(file).size());
        assertEquals(0, batch.applyAsInt(new String[] {"c = (metrics); d = (queues)"}));
        assertEquals(1, batch.applyAsInt(new String[] {"this", "is=1", "meant=1"}));
        arguments = new String[] {"c = (" + SOLVE + "buffer=inf load=1.5 strict=true)"};
        assertEquals(2, batch.applyAsInt(arguments));
    }

    @Test
    public void theBatchEntryKeepsAQuotedValueTogether() throws Exception {
        Path csv = folder.getRoot().toPath().resolve("min.csv");
        Path svg = folder.getRoot().toPath().resolve("min.svg");
        run(SOLVE + "load=0.1:0.9:0.1 out=" + csv).ended(0);
        String[] arguments = {"chart", csv.toString(), "title=two words, and (more)", "out=" + svg};
        assertEquals(0, batch.applyAsInt(arguments));
        assertTrue(Files.readString(svg).contains("two words"));
    }
}
