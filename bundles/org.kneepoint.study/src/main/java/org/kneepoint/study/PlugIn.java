// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study;

import java.util.function.Function;
import java.util.function.Supplier;
import org.kneepoint.api.scenario.BadInput;

/** Calls into plug-ins. What fails there must not spoil more than it has to. */
final class PlugIn {
    private PlugIn() {}

    /**
     * Returns what a call answers, or what stands for it when the plug-in fails. Wrong input is no
     * failure but the user's affair, and passes.
     */
    static <T> T attempt(Supplier<T> call, Function<Throwable, T> otherwise) {
        try {
            return call.get();
        } catch (BadInput e) {
            throw e;
        } catch (RuntimeException | LinkageError | StackOverflowError | AssertionError e) {
            return otherwise.apply(e);
        }
    }

    /** Returns in one line what failed first, and where. */
    static String firstCause(Throwable failure) {
        Throwable cause = failure;
        while (cause.getCause() != null && cause.getCause() != cause) {
            cause = cause.getCause();
        }
        StackTraceElement[] trace = cause.getStackTrace();
        String where = trace.length == 0 ? "" : " at " + trace[0];
        return (cause + where).replaceAll("\\s+", " ");
    }
}
