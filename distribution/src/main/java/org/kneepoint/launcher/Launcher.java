// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.launcher;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;

/**
 * Starts the workbench and ends the process with the exit status of the command: without arguments
 * the interactive shell, or the statements of an input that is no keyboard; with arguments the
 * command line that they make up.
 */
public final class Launcher {

    /** Exit status: failure inside the workbench or of the machine. */
    private static final int FAILURE = 3;

    /** Input that is no keyboard, as the start script found. */
    private static final String STATEMENTS = "statements";

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
                    "cannot use the folders in "
                            + work.path()
                            + "; name another one with KNEEPOINT_WORK",
                    e);
        }
    }

    /**
     * Runs the workbench. Ends the process.
     *
     * @param arguments the command line; none for the interactive shell
     */
    public static void main(String[] arguments) {
        // the framework formats numbers by it that it reads again, and all texts are English
        Locale.setDefault(Locale.ENGLISH);
        int status;
        try {
            WorkFolder work = WorkFolder.choose(System.getenv(), System.getProperties());
            status = new Launcher(Home.ofThisClass(), work).run(arguments);
        } catch (LaunchFailure e) {
            complain(e.getMessage());
            status = FAILURE;
        }
        System.exit(status);
    }

    private int run(String[] arguments) throws LaunchFailure {
        // a thread of a bundle that dies must not write into the terminal
        Thread.setDefaultUncaughtExceptionHandler(
                (thread, e) -> log.append("ERROR", thread.getName(), "thread ended", e));
        Session session = new Session(Thread.currentThread(), folder);
        Runtime.getRuntime().addShutdownHook(new Thread(session, "kneepoint-shutdown"));
        try {
            return work(arguments, session);
        } catch (LaunchFailure e) {
            if (session.interrupted()) {
                // What is stopped half-way fails; the user knows why, and the signal is the status.
                return FAILURE;
            }
            throw e;
        } finally {
            session.ends();
        }
    }

    private int work(String[] arguments, Session session) throws LaunchFailure {
        try {
            Workbench workbench = start(session);
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
        FrameworkLog frameworkLog = new FrameworkLog(log);
        Workbench workbench = new Workbench(configuration(frameworkLog), frameworkLog);
        session.runs(workbench);
        for (Feature feature : home.features()) {
            workbench.install(feature, home);
        }
        for (String idle : workbench.start()) {
            if (!session.interrupted()) {
                complain(idle + " did not start, see " + log.path());
            }
        }
        return workbench;
    }

    /** The properties that the framework starts with and hands to the bundles. */
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

    /** File Install takes a backslash for an escape sign, and Java takes a slash everywhere. */
    private static String portable(Path path) {
        return path.toString().replace('\\', '/');
    }

    private static void complain(String message) {
        System.err.println("kneepoint: " + message);
    }
}
