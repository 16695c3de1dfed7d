// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study;

import java.util.Arrays;

/**
 * Code did not return although it was told to end, and its thread was left behind. The stack trace
 * is that of the thread at that moment.
 */
final class Overrun extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final boolean cancelled;

    /**
     * Tells of a thread.
     *
     * @param line what did not return, and after what
     * @param trace where the thread was
     * @param cancelled whether the user had ended it
     */
    Overrun(String line, StackTraceElement[] trace, boolean cancelled) {
        super(line);
        setStackTrace(trace);
        this.cancelled = cancelled;
    }

    boolean isCancelled() {
        return cancelled;
    }

    /** Returns what did not return, and where it was. */
    String where() {
        return Arrays.stream(getStackTrace())
                .filter(frame -> frame.getModuleName() == null)
                .findFirst()
                .map(frame -> getMessage() + "; it was at " + frame)
                .orElse(getMessage());
    }
}
