// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study.worker;

import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.kneepoint.study.task.HeapSize;

/**
 * The command that starts a worker process: this Java, this installation without its commands.
 *
 * @param words the program and its arguments
 * @param environment variables that differ from those of this process
 */
public record WorkerCommand(List<String> words, Map<String, String> environment) {
    private static final String HEAP = "-Xmx";
    private static final String ENTRY = "-Dkneepoint.entry=";
    private static final Path NICE = Path.of("/usr/bin/nice");

    /**
     * Standard output has the messages of the worker, so those of Java go to standard error, but
     * for its report of a crash.
     */
    private static final List<String> MESSAGES_OF_JAVA =
            List.of("-Xlog:disable", "-Xlog:all=warning:stderr", "-XX:+DisplayVMOutputToStderr");

    /** Options of this process that concern how Java starts, not what it runs. */
    private static final List<String> TAKEN_OVER =
            List.of(
                    "-XX:SharedArchiveFile=",
                    "-XX:Tier",
                    "-Xlog:cds",
                    "--sun-misc-unsafe-memory-access=");

    /** Copies both. */
    public WorkerCommand {
        words = List.copyOf(words);
        environment = Map.copyOf(environment);
    }

    /**
     * Returns the command of a worker with the heap and the drop-in bundles of this process.
     *
     * @param home the folder of the installation
     */
    public static WorkerCommand of(Path home) {
        List<String> words = new ArrayList<>();
        words.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        words.add(HEAP + Runtime.getRuntime().maxMemory());
        words.addAll(MESSAGES_OF_JAVA);
        words.add("-XX:+UseSerialGC");
        words.add("-XX:ActiveProcessorCount=1");
        words.add("-Djava.awt.headless=true");
        words.add("-Dfile.encoding=UTF-8");
        words.add(ENTRY + WorkerEntry.ENTRY);
        words.add("-Dkneepoint.commands=false");
        ownOptions().filter(WorkerCommand::isTakenOver).forEach(words::add);
        words.add("-jar");
        words.add(home.resolve("lib").resolve("kneepoint-launcher.jar").toString());
        return new WorkerCommand(words, Map.of());
    }

    /** Returns the command with another heap, bytes. */
    public WorkerCommand withHeap(long bytes) {
        return replaced(HEAP, HEAP + bytes);
    }

    /**
     * Returns the command of a process whose runs say, when its heap is too small, what allows
     * more.
     *
     * @param setting what the user makes larger, as a message names it
     */
    public WorkerCommand withHeapSetting(String setting) {
        String option = "-D" + HeapSize.SETTING + "=";
        return replaced(option, option + setting);
    }

    /** Returns the command of another entry than that of a worker. */
    public WorkerCommand withEntry(String entry) {
        return replaced(ENTRY, ENTRY + entry);
    }

    private WorkerCommand replaced(String prefix, String option) {
        List<String> changed = new ArrayList<>(words);
        changed.removeIf(word -> word.startsWith(prefix));
        changed.add(1, option);
        return new WorkerCommand(changed, environment);
    }

    /** Returns the command with the drop-in bundles of another folder. */
    public WorkerCommand withDeployFolder(Path folder) {
        Map<String, String> changed = new HashMap<>(environment);
        changed.put("KNEEPOINT_DEPLOY", folder.toString());
        return new WorkerCommand(words, changed);
    }

    /**
     * Returns the command of a process that leaves the processors to others that need them, where
     * the system has {@code nice}.
     */
    public WorkerCommand withLowPriority() {
        if (!Files.isExecutable(NICE)) {
            return this;
        }
        List<String> changed = new ArrayList<>(List.of(NICE.toString(), "-n", "10"));
        changed.addAll(words);
        return new WorkerCommand(changed, environment);
    }

    private static Stream<String> ownOptions() {
        return ManagementFactory.getRuntimeMXBean().getInputArguments().stream();
    }

    private static boolean isTakenOver(String option) {
        return TAKEN_OVER.stream().anyMatch(option::startsWith);
    }
}
