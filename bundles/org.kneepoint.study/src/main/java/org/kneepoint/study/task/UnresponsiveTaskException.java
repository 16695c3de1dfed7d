// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study.task;

import java.util.Arrays;
import java.util.Optional;

/**
 * A task did not return after cancellation; its thread was abandoned. The stack trace is that of
 * the thread at that moment.
 */
public final class UnresponsiveTaskException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final boolean cancelled;

    /**
     * Stands for a task.
     *
     * @param line what did not return, and after what
     * @param trace where the thread was
     * @param cancelled whether the user had ended it
     */
    UnresponsiveTaskException(String line, StackTraceElement[] trace, boolean cancelled) {
        super(line);
        setStackTrace(trace);
        this.cancelled = cancelled;
    }

    public boolean isCancelled() {
        return cancelled;
    }

    /** Returns what did not return, and where it was. */
    public String location() {
        return getMessage() + userFrame(getStackTrace()).map(at -> "; it was at " + at).orElse("");
    }

    /** Returns the innermost call outside of the Java platform. */
    static Optional<StackTraceElement> userFrame(StackTraceElement[] trace) {
        return Arrays.stream(trace).filter(frame -> frame.getModuleName() == null).findFirst();
    }
}
