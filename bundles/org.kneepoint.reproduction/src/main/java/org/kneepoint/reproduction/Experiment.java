// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.reproduction;

import java.util.List;

/**
 * A table, a figure or a statement of a paper that is run again: commands, and a judgement of their
 * curves. Stateless; both are pure functions.
 */
public interface Experiment {
    /** Returns its outline. */
    ExperimentOutline outline();

    /**
     * Returns the commands to run, in order.
     *
     * @param effort whether to spare time
     * @return empty if nothing can be run
     */
    List<ExperimentCommand> commands(ExperimentEffort effort);

    /**
     * Judges the curves of the commands.
     *
     * @param results the curves of every command
     */
    ExperimentFindings judge(ExperimentResults results);
}
