// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.shell.diagnosis;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.kneepoint.shell.command.InstalledCommands;
import org.kneepoint.study.plugin.Catalogue;
import org.kneepoint.study.plugin.PlugInBundles;
import org.osgi.framework.Bundle;
import org.osgi.framework.BundleContext;
import org.osgi.framework.Constants;
import org.osgi.service.component.runtime.ServiceComponentRuntime;

/** The problems of bundles, components and plug-ins, and of the files in the deploy folder. */
public final class InstallationProblems {
    private final BundleContext context;
    private final Catalogue catalogue;
    private final InstalledCommands commands;
    private final ServiceComponentRuntime runtime;

    /** Examines the framework of the context. */
    public InstallationProblems(
            BundleContext context,
            Catalogue catalogue,
            InstalledCommands commands,
            ServiceComponentRuntime runtime) {
        this.context = context;
        this.catalogue = catalogue;
        this.commands = commands;
        this.runtime = runtime;
    }

    /** Returns whether bundles or jars have been dropped in, which alone cause new problems. */
    public boolean hasDropIns() {
        return dropIns().findAny().isPresent() || !jars().isEmpty();
    }

    private Stream<Bundle> dropIns() {
        return Stream.of(context.getBundles())
                .filter(bundle -> bundle.getBundleId() != 0)
                .filter(bundle -> !PlugInBundles.isShipped(bundle));
    }

    /** Returns the jars of the deploy folder, sorted. */
    private List<Path> jars() {
        String deploy = context.getProperty("kneepoint.deploy");
        if (deploy == null || !Files.isDirectory(Path.of(deploy))) {
            return List.of();
        }
        try (Stream<Path> files = Files.list(Path.of(deploy))) {
            return files.filter(file -> file.getFileName().toString().endsWith(".jar"))
                    .sorted()
                    .toList();
        } catch (IOException e) {
            return List.of();
        }
    }

    /** Identifies the bundles and jars dropped in and their states. */
    public List<Object> state() {
        List<Object> state = new ArrayList<>();
        dropIns()
                .forEach(
                        bundle ->
                                state.add(
                                        List.of(
                                                bundle.getBundleId(),
                                                bundle.getLastModified(),
                                                bundle.getState())));
        for (Path jar : jars()) {
            state.add(List.of(jar, jar.toFile().length(), jar.toFile().lastModified()));
        }
        return state;
    }

    /** Returns the problems, in the order of the parts. */
    public List<Diagnosis> find() {
        List<String> plugIns = new ArrayList<>(catalogue.faults());
        plugIns.addAll(commands.faults());
        List<Diagnosis> problems = new ArrayList<>();
        Bundle[] all = context.getBundles();
        Stream.of(all).forEach(b -> add(problems, "bundle", UnresolvedBundle.fault(b, all)));
        dropIns().forEach(bundle -> add(problems, "bundle", offersNothing(bundle)));
        new UnsatisfiedComponents(runtime)
                .find(plugIns)
                .forEach(line -> add(problems, "component", line));
        plugIns.forEach(line -> add(problems, "plug-in", line));
        for (Path jar : jars()) {
            if (!isInstalled(jar)) {
                add(problems, "deploy", DroppedFile.fault(jar));
            }
        }
        return problems;
    }

    private static void add(List<Diagnosis> problems, String part, String line) {
        if (!line.isEmpty()) {
            problems.add(new Diagnosis(Diagnosis.PROBLEM, part, line));
        }
    }

    /** A bundle without services, components and exported packages. */
    private String offersNothing(Bundle bundle) {
        boolean isUsed =
                bundle.getState() != Bundle.ACTIVE
                        || bundle.getRegisteredServices() != null
                        || bundle.getHeaders().get(Constants.EXPORT_PACKAGE) != null
                        || !runtime.getComponentDescriptionDTOs(bundle).isEmpty();
        return isUsed
                ? ""
                : bundle.getSymbolicName()
                        + " "
                        + bundle.getVersion()
                        + " offers nothing: it has no component, service or exported package";
    }

    /** Returns the number of jars of the deploy folder that are installed. */
    long installedJars() {
        return jars().stream().filter(this::isInstalled).count();
    }

    private boolean isInstalled(Path file) {
        // a location as File Install writes it: one slash after file:, where a Path has three
        String place = file.toFile().toURI().toString();
        return Stream.of(context.getBundles()).anyMatch(b -> b.getLocation().endsWith(place));
    }
}
