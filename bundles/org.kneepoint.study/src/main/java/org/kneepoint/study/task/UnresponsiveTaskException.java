// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study.task;

import java.util.Arrays;
import java.util.Optional;

/**
 * A task did not return after its time limit or cancellation. The stack trace is that of its
 * abandoned thread.
 */
public final class UnresponsiveTaskException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final boolean cancelled;

    /**
     * Reports a task.
     *
     * @param line the plug-in, and the time limit or cancellation
     * @param trace stack trace of the thread
     * @param cancelled whether the user cancelled it
     */
    UnresponsiveTaskException(String line, StackTraceElement[] trace, boolean cancelled) {
        super(line);
        setStackTrace(trace);
        this.cancelled = cancelled;
    }

    public boolean isCancelled() {
        return cancelled;
    }

    /** Returns the message with the innermost call outside the Java platform. */
    public String location() {
        return getMessage() + userFrame(getStackTrace()).map(at -> "; it was at " + at).orElse("");
    }

    /** Returns the innermost call outside the Java platform. */
    static Optional<StackTraceElement> userFrame(StackTraceElement[] trace) {
        return Arrays.stream(trace).filter(frame -> frame.getModuleName() == null).findFirst();
    }
}
