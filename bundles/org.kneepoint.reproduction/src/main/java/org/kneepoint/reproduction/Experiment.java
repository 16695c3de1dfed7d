// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.reproduction;

import java.util.List;

/**
 * A table, a figure or a claim of a paper that is run again: commands, and a judgement of what they
 * give. Stateless; both are pure functions.
 */
public interface Experiment {
    /** Returns what it is about. */
    ExperimentOutline outline();

    /**
     * Returns the commands to run, in order.
     *
     * @param effort whether to spare time
     * @return empty if nothing can be run
     */
    List<ExperimentCommand> commands(ExperimentEffort effort);

    /**
     * Judges what the commands gave.
     *
     * @param results the curves of every trial
     */
    ExperimentFindings judge(ExperimentResults results);
}
