// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.api.result;

import java.util.Locale;

/** How the evaluation of a point ended. Everything but {@link #OK} comes with a reason. */
public enum Status {
    /** The figures are steady-state values within the stated accuracy. */
    OK,
    /** No steady state exists: some resource is offered more than it can carry. */
    SATURATED,
    /** The run was too short, or the backlog was still growing. */
    UNSTEADY,
    /** The iteration did not converge. */
    UNCONVERGED,
    /** Packets wait for each other for ever. */
    DEADLOCKED,
    /** The time limit ended the run. */
    LIMIT,
    /** The user ended the run. */
    CANCELLED,
    /** The plug-in failed. */
    FAILED;

    /** Returns the label in tables and files. */
    public String label() {
        return name().toLowerCase(Locale.ROOT);
    }

    /**
     * Returns the status of a label.
     *
     * @throws IllegalArgumentException if there is no such status
     */
    public static Status ofLabel(String name) {
        return valueOf(name.toUpperCase(Locale.ROOT));
    }
}
