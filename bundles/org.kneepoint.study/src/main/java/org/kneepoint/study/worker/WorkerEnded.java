// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study.worker;

/** A worker process has ended before it has sent the result of its run. */
public final class WorkerEnded extends RuntimeException {
    /** Exit status of a process that could not say that it was out of memory. */
    static final int OUT_OF_MEMORY = 4;

    private static final long serialVersionUID = 1L;

    /**
     * The end of a process.
     *
     * @param status its exit status; -1 if unknown
     */
    WorkerEnded(int status) {
        this(
                "the worker process has ended "
                        + (status == OUT_OF_MEMORY ? "out of memory" : "with status " + status));
    }

    /** The end of a process for some reason. */
    WorkerEnded(String reason) {
        super(reason, null, false, false);
    }

    /** Returns the message: it is no fault of a class. */
    @Override
    public String toString() {
        return getMessage();
    }
}
