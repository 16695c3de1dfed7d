// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.itests.container;

import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import javax.inject.Inject;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.kneepoint.api.result.EvaluationMethod;
import org.kneepoint.api.result.Quantities;
import org.kneepoint.api.result.Quantity;
import org.kneepoint.api.result.Status;
import org.kneepoint.api.result.Validity;
import org.kneepoint.api.run.Evaluator;
import org.kneepoint.api.scenario.Described;
import org.kneepoint.api.scenario.Parameter;
import org.kneepoint.api.scenario.Parameters;
import org.kneepoint.study.EvaluationService;
import org.kneepoint.study.SelectedEvaluator;
import org.kneepoint.study.plugin.Catalogue;
import org.kneepoint.testkit.CollectedFailures;
import org.ops4j.pax.exam.Configuration;
import org.ops4j.pax.exam.Option;
import org.ops4j.pax.exam.junit.PaxExam;
import org.ops4j.pax.exam.spi.reactors.ExamReactorStrategy;
import org.ops4j.pax.exam.spi.reactors.PerClass;
import org.osgi.framework.BundleContext;

/** Every name that the workbench shows or accepts has a description, which fits a screen. */
@RunWith(PaxExam.class)
@ExamReactorStrategy(PerClass.class)
public class DescribeIT {
    /** Of a screen of 24 lines one is left for the prompt. */
    private static final int SCREEN_LINES = 23;

    private static final int SCREEN_WIDTH = 80;
    private static final Set<String> FLAGS = Set.of("true", "false");

    /** It needs a file of the user. */
    private static final Set<String> NOT_EXECUTABLE = Set.of("matrix");

    @Inject private Catalogue catalogue;
    @Inject private EvaluationService evaluation;
    @Inject private BundleContext context;

    private final CollectedFailures findings = new CollectedFailures();
    private final Set<String> checked = new HashSet<>();

    @Configuration
    public Option[] configuration() {
        return new Option[] {ProvisionedBundles.workbench()};
    }

    @Test
    public void everyNameFitsAScreen() throws Exception {
        List<?> names = Completion.of(context, "describe", List.of(), "");
        assertTrue("" + names.size(), names.size() > 100);
        for (Object name : names) {
            findings.check("describe " + name, () -> fitsScreen("" + name));
        }
        findings.requireNone();
    }

    private void fitsScreen(String name) throws Exception {
        String page = describe(name);
        assertTrue(page, page.lines().count() <= SCREEN_LINES);
        // a word that is longer than a line cannot be broken
        assertTrue(page, page.lines().allMatch(line -> line.length() <= SCREEN_WIDTH));
    }

    private String describe(String name) throws Exception {
        String page = BatchSession.run(context, "describe " + name, SCREEN_WIDTH).ended(0).out();
        assertTrue(page, page.startsWith(name + " ("));
        return page;
    }

    /** Each name once. */
    private void checkDescribed(String name) {
        if (checked.add(name)) {
            findings.check("describe " + name, () -> fitsScreen(name));
        }
    }

    @Test
    public void everyParameterAndChoice() throws Exception {
        for (Catalogue.PlugInKind kind : Catalogue.PlugInKind.values()) {
            for (Described plugIn : catalogue.all(kind)) {
                checkParameters(
                        plugIn,
                        plugIn instanceof Evaluator evaluator
                                ? SelectedEvaluator.of(evaluator).parameters()
                                : plugIn.parameters());
            }
        }
        for (String network : catalogue.networks()) {
            evaluation
                    .evaluators(EvaluationMethod.RAMP, network)
                    .forEach(tool -> checkParameters(tool.plugIn(), tool.parameters()));
        }
        findings.requireNone();
    }

    /** A choice has a meaning of its own, or is a variant or another plug-in, which has one. */
    private void checkParameters(Described plugIn, Parameters parameters) {
        for (Parameter<?> parameter : parameters.all()) {
            checkDescribed(parameter.name());
            for (String choice : parameter.choices()) {
                if (!FLAGS.contains(choice)) {
                    checkDescribed(choice);
                    findings.checkEquals(
                            "meaning of " + parameter.name() + "=" + choice,
                            true,
                            () ->
                                    parameter.choiceMeaning(choice).isPresent()
                                            || plugIn.description().variants().containsKey(choice)
                                            || isPlugIn(choice));
                }
            }
        }
    }

    private boolean isPlugIn(String name) {
        return Stream.of(Catalogue.PlugInKind.values())
                .flatMap(kind -> catalogue.all(kind).stream())
                .anyMatch(plugIn -> plugIn.name().equals(name));
    }

    @Test
    public void everyStatusAndFigure() throws Exception {
        for (Status status : Status.values()) {
            checkDescribed(status.label());
        }
        for (Validity validity : Validity.values()) {
            checkDescribed(validity.label());
        }
        for (Quantity quantity : Quantities.all()) {
            checkDescribed(quantity.name());
            if (quantity.role() != Quantity.Role.HALF_WIDTH) {
                checkDescribed(Quantities.halfWidth(quantity).name());
            }
        }
        catalogue.metrics().stream()
                .flatMap(metric -> metric.figures().stream())
                .forEach(figure -> checkDescribed(figure.name()));
        findings.requireNone();
    }

    /** The settings are those that completion proposes. */
    @Test
    public void everyCommandAndItsSettings() throws Exception {
        List<?> commands = Completion.of(context, "help", List.of(), "");
        assertTrue("" + commands, commands.contains("describe") && commands.contains("solve"));
        for (Object command : commands) {
            if (!command.equals("parameters")) {
                checkDescribed("" + command);
                for (String operand : List.of("torus", "min", "M/G/1")) {
                    for (Object word : Completion.of(context, "" + command, List.of(operand), "")) {
                        if (("" + word).endsWith("=")) {
                            checkDescribed(("" + word).replace("=", ""));
                        }
                    }
                }
            }
        }
        findings.requireNone();
    }

    @Test
    public void everyColumn() throws Exception {
        String run = " cycles=1000 warmup=200 precision=0.5 format=csv";
        Set<String> columns = new TreeSet<>();
        for (String line :
                List.of(
                        "simulate mesh radix=4 load=0.1,3 report=channels" + run,
                        "simulate mesh radix=4 load=0.1 report=in-flight" + run,
                        "simulate min nodes=16 radix=2 load=0.3 hotspot=0.1" + run,
                        "simulate shared-buffer nodes=16 radix=2 load=0.3 hotspot=0.1" + run,
                        "solve mesh radix=4 load=0.1 report=channels format=csv",
                        "solve fat-tree levels=2 load=0.1 solver=fat-tree report=channels format=csv",
                        "solve shared-buffer nodes=16 radix=2 load=0.3 hotspot=0.1 report=switches"
                                + " format=csv",
                        "solve bursty-hypercube dimensions=3 load=0.1 report=dimensions format=csv",
                        "ramp mesh radix=4 slew=10000 format=csv",
                        "compare mesh radix=4 load=0.1" + run,
                        "saturation mesh radix=4 by=model format=csv",
                        "measure (solve mesh radix=4 load=0.05:0.5:0.05) format=csv",
                        "queue M/M/1/K arrival=0.5 service=1 capacity=3 format=csv",
                        "queue M/M/1/K arrival=0.5 service=1 capacity=3 states=true format=csv",
                        "queue split arrival=0.5 scv=1 probability=0.5 format=csv",
                        "topologies format=csv",
                        "solvers format=csv",
                        "traffic format=csv",
                        "formats format=csv",
                        "describe torus format=csv",
                        "help format=csv",
                        "doctor format=csv",
                        "reproduce format=csv")) {
            String out = BatchSession.run(context, line).ended(0).out();
            columns.addAll(List.of(out.lines().findFirst().orElseThrow().split(",")));
        }
        assertTrue("" + columns, columns.contains("validity") && columns.contains("latency_ci95"));
        columns.forEach(this::checkDescribed);
        findings.requireNone();
    }

    @Test
    public void everyExampleRuns() throws Exception {
        for (Catalogue.PlugInKind kind : Catalogue.PlugInKind.values()) {
            for (Described plugIn : catalogue.all(kind)) {
                if (!NOT_EXECUTABLE.contains(plugIn.name())) {
                    findings.check("example of " + plugIn.name(), () -> exampleRuns(plugIn.name()));
                }
            }
        }
        findings.requireNone();
    }

    private void exampleRuns(String name) throws Exception {
        String rows = BatchSession.run(context, "describe " + name + " format=json").ended(0).out();
        assertFalse(rows, rows.isEmpty());
        for (String row : rows.split("\\{")) {
            if (row.contains("\"item\":\"example\"")) {
                String text = row.replaceAll("(?s).*\"text\":\"([^\"]*)\".*", "$1");
                BatchSession.run(context, text).ended(0);
            }
        }
    }
}
