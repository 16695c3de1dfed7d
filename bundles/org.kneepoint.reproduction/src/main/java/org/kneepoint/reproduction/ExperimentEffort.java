// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.reproduction;

/** Full or quick form of an experiment. */
public enum ExperimentEffort {
    /** Seeds and points for a report. */
    FULL,
    /** Few points, few seeds, short runs, to check a set-up. */
    QUICK;

    /** Returns the value for this effort. */
    public <T> T choose(T full, T quick) {
        return this == FULL ? full : quick;
    }
}
