// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.server.execution;

import java.util.OptionalInt;
import org.kneepoint.study.RunPlan;

/** For whom runs are executed: a job of the queue, or a command that is none. */
public interface RunOwner {
    /** Returns the account. */
    String account();

    /** Returns the priority, which may change while runs are executed. */
    default Priority priority() {
        return Priority.NORMAL;
    }

    /** Returns the number of the job; empty if it is none. */
    default OptionalInt jobNumber() {
        return OptionalInt.empty();
    }

    /** Returns whether the next start of the server continues what is cancelled now. */
    default boolean isContinued() {
        return false;
    }

    /**
     * The runs of a plan begin.
     *
     * @param isElsewhere whether other processes execute them, so that no plug-in can harm this one
     */
    default void begins(RunPlan plan, boolean isElsewhere) {
        // of interest to jobs
    }

    /** The runs of a plan have ended. */
    default void ends(RunPlan plan, boolean isElsewhere) {
        // of interest to jobs
    }

    /** Runs were answered from the store. */
    default void answered(int runs) {
        // of interest to jobs
    }

    /** Runs were executed. */
    default void executed(int runs) {
        // of interest to jobs
    }

    /** An owner that is no job. */
    static RunOwner of(String account) {
        return () -> account;
    }
}
