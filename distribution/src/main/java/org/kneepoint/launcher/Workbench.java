// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.launcher;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.ToIntFunction;
import org.apache.felix.framework.Felix;
import org.osgi.framework.Bundle;
import org.osgi.framework.BundleContext;
import org.osgi.framework.BundleException;
import org.osgi.framework.InvalidSyntaxException;
import org.osgi.framework.ServiceReference;
import org.osgi.framework.startlevel.BundleStartLevel;
import org.osgi.framework.wiring.BundleWiring;

/** The OSGi framework with the bundles of the workbench in it. */
final class Workbench {

    /** The bundle whose class loader has to be the context class loader of a console. */
    private static final String TERMINAL = "org.jline";

    private final Felix framework;
    private final Map<Feature.Part, Bundle> bundles = new LinkedHashMap<>();

    /**
     * An empty framework, not yet running.
     *
     * @param configuration the framework's properties
     * @throws LaunchFailure when the framework does not accept them
     */
    Workbench(Map<String, Object> configuration, FrameworkLog log) throws LaunchFailure {
        framework = new Felix(configuration);
        try {
            framework.init();
        } catch (BundleException e) {
            throw new LaunchFailure("the OSGi framework does not start", e);
        }
        log.follow(framework.getBundleContext());
    }

    /**
     * Installs the bundles of a feature that another one has not brought yet. They are run from
     * where they are, not copied.
     *
     * @throws LaunchFailure when a bundle is missing or the framework refuses it
     */
    void install(Feature feature, Home home) throws LaunchFailure {
        for (Feature.Part part : feature.parts()) {
            if (!bundles.containsKey(part)) {
                bundles.put(part, install(part, home.bundle(part)));
            }
        }
    }

    /**
     * Starts the framework and the bundles. On return they have registered their services, as have
     * the bundles that the user has dropped in.
     *
     * @return the symbolic names of the bundles that did not start
     * @throws LaunchFailure when the framework itself does not start
     */
    List<String> start() throws LaunchFailure {
        try {
            framework.start();
        } catch (BundleException e) {
            throw new LaunchFailure("the OSGi framework does not start", e);
        }
        List<String> idle = new ArrayList<>();
        bundles.forEach(
                (part, bundle) -> {
                    if (part.started() && bundle.getState() != Bundle.ACTIVE) {
                        idle.add(bundle.getSymbolicName());
                    }
                });
        return idle;
    }

    /**
     * The service that runs the command line.
     *
     * @param entry {@code batch} or {@code console}
     * @throws LaunchFailure when no bundle offers it
     */
    @SuppressWarnings("unchecked")
    ToIntFunction<String[]> entry(String entry) throws LaunchFailure {
        BundleContext context = framework.getBundleContext();
        String filter = "(kneepoint.entry=" + entry + ")";
        try {
            for (ServiceReference<?> reference :
                    context.getServiceReferences(ToIntFunction.class, filter)) {
                Object service = context.getService(reference);
                if (service != null) {
                    return (ToIntFunction<String[]>) service;
                }
            }
        } catch (InvalidSyntaxException e) {
            throw new IllegalArgumentException(entry, e);
        }
        throw new LaunchFailure("the shell is not running: no service " + filter);
    }

    /** JLine finds its terminals through the context class loader; ours, if JLine is not there. */
    ClassLoader terminalLoader() {
        for (Bundle bundle : bundles.values()) {
            BundleWiring wiring = bundle.adapt(BundleWiring.class);
            if (TERMINAL.equals(bundle.getSymbolicName()) && wiring != null) {
                return wiring.getClassLoader();
            }
        }
        return Workbench.class.getClassLoader();
    }

    /**
     * Stops the bundles and the framework.
     *
     * @param millis how long to wait for it
     */
    void stop(long millis) {
        try {
            framework.stop();
            framework.waitForStop(millis);
        } catch (BundleException e) {
            // It was not running.
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private Bundle install(Feature.Part part, Path file) throws LaunchFailure {
        if (!Files.isRegularFile(file)) {
            throw new LaunchFailure("missing file " + file);
        }
        try {
            Bundle bundle = framework.getBundleContext().installBundle("reference:" + file.toUri());
            if (part.startLevel() > 0) {
                bundle.adapt(BundleStartLevel.class).setStartLevel(part.startLevel());
            }
            if (part.started()) {
                bundle.start(Bundle.START_ACTIVATION_POLICY);
            }
            return bundle;
        } catch (BundleException e) {
            throw new LaunchFailure("cannot install " + file, e);
        }
    }
}
