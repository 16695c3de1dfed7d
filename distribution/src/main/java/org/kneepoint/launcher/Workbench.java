// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.launcher;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Hashtable;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.ToIntFunction;
import org.apache.felix.framework.Felix;
import org.osgi.framework.Bundle;
import org.osgi.framework.BundleContext;
import org.osgi.framework.BundleException;
import org.osgi.framework.InvalidSyntaxException;
import org.osgi.framework.ServiceReference;
import org.osgi.framework.startlevel.BundleStartLevel;
import org.osgi.framework.wiring.BundleWiring;
import org.osgi.framework.wiring.FrameworkWiring;

/** The OSGi framework with the bundles of the workbench. */
final class Workbench {

    /** The bundle whose class loader must be the context class loader of a console. */
    private static final String TERMINAL = "org.jline";

    private final Felix framework;
    private final Map<Feature.Part, Bundle> bundles = new LinkedHashMap<>();

    /**
     * Creates an empty framework.
     *
     * @param configuration framework properties
     * @throws LaunchFailure when they are invalid
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
     * Installs the bundles of a feature that are not installed yet, here or in the bundle cache, in
     * place, without a copy, and starts them: with the framework, or at once if it is running.
     *
     * @throws LaunchFailure when a bundle is missing or invalid, or cannot be started
     */
    synchronized void install(Feature feature, Home home) throws LaunchFailure {
        for (Feature.Part part : feature.parts()) {
            if (!bundles.containsKey(part)) {
                bundles.put(part, install(part, home.bundle(part)));
            }
        }
        // not before, since they need each other
        for (Feature.Part part : feature.parts()) {
            if (part.started()) {
                start(bundles.get(part));
            }
        }
    }

    /** Registers the service that installs and starts a feature by its name. */
    void offer(FeaturesOnDemand features) {
        framework
                .getBundleContext()
                .registerService(
                        Consumer.class,
                        features,
                        new Hashtable<>(Map.of(FeaturesOnDemand.SERVICE, "feature")));
    }

    /**
     * Starts the framework and the bundles. On return they and the dropped-in bundles have
     * registered their services.
     *
     * @return the symbolic names of the bundles that did not start
     * @throws LaunchFailure when the framework itself does not start
     */
    List<String> start() throws LaunchFailure {
        try {
            // in one step, which is faster than one by one; a failure is logged at the bundle's
            // start
            framework.adapt(FrameworkWiring.class).resolveBundles(bundles.values());
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
     * @throws LaunchFailure when no bundle registers it
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

    /** The class loader of JLine, through which it finds its terminals; ours without JLine. */
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
     * @param millis time limit, ms
     */
    void stop(long millis) {
        try {
            framework.stop();
            framework.waitForStop(millis);
        } catch (BundleException e) {
            // not running
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private Bundle install(Feature.Part part, Path file) throws LaunchFailure {
        if (!Files.isRegularFile(file)) {
            throw new LaunchFailure("missing file " + file);
        }
        try {
            BundleContext context = framework.getBundleContext();
            String location = "reference:" + file.toUri();
            Bundle installed = context.getBundle(location);
            if (installed != null) {
                return installed;
            }
            Bundle bundle = context.installBundle(location);
            if (part.startLevel() > 0) {
                bundle.adapt(BundleStartLevel.class).setStartLevel(part.startLevel());
            }
            return bundle;
        } catch (BundleException | IllegalStateException e) {
            throw new LaunchFailure("cannot install " + file, e);
        }
    }

    private static void start(Bundle bundle) throws LaunchFailure {
        try {
            bundle.start(Bundle.START_ACTIVATION_POLICY);
        } catch (BundleException | IllegalStateException e) {
            throw new LaunchFailure("cannot start " + bundle.getSymbolicName(), e);
        }
    }
}
