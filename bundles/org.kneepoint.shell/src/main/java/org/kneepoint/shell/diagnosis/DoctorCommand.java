// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.shell.diagnosis;

import static org.kneepoint.shell.diagnosis.Diagnosis.OK;
import static org.kneepoint.shell.diagnosis.Diagnosis.PROBLEM;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.kneepoint.api.command.Command;
import org.kneepoint.api.command.CommandRequest;
import org.kneepoint.api.command.CommandResult;
import org.kneepoint.api.format.Table;
import org.kneepoint.shell.command.InstalledCommands;
import org.kneepoint.study.plugin.Catalogue;
import org.kneepoint.study.task.AbandonedThreads;
import org.osgi.framework.Bundle;
import org.osgi.framework.BundleContext;
import org.osgi.service.component.runtime.ServiceComponentRuntime;

/** {@code doctor}: the state of framework, bundles, services and folders, a line for each fault. */
public final class DoctorCommand implements Command {
    private final BundleContext context;
    private final Catalogue catalogue;
    private final ServiceComponentRuntime runtime;

    /** Examines the framework of the context. */
    public DoctorCommand(
            BundleContext context, Catalogue catalogue, ServiceComponentRuntime runtime) {
        this.context = context;
        this.catalogue = catalogue;
        this.runtime = runtime;
    }

    @Override
    public String name() {
        return "doctor";
    }

    @Override
    public String summary() {
        return "checks the framework, the bundles, the services and the folders";
    }

    @Override
    public String usage() {
        return "doctor [format=NAME] [out=FILE]\nEnds with status 2 if there is a problem.";
    }

    @Override
    public CommandResult execute(CommandRequest request) {
        request.requireNoOperands();
        request.requireNoSettings();
        InstallationProblems installation =
                new InstallationProblems(context, catalogue, commands(), runtime);
        List<Diagnosis> results = new ArrayList<>(List.of(framework()));
        results.addAll(installation.find());
        AbandonedThreads.lines()
                .forEach(line -> results.add(new Diagnosis(PROBLEM, "thread", line)));
        results.add(bundles());
        results.add(services());
        folders(results, installation.installedJars());
        Table.Builder table = Table.of("state", "part", "finding");
        results.forEach(f -> table.row(f.state(), f.part(), f.line()));
        long problems = results.stream().filter(f -> f.state().equals(PROBLEM)).count();
        CommandResult result = CommandResult.of(table.build());
        return problems == 0
                ? result
                : result.withFault(
                        problems + (problems == 1 ? " problem" : " problems") + " found");
    }

    /** Looked up when run: this command is one of them, so they cannot be injected. */
    private InstalledCommands commands() {
        return context.getService(context.getServiceReference(InstalledCommands.class));
    }

    private Diagnosis framework() {
        Bundle framework = context.getBundle(0);
        return new Diagnosis(
                OK,
                "framework",
                framework.getSymbolicName()
                        + " "
                        + framework.getVersion()
                        + " on Java "
                        + Runtime.version()
                        + ", "
                        + Runtime.getRuntime().availableProcessors()
                        + " processors, "
                        + (Runtime.getRuntime().maxMemory() >> 20)
                        + " MiB");
    }

    private Diagnosis bundles() {
        Bundle[] all = context.getBundles();
        long resolved =
                Stream.of(all).filter(b -> UnresolvedBundle.fault(b, all).isEmpty()).count();
        return new Diagnosis(OK, "bundles", resolved + " in order");
    }

    private Diagnosis services() {
        List<String> counts = new ArrayList<>();
        for (Catalogue.PlugInKind kind : Catalogue.PlugInKind.values()) {
            int count = catalogue.all(kind).size();
            if (count > 0) {
                counts.add(count + " " + (count == 1 ? kind.noun() : kind.plural()));
            }
        }
        return new Diagnosis(OK, "services", String.join(", ", counts));
    }

    private void folders(List<Diagnosis> results, long installedJars) {
        String work = context.getProperty("kneepoint.work");
        if (work != null) {
            boolean writable = Files.isWritable(Path.of(work));
            results.add(
                    new Diagnosis(
                            writable ? OK : PROBLEM,
                            "work folder",
                            work + (writable ? "" : " is not writable")));
        }
        String deploy = context.getProperty("kneepoint.deploy");
        if (deploy != null && Files.isDirectory(Path.of(deploy))) {
            results.add(
                    new Diagnosis(
                            OK, "deploy folder", deploy + ", " + installedJars + " installed"));
        }
    }
}
