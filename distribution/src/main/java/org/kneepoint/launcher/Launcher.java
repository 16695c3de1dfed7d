// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.launcher;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * Starts the workbench and exits with the status of the command. Arguments form one command line;
 * without arguments it runs the interactive shell, or the statements of an input that is no
 * terminal.
 */
public final class Launcher {

    /** Exit status: failure inside the workbench or of the machine. */
    private static final int FAILURE = 3;

    /**
     * Value of {@code kneepoint.input}, set by the start script for an input that is no terminal.
     */
    private static final String STATEMENTS = "statements";

    /** The entry of a process that the workbench has started; empty for those of users. */
    private static final String ENTRY = System.getProperty("kneepoint.entry", "");

    /** The file of a bundle cache with which to begin; empty if none is used. */
    private static final String BUNDLES = System.getProperty("kneepoint.bundles", "");

    /** Whether that file is made if it does not exist. */
    private static final boolean KEEPS_BUNDLES = Boolean.getBoolean("kneepoint.bundles.keep");

    /** Whether the process executes commands, or only the runs of another one. */
    private static final boolean HAS_COMMANDS =
            !"false".equals(System.getProperty("kneepoint.commands"));

    private final Home home;
    private final WorkFolder work;
    private final ProcessFolder folder;
    private final LogFile log;

    private Launcher(Home home, WorkFolder work) throws LaunchFailure {
        this.home = home;
        this.work = work;
        this.log = new LogFile(work.logs().resolve("kneepoint.log"));
        try {
            PrivateFolder.create(work.logs());
            this.folder = ProcessFolder.create(work.run());
        } catch (IOException e) {
            throw new LaunchFailure(
                    "cannot use the work folder "
                            + work.path()
                            + "; set KNEEPOINT_WORK to another one",
                    e);
        }
    }

    /**
     * Runs the workbench and exits.
     *
     * @param arguments the command line; none for the interactive shell
     */
    public static void main(String[] arguments) {
        // the framework parses numbers that it has formatted in this locale; all texts are English
        Locale.setDefault(Locale.ENGLISH);
        if (!ENTRY.isEmpty()) {
            ignoreInterrupts();
        }
        int status;
        try {
            WorkFolder work = WorkFolder.choose(System.getenv(), System.getProperties());
            status = new Launcher(Home.ofThisClass(), work).run(arguments);
        } catch (LaunchFailure e) {
            printError(e.getMessage());
            status = FAILURE;
        }
        System.exit(status);
    }

    /** Ctrl-C reaches all processes of a terminal; the one that the user has started decides. */
    private static void ignoreInterrupts() {
        try {
            Class<?> signal = Class.forName("sun.misc.Signal");
            Class<?> handler = Class.forName("sun.misc.SignalHandler");
            Object interrupt = signal.getConstructor(String.class).newInstance("INT");
            Object ignore = handler.getField("SIG_IGN").get(null);
            signal.getMethod("handle", signal, handler).invoke(null, interrupt, ignore);
        } catch (ReflectiveOperationException e) {
            // it then ends a little earlier
        }
    }

    private int run(String[] arguments) throws LaunchFailure {
        // a dying thread of a bundle must not print to the terminal
        Thread.setDefaultUncaughtExceptionHandler(
                (thread, e) -> log.append("ERROR", thread.getName(), "thread ended", e));
        Session session = new Session(Thread.currentThread(), folder);
        Runtime.getRuntime().addShutdownHook(new Thread(session, "kneepoint-shutdown"));
        try {
            return work(arguments, session);
        } catch (LaunchFailure e) {
            if (session.interrupted()) {
                // a consequence of the signal, which determines the status
                return FAILURE;
            }
            throw e;
        } finally {
            session.end();
        }
    }

    private int work(String[] arguments, Session session) throws LaunchFailure {
        try {
            Workbench workbench = start(session);
            if (!ENTRY.isEmpty()) {
                return workbench.entry(ENTRY).applyAsInt(arguments);
            }
            boolean keyboard = !STATEMENTS.equals(System.getProperty("kneepoint.input"));
            if (arguments.length == 0 && keyboard) {
                Thread.currentThread().setContextClassLoader(workbench.terminalLoader());
                return workbench.entry("console").applyAsInt(arguments);
            }
            return workbench.entry("batch").applyAsInt(arguments);
        } catch (OutOfMemoryError e) {
            long twice = Math.max(1, Runtime.getRuntime().maxMemory() >> 29);
            throw new LaunchFailure(
                    "out of memory; KNEEPOINT_JAVA_OPTS=-Xmx" + twice + "g allows more", e);
        } catch (RuntimeException | Error e) {
            log.append("ERROR", "launcher", "unexpected failure", e);
            throw new LaunchFailure("unexpected failure, see " + log.path(), e);
        }
    }

    private Workbench start(Session session) throws LaunchFailure {
        List<Feature> features = home.features();
        List<Feature> installed =
                features.stream()
                        .filter(
                                feature ->
                                        feature.installation() == Feature.Installation.AT_START
                                                || HAS_COMMANDS && !feature.onDemand())
                        .toList();
        FrameworkLog frameworkLog = new FrameworkLog(log);
        Map<String, Object> configuration = configuration(frameworkLog);
        if (!BUNDLES.isEmpty()) {
            useBundleCache(installed, configuration, session);
        }
        Workbench workbench = new Workbench(configuration, frameworkLog);
        session.setWorkbench(workbench);
        for (Feature feature : installed) {
            workbench.install(feature, home);
        }
        workbench.offer(FeaturesOnDemand.of(features, feature -> workbench.install(feature, home)));
        for (String idle : workbench.start()) {
            if (!session.interrupted()) {
                printError(idle + " did not start, see " + log.path());
            }
        }
        return workbench;
    }

    /** Begins with the bundle cache of the file, or keeps that of this process in it. */
    private void useBundleCache(
            List<Feature> features, Map<String, Object> configuration, Session session)
            throws LaunchFailure {
        List<Path> files = new ArrayList<>();
        for (Feature feature : features) {
            files.add(home.feature(feature));
            feature.parts().forEach(part -> files.add(home.bundle(part)));
        }
        BundleCacheFile cache = new BundleCacheFile(Path.of(BUNDLES), files);
        configuration.put("ds.cache.metadata", "true");
        try {
            if (Files.exists(cache.file())) {
                cache.unpack(folder.path());
            } else if (KEEPS_BUNDLES) {
                session.keepBundleCache(cache);
            }
        } catch (IOException e) {
            throw new LaunchFailure("cannot write to " + folder.path(), e);
        }
    }

    /** The properties of the framework. */
    private Map<String, Object> configuration(FrameworkLog frameworkLog) throws LaunchFailure {
        Map<String, Object> configuration = new HashMap<>();
        home.configuration().forEach((key, value) -> configuration.put((String) key, value));
        configuration.put("felix.log.logger", frameworkLog);
        configuration.put("org.osgi.framework.storage", portable(folder.path()));
        for (var property : properties().entrySet()) {
            configuration.put(property.getKey(), property.getValue());
            System.setProperty(property.getKey(), property.getValue());
        }
        return configuration;
    }

    private Map<String, String> properties() throws LaunchFailure {
        String version = Launcher.class.getPackage().getImplementationVersion();
        return Map.of(
                "kneepoint.home", portable(home.path()),
                "kneepoint.work", portable(work.path()),
                "kneepoint.deploy", portable(deploy()),
                "kneepoint.version", version == null ? "development" : version);
    }

    private Path deploy() throws LaunchFailure {
        String named = System.getenv().getOrDefault("KNEEPOINT_DEPLOY", "");
        if (named.isEmpty()) {
            return home.deploy();
        }
        Path deploy = Path.of(named).toAbsolutePath().normalize();
        if (!Files.isDirectory(deploy)) {
            throw new LaunchFailure("KNEEPOINT_DEPLOY=" + named + " is not a folder");
        }
        return deploy;
    }

    /** With slashes: File Install reads a backslash as an escape. */
    private static String portable(Path path) {
        return path.toString().replace('\\', '/');
    }

    private static void printError(String message) {
        System.err.println("kneepoint: " + message);
    }
}
