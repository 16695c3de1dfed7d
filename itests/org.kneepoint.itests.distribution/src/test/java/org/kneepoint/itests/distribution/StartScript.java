// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.itests.distribution;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A start script with its environment and folder. The environment is minimal and independent of
 * that of the build. Immutable.
 */
final class StartScript {
    /** Long enough for a busy machine. */
    static final Duration LIMIT = Duration.ofMinutes(3);

    /** Shared by concurrent processes. */
    static final Path SHARED = Installation.TAR.home().resolveSibling("shared").toAbsolutePath();

    private static final String JAVA_OPTIONS = "KNEEPOINT_JAVA_OPTS";

    private final List<String> prefix;
    private final Path folder;
    private final Map<String, String> environment;

    private StartScript(List<String> prefix, Path folder, Map<String, String> environment) {
        this.prefix = List.copyOf(prefix);
        this.folder = folder;
        this.environment = Map.copyOf(environment);
    }

    /** The start script of the unpacked archive. */
    static StartScript installed() {
        return script(Installation.TAR.script());
    }

    /** Another start script, started in the folder of the shared files. */
    static StartScript script(Path script) {
        Map<String, String> environment = new TreeMap<>();
        environment.put("PATH", System.getenv("PATH"));
        environment.put("JAVA_HOME", System.getProperty("java.home"));
        // saves a third of the CPU time of a start
        environment.put(JAVA_OPTIONS, "-XX:TieredStopAtLevel=1");
        environment.put("HOME", SHARED.resolve("home").toString());
        environment.put("KNEEPOINT_WORK", SHARED.resolve("work").toString());
        Path folder = UncheckedIo.get(() -> Files.createDirectories(SHARED.resolve("empty")));
        return new StartScript(List.of(script.toString()), folder, environment);
    }

    /** Started in this folder. */
    StartScript in(Path other) {
        return new StartScript(prefix, other, environment);
    }

    /** With another work folder, for which no class-data archive is made in the background. */
    StartScript working(Path work) {
        String options = environment.getOrDefault(JAVA_OPTIONS, "");
        return with("KNEEPOINT_WORK", work).with(JAVA_OPTIONS, options + " -Xshare:auto");
    }

    /** With this variable in the environment. */
    StartScript with(String variable, Object value) {
        Map<String, String> changed = new TreeMap<>(environment);
        changed.put(variable, value.toString());
        return new StartScript(prefix, folder, changed);
    }

    /** Without this variable in the environment. */
    StartScript without(String variable) {
        Map<String, String> changed = new TreeMap<>(environment);
        changed.remove(variable);
        return new StartScript(prefix, folder, changed);
    }

    /** Started by another program, with the script and its arguments as last arguments. */
    StartScript through(String... program) {
        List<String> command = new ArrayList<>(List.of(program));
        command.addAll(prefix);
        return new StartScript(command, folder, environment);
    }

    /**
     * Started by a line of the system's shell, in which {@code "$@"} is the script with arguments.
     */
    StartScript line(String line) {
        return through("/bin/sh", "-c", line, "sh");
    }

    /** Runs a command line to its end, without input. */
    ProcessResult run(String... arguments) {
        return start(arguments).await();
    }

    /** Starts a command line, without input. */
    Running start(String... arguments) {
        return Running.start(builder(arguments));
    }

    /** Starts the interactive shell on a pipe. */
    ConsoleProcess console() {
        String options = environment.getOrDefault(JAVA_OPTIONS, "");
        return ConsoleProcess.start(
                with(JAVA_OPTIONS, options + " -Dkneepoint.input=keyboard").builder());
    }

    private ProcessBuilder builder(String... arguments) {
        List<String> command = new ArrayList<>(prefix);
        command.addAll(List.of(arguments));
        ProcessBuilder builder = new ProcessBuilder(command).directory(folder.toFile());
        builder.environment().clear();
        builder.environment().putAll(environment);
        return builder;
    }

    /** A process with its output in files, so that it never waits for a reader. */
    static final class Running {
        private final String command;
        private final Process process;
        private final Path out;
        private final Path err;

        private Running(String command, Process process, Path out, Path err) {
            this.command = command;
            this.process = process;
            this.out = out;
            this.err = err;
        }

        private static Running start(ProcessBuilder builder) {
            try {
                Path out = Files.createTempFile("kneepoint", ".out");
                Path err = Files.createTempFile("kneepoint", ".err");
                builder.redirectOutput(out.toFile()).redirectError(err.toFile());
                Process process = TestProcesses.start(builder);
                process.getOutputStream().close();
                return new Running(String.join(" ", builder.command()), process, out, err);
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }

        /** Whether it is over. */
        boolean ended() {
            return !process.isAlive();
        }

        /** The standard error so far. */
        String errors() {
            return UncheckedIo.get(() -> Files.readString(err));
        }

        /**
         * Waits until it has printed a text of this form on standard error, and returns the text.
         */
        String untilPrinted(Pattern form) {
            TestProcesses.until(
                    form + " of " + command, () -> ended() || form.matcher(errors()).find());
            Matcher matcher = form.matcher(errors());
            if (!matcher.find()) {
                throw new AssertionError("ended without " + form + ": " + await());
            }
            return matcher.group();
        }

        /** The number of the process, also of one that {@code env} has become. */
        long pid() {
            return process.pid();
        }

        /** The processes that it has started. */
        List<ProcessHandle> children() {
            return process.descendants().toList();
        }

        /** Kills it alone, as a lack of memory of the machine would. */
        void killAlone() {
            process.destroyForcibly();
        }

        /** Kills it with all that it has started. */
        void kill() {
            TestProcesses.kill(process);
        }

        /** Sends a signal, such as {@code INT}, once {@code env} has executed the command. */
        void signal(String name) {
            TestProcesses.until(
                    "the command",
                    () -> ended() || !process.info().command().orElse("").endsWith("/env"));
            TestProcesses.signal(process, name);
        }

        /** Waits for the end. */
        ProcessResult await() {
            boolean ended = TestProcesses.await(process, LIMIT);
            try {
                String text = Files.readString(out);
                String errors = Files.readString(err);
                Files.delete(out);
                Files.delete(err);
                if (!ended) {
                    throw new AssertionError(
                            "not ended: " + new ProcessResult(command, -1, text, errors));
                }
                return new ProcessResult(command, process.exitValue(), text, errors);
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
    }
}
