// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.executor.slurm;

/** A task has ended, several times, without the results of a run. */
final class TaskLost extends RuntimeException {
    private static final long serialVersionUID = 1L;

    /** The end of the last task. */
    TaskLost(String reason) {
        super(reason, null, false, false);
    }

    /** Returns the message: it is no fault of a class. */
    @Override
    public String toString() {
        return getMessage();
    }
}
