// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.reproduction;

import java.util.List;

/**
 * An experiment that has been run.
 *
 * @param outline of the experiment
 * @param commands the commands that were run
 * @param findings with the verdict
 * @param wasRun whether every command could be run
 * @param seconds how long it took
 */
public record ExperimentOutcome(
        ExperimentOutline outline,
        List<ExperimentCommand> commands,
        ExperimentFindings findings,
        boolean wasRun,
        double seconds) {
    /** Copies the list. */
    public ExperimentOutcome {
        commands = List.copyOf(commands);
    }
}
