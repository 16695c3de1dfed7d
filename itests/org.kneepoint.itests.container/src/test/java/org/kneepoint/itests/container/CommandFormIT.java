// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.itests.container;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import javax.inject.Inject;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.kneepoint.api.command.Command;
import org.kneepoint.api.command.RequestSize;
import org.kneepoint.api.result.EvaluationMethod;
import org.kneepoint.api.run.Progress;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.api.scenario.Described;
import org.kneepoint.api.scenario.Parameter;
import org.kneepoint.api.scenario.Parameters;
import org.kneepoint.study.EvaluationService;
import org.kneepoint.study.plugin.Catalogue;
import org.kneepoint.study.run.MethodCommand;
import org.kneepoint.study.run.RunRequest;
import org.ops4j.pax.exam.Configuration;
import org.ops4j.pax.exam.Option;
import org.ops4j.pax.exam.junit.PaxExam;
import org.ops4j.pax.exam.spi.reactors.ExamReactorStrategy;
import org.ops4j.pax.exam.spi.reactors.PerClass;
import org.osgi.framework.BundleContext;

/** What commands offer to forms, for everything that is installed. */
@RunWith(PaxExam.class)
@ExamReactorStrategy(PerClass.class)
public class CommandFormIT {
    @Inject private BundleContext context;
    @Inject private Catalogue catalogue;
    @Inject private EvaluationService evaluation;

    @Configuration
    public Option[] configuration() {
        return new Option[] {ProvisionedBundles.workbench()};
    }

    private Command command(String name) throws Exception {
        Object installed =
                context.getService(
                        context.getServiceReference(
                                "org.kneepoint.shell.command.InstalledCommands"));
        for (Object one : (List<?>) installed.getClass().getMethod("all").invoke(installed)) {
            if (name.equals(((Command) one).name())) {
                return (Command) one;
            }
        }
        throw new AssertionError("there is no command " + name);
    }

    private static void requireDescribed(String subject, Parameters parameters) {
        assertFalse(subject, parameters.all().isEmpty());
        for (Parameter<?> parameter : parameters.all()) {
            assertFalse(subject + " " + parameter, parameter.meaning().isBlank());
            assertFalse(subject + " " + parameter, parameter.kind().isBlank());
        }
        for (List<String> group : parameters.exclusive()) {
            assertTrue(subject + " " + group, parameters.names().containsAll(group));
        }
    }

    @Test
    public void everyEvaluationHasParameters() throws Exception {
        int forms = 0;
        for (EvaluationMethod method :
                List.of(
                        EvaluationMethod.MODEL,
                        EvaluationMethod.SIMULATION,
                        EvaluationMethod.RAMP)) {
            Command command = command(MethodCommand.of(method).command());
            for (String network : catalogue.networks()) {
                if (!evaluation.evaluators(method, network).isEmpty()) {
                    String subject = command.name() + " " + network;
                    Parameters parameters = command.parameters(List.of(network), Map.of());
                    requireDescribed(subject, parameters);
                    String selects = MethodCommand.of(method).evaluatorParameter();
                    assertEquals(
                            subject,
                            evaluation.evaluators(method, network).get(0).name(),
                            parameters.get(selects).defaultText().orElseThrow());
                    forms++;
                }
            }
        }
        assertTrue(forms + " forms", forms > catalogue.networks().size());
    }

    @Test
    public void searchesBoundsAndComparisonsHaveParameters() throws Exception {
        for (String network : catalogue.networks()) {
            requireDescribed(network, command("saturation").parameters(List.of(network), Map.of()));
        }
        for (Described topology : catalogue.topologies()) {
            List<String> name = List.of(topology.name());
            requireDescribed(topology.name(), command("bound").parameters(name, Map.of()));
            requireDescribed(topology.name(), command("chart").parameters(name, Map.of()));
        }
        requireDescribed("compare", command("compare").parameters(List.of("torus"), Map.of()));
        requireDescribed("measure", command("measure").parameters(List.of(), Map.of()));
    }

    /** The examples of the descriptions that are evaluations. */
    private List<RunRequest> examples() {
        List<RunRequest> examples = new ArrayList<>();
        for (Catalogue.PlugInKind kind :
                List.of(
                        Catalogue.PlugInKind.TOPOLOGY,
                        Catalogue.PlugInKind.SOLVER,
                        Catalogue.PlugInKind.SIMULATOR)) {
            Collection<Described> all = catalogue.all(kind);
            for (Described plugIn : all) {
                try {
                    examples.add(RunRequest.parse(plugIn.description().example()));
                } catch (BadInput e) {
                    // another command
                }
            }
        }
        return examples;
    }

    @Test
    public void theCheckOfAnExampleCountsThePointsOfItsPlan() throws Exception {
        List<RunRequest> examples = examples();
        assertTrue(examples + "", examples.size() > 10);
        for (RunRequest example : examples) {
            if (example.method().equals(EvaluationMethod.RAMP)) {
                continue;
            }
            MethodCommand verb = MethodCommand.of(example.method());
            Map<String, String> settings = new LinkedHashMap<>(example.settings());
            if (!example.evaluator().isEmpty()) {
                settings.put(verb.evaluatorParameter(), example.evaluator());
            }
            RequestSize size =
                    command(verb.command())
                            .check(List.of(example.network()), settings, Progress.NONE);
            var plan = evaluation.plan(example, Progress.NONE);
            assertEquals(example.text(), plan.size(), size);
        }
    }
}
