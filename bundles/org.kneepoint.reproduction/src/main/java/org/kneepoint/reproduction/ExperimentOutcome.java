// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.reproduction;

import java.util.List;

/**
 * An experiment that has been run.
 *
 * @param outline what it is about
 * @param commands the commands that were run
 * @param findings what came out
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
