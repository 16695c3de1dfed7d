// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.reproduction;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.kneepoint.study.run.RunRequest;

/**
 * One command of an experiment, and the measure commands for its curves.
 *
 * @param key the name under which {@link ExperimentResults} gives its curves
 * @param line as a user types it, such as {@code solve min nodes=64 radix=2 load=0.1:1:0.1}
 * @param measureLines as a user types them to read the same curves
 */
public record ExperimentCommand(String key, String line, List<String> measureLines) {
    /** Checks that both are there, and copies the list. */
    public ExperimentCommand {
        Objects.requireNonNull(key);
        Objects.requireNonNull(line);
        measureLines = List.copyOf(measureLines);
    }

    /** A command without measure commands. */
    public ExperimentCommand(String key, String command) {
        this(key, command, List.of());
    }

    /**
     * Returns the commands {@code model} and {@code simulation} of one network.
     *
     * @param settings of both commands
     * @param runs further settings of the simulation, with a blank before them
     */
    public static List<ExperimentCommand> modelAndSimulation(String settings, String runs) {
        return List.of(
                new ExperimentCommand("model", "solve " + settings),
                new ExperimentCommand("simulation", "simulate " + settings + runs));
    }

    /**
     * A copy whose curves are also read by metrics with these settings.
     *
     * @param metrics names joined by commas
     * @param settings such as {@code filter=0.006}
     */
    public ExperimentCommand measuredBy(String metrics, String settings) {
        List<String> more = new ArrayList<>(measureLines);
        more.add("measure (" + line + ") metric=" + metrics + " " + settings);
        return new ExperimentCommand(key, line, more);
    }

    /**
     * Returns the run request of the command.
     *
     * @throws org.kneepoint.api.scenario.BadInput if it is no command that gives curves
     */
    public RunRequest request() {
        return RunRequest.parse(line);
    }

    /** Returns the command and its measure commands, in order. */
    public List<String> lines() {
        List<String> lines = new ArrayList<>(List.of(line));
        lines.addAll(measureLines);
        return lines;
    }
}
