// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.shell.diagnosis;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
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
import org.osgi.framework.InvalidSyntaxException;
import org.osgi.framework.ServiceReference;
import org.osgi.service.component.runtime.ServiceComponentRuntime;

/** {@code doctor}: the state of framework, bundles, services and folders, a line for each fault. */
public final class DoctorCommand implements Command {
    private static final String OK = "ok";
    private static final String PROBLEM = "problem";

    private final BundleContext context;
    private final Catalogue catalogue;
    private final UnsatisfiedComponents components;

    /** Examines the framework of the context. */
    public DoctorCommand(
            BundleContext context, Catalogue catalogue, ServiceComponentRuntime runtime) {
        this.context = context;
        this.catalogue = catalogue;
        this.components = new UnsatisfiedComponents(runtime);
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
    public CommandResult execute(CommandRequest request) throws IOException {
        request.requireNoOperands();
        request.requireNoSettings();
        List<Diagnosis> results = new ArrayList<>();
        results.add(framework());
        bundles(results);
        components.find().forEach(line -> results.add(new Diagnosis(PROBLEM, "component", line)));
        catalogue.faults().forEach(line -> results.add(new Diagnosis(PROBLEM, "plug-in", line)));
        commands().faults().forEach(line -> results.add(new Diagnosis(PROBLEM, "plug-in", line)));
        broken(results);
        AbandonedThreads.lines()
                .forEach(line -> results.add(new Diagnosis(PROBLEM, "thread", line)));
        results.add(services());
        folders(results);
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

    /** One line of the report. */
    private record Diagnosis(String state, String part, String line) {}

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

    private void bundles(List<Diagnosis> results) {
        int resolved = 0;
        for (Bundle bundle : context.getBundles()) {
            String fault = UnresolvedBundle.fault(bundle, context.getBundles());
            if (fault.isEmpty()) {
                resolved++;
            } else {
                results.add(new Diagnosis(PROBLEM, "bundle", fault));
            }
        }
        results.add(new Diagnosis(OK, "bundles", resolved + " in order"));
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

    /** Adds the services whose object cannot be created. */
    private void broken(List<Diagnosis> results) {
        for (Catalogue.PlugInKind kind : Catalogue.PlugInKind.values()) {
            for (ServiceReference<?> reference : references(kind)) {
                if (context.getService(reference) == null) {
                    results.add(
                            new Diagnosis(
                                    PROBLEM,
                                    "plug-in",
                                    reference.getBundle().getSymbolicName()
                                            + " registers a "
                                            + kind.noun()
                                            + " that cannot be created, see the log"));
                }
            }
        }
    }

    private Collection<? extends ServiceReference<?>> references(Catalogue.PlugInKind kind) {
        try {
            return context.getServiceReferences(kind.type(), null);
        } catch (InvalidSyntaxException e) {
            throw new IllegalStateException(e);
        }
    }

    private void folders(List<Diagnosis> results) throws IOException {
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
            dropped(Path.of(deploy), results);
        }
    }

    /**
     * Adds the jars of the deploy folder that are not installed; File Install does not report them.
     */
    private void dropped(Path folder, List<Diagnosis> results) throws IOException {
        int installed = 0;
        try (Stream<Path> files = Files.list(folder)) {
            for (Path file : files.sorted().toList()) {
                if (!file.getFileName().toString().endsWith(".jar")) {
                    continue;
                }
                if (isInstalled(file)) {
                    installed++;
                } else {
                    results.add(new Diagnosis(PROBLEM, "deploy", DroppedFile.fault(file)));
                }
            }
        }
        results.add(new Diagnosis(OK, "deploy folder", folder + ", " + installed + " installed"));
    }

    private boolean isInstalled(Path file) {
        // a location as File Install writes it: one slash after file:, where a Path has three
        String place = file.toFile().toURI().toString();
        return Stream.of(context.getBundles()).anyMatch(b -> b.getLocation().endsWith(place));
    }
}
