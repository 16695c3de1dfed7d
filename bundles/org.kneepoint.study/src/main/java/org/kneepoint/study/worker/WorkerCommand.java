// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study.worker;

import java.lang.management.ManagementFactory;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** The command that starts a worker process: this Java, this installation, the same heap. */
final class WorkerCommand {
    /** Options of this process that concern how Java starts, not what it runs. */
    private static final List<String> TAKEN_OVER =
            List.of(
                    "-XX:SharedArchiveFile=",
                    "-XX:TieredStopAtLevel=",
                    "-Xlog:cds",
                    "--sun-misc-unsafe-memory-access=");

    private WorkerCommand() {}

    /**
     * Returns the command.
     *
     * @param home the folder of the installation
     */
    static List<String> of(Path home) {
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.add("-Xmx" + Runtime.getRuntime().maxMemory());
        command.add("-XX:+UseSerialGC");
        command.add("-XX:ActiveProcessorCount=1");
        command.add("-Djava.awt.headless=true");
        command.add("-Dfile.encoding=UTF-8");
        command.add("-Dkneepoint.entry=" + WorkerEntry.ENTRY);
        ownOptions().filter(WorkerCommand::isTakenOver).forEach(command::add);
        command.add("-jar");
        command.add(home.resolve("lib").resolve("kneepoint-launcher.jar").toString());
        return command;
    }

    private static Stream<String> ownOptions() {
        return ManagementFactory.getRuntimeMXBean().getInputArguments().stream();
    }

    private static boolean isTakenOver(String option) {
        return TAKEN_OVER.stream().anyMatch(option::startsWith);
    }
}
