// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.shell.command;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.kneepoint.api.command.Command;
import org.kneepoint.api.result.EvaluationMethod;
import org.kneepoint.api.view.ChartWriter;
import org.kneepoint.shell.check.CheckCommand;
import org.kneepoint.shell.create.NewCommand;
import org.kneepoint.shell.diagnosis.DoctorCommand;
import org.kneepoint.shell.reference.ReferenceIndex;
import org.kneepoint.shell.server.ServerCommand;
import org.kneepoint.shell.viewer.ViewerCommand;
import org.kneepoint.study.EvaluationService;
import org.kneepoint.study.campaign.StudyService;
import org.kneepoint.study.plugin.Catalogue;
import org.kneepoint.study.plugin.Catalogue.PlugInKind;
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
 * The commands of the workbench, by name. A command, and a service that only it uses, is created at
 * its first use, which keeps the start of a batch short.
 */
@Component(service = OwnCommands.class)
public final class OwnCommands {
    static final List<String> NAMES =
            List.of(
                    ("solve simulate ramp compare saturation bound study queue measure explain"
                                    + " check chart export import tee script describe topologies routings"
                                    + " solvers simulators traffic queues metrics formats help type version"
                                    + " viewer server doctor new")
                            .split(" "));

    @Reference(
            cardinality = ReferenceCardinality.OPTIONAL,
            policy = ReferencePolicy.DYNAMIC,
            policyOption = ReferencePolicyOption.GREEDY)
    private volatile ServiceReference<ChartWriter> writer;

    private final BundleContext context;
    private final Catalogue catalogue;
    private final EvaluationService evaluation;
    private final ComponentServiceObjects<StudyService> campaigns;
    private final ComponentServiceObjects<ServiceComponentRuntime> runtime;

    /** Creates commands that use these services. */
    @Activate
    public OwnCommands(
            BundleContext context,
            @Reference Catalogue catalogue,
            @Reference EvaluationService evaluation,
            @Reference ComponentServiceObjects<StudyService> campaigns,
            @Reference ComponentServiceObjects<ServiceComponentRuntime> runtime) {
        this.context = context;
        this.catalogue = catalogue;
        this.evaluation = evaluation;
        this.campaigns = campaigns;
        this.runtime = runtime;
    }

    private Optional<ChartWriter> chartWriter() {
        return Optional.ofNullable(writer).map(context::getService);
    }

    /** The folder of the installation. */
    private Path home() {
        return Path.of(context.getProperty("kneepoint.home"));
    }

    /** The Maven repository of the installation. */
    private Path sdk() {
        return home().resolve("sdk");
    }

    private String version() {
        return context.getBundle().getVersion().toString();
    }

    /** These commands are among the installed ones, which are known when one of them is called. */
    private List<Command> installed() {
        return context.getService(context.getServiceReference(InstalledCommands.class)).all();
    }

    /** Makes the command of a name. */
    Command make(String name) {
        return switch (name) {
            case "solve" -> new EvaluateCommand(EvaluationMethod.MODEL, catalogue, evaluation);
            case "simulate" ->
                    new EvaluateCommand(EvaluationMethod.SIMULATION, catalogue, evaluation);
            case "ramp" -> new RampCommand(catalogue, evaluation);
            case "compare" -> new CompareCommand(catalogue, evaluation, this::chartWriter);
            case "saturation" -> new SaturationCommand(catalogue, evaluation);
            case "bound" -> new BoundCommand(catalogue, evaluation);
            case "study" -> new StudyCommand(campaigns.getService());
            case "queue" -> new QueueCommand(catalogue);
            case "measure" -> new MeasureCommand(catalogue);
            case "explain" -> new ExplainCommand(catalogue, evaluation, this::chartWriter);
            case "check" -> new CheckCommand(catalogue, evaluation);
            case "chart" -> new ChartCommand(catalogue, evaluation, this::chartWriter, this::home);
            case "export" -> new ExportCommand(catalogue, evaluation);
            case "import" -> new ImportCommand(evaluation);
            case "tee" -> new TeeCommand();
            case "script" -> new ScriptCommand();
            case "describe" ->
                    new DescribeCommand(new ReferenceIndex(catalogue, evaluation, this::installed));
            case "topologies" -> ListCommand.topologies(catalogue);
            case "routings" -> ListCommand.of(catalogue, PlugInKind.ROUTING);
            case "solvers" -> ListCommand.ofEvaluators(catalogue, PlugInKind.SOLVER);
            case "simulators" -> ListCommand.ofEvaluators(catalogue, PlugInKind.SIMULATOR);
            case "traffic" -> ListCommand.traffic(catalogue);
            case "queues" -> ListCommand.of(catalogue, PlugInKind.QUEUE);
            case "metrics" -> ListCommand.of(catalogue, PlugInKind.METRIC);
            case "formats" -> ListCommand.formats(catalogue);
            case "help" -> new HelpCommand(this::installed);
            case "type" -> new TypeCommand();
            case "version" -> new VersionCommand(version());
            case "viewer" -> new ViewerCommand(context);
            case "server" -> new ServerCommand(context);
            case "new" -> new NewCommand(this::sdk);
            case "doctor" -> new DoctorCommand(context, catalogue, runtime.getService());
            default -> throw new IllegalArgumentException(name);
        };
    }
}
