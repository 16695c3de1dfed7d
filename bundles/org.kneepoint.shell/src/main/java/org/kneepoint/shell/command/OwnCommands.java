// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.shell.command;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import org.kneepoint.api.command.Command;
import org.kneepoint.api.result.Method;
import org.kneepoint.api.view.ChartWriter;
import org.kneepoint.reproduction.Reproduction;
import org.kneepoint.study.Catalogue;
import org.kneepoint.study.Catalogue.Kind;
import org.kneepoint.study.Evaluation;
import org.kneepoint.study.campaign.Campaigns;
import org.osgi.framework.BundleContext;
import org.osgi.framework.ServiceReference;
import org.osgi.service.component.ComponentServiceObjects;
import org.osgi.service.component.annotations.Activate;
import org.osgi.service.component.annotations.Component;
import org.osgi.service.component.annotations.Reference;
import org.osgi.service.component.annotations.ReferenceCardinality;
import org.osgi.service.component.annotations.ReferencePolicy;
import org.osgi.service.component.annotations.ReferencePolicyOption;
import org.osgi.service.component.runtime.ServiceComponentRuntime;

/**
 * The commands of the workbench itself, by name. Each is made when it is needed first, and so are
 * the services that one alone uses: a batch has one command, and is to start at once.
 */
@Component(service = OwnCommands.class)
public final class OwnCommands {
    @Reference(
            cardinality = ReferenceCardinality.OPTIONAL,
            policy = ReferencePolicy.DYNAMIC,
            policyOption = ReferencePolicyOption.GREEDY)
    private volatile ServiceReference<ChartWriter> writer;

    private final Map<String, Supplier<Command>> commands = new LinkedHashMap<>();

    /** Works with what is installed. */
    @Activate
    public OwnCommands(
            BundleContext context,
            @Reference Catalogue catalogue,
            @Reference Evaluation evaluation,
            @Reference ComponentServiceObjects<Campaigns> campaigns,
            @Reference ComponentServiceObjects<Reproduction> reproduction,
            @Reference ComponentServiceObjects<ServiceComponentRuntime> runtime) {
        Supplier<Optional<ChartWriter>> pen =
                () -> Optional.ofNullable(writer).map(context::getService);
        String version = context.getBundle().getVersion().toString();
        commands.put("solve", () -> new EvaluateCommand(Method.MODEL, catalogue, evaluation));
        commands.put(
                "simulate", () -> new EvaluateCommand(Method.SIMULATION, catalogue, evaluation));
        commands.put("ramp", () -> new RampCommand(catalogue, evaluation));
        commands.put("compare", () -> new CompareCommand(catalogue, evaluation, pen));
        commands.put("saturation", () -> new SaturationCommand(catalogue, evaluation));
        commands.put("study", () -> new StudyCommand(campaigns.getService()));
        commands.put(
                "reproduce", () -> new ReproduceCommand(reproduction.getService(), version, pen));
        commands.put("queue", () -> new QueueCommand(catalogue));
        commands.put("measure", () -> new MeasureCommand(catalogue));
        commands.put("chart", () -> new ChartCommand(catalogue, pen));
        commands.put("export", ExportCommand::new);
        commands.put("tee", TeeCommand::new);
        commands.put("script", ScriptCommand::new);
        commands.put("describe", () -> new DescribeCommand(catalogue, evaluation));
        commands.put("topologies", () -> ListCommand.topologies(catalogue));
        commands.put("routings", () -> ListCommand.of(catalogue, Kind.ROUTING));
        commands.put("solvers", () -> ListCommand.ofEvaluators(catalogue, Kind.SOLVER));
        commands.put("simulators", () -> ListCommand.ofEvaluators(catalogue, Kind.SIMULATOR));
        commands.put("traffic", () -> ListCommand.traffic(catalogue));
        commands.put("queues", () -> ListCommand.of(catalogue, Kind.QUEUE));
        commands.put("metrics", () -> ListCommand.of(catalogue, Kind.METRIC));
        commands.put("formats", () -> ListCommand.formats(catalogue));
        commands.put("help", () -> new HelpCommand(context));
        commands.put("type", TypeCommand::new);
        commands.put("version", () -> new VersionCommand(version));
        commands.put("doctor", () -> new DoctorCommand(context, catalogue, runtime.getService()));
    }

    /** Returns what makes each command. */
    Map<String, Supplier<Command>> byName() {
        return commands;
    }
}
