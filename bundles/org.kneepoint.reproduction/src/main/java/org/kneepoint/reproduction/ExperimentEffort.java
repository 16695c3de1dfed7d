// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.reproduction;

/** How much time an experiment may take. */
public enum ExperimentEffort {
    /** As many seeds and points as a report deserves. */
    FULL,
    /** Few points, few seeds, short runs: to see that all is in order. */
    QUICK;

    /** Returns what belongs to this effort. */
    public <T> T choose(T full, T quick) {
        return this == FULL ? full : quick;
    }
}
