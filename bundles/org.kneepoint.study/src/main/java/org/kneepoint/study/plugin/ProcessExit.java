// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study.plugin;

import java.util.stream.Stream;

/** What dropped-in bundles call instead of the methods that end the process. */
public final class ProcessExit {
    private static final String NAME = ProcessExit.class.getName();

    private ProcessExit() {}

    /** Refuses {@link System#exit}. */
    public static void exit(int status) {
        SecurityException refusal =
                new SecurityException(
                        "exit(" + status + ") is refused: a plug-in does not end the workbench");
        refusal.setStackTrace(
                Stream.of(refusal.getStackTrace())
                        .dropWhile(frame -> frame.getClassName().equals(NAME))
                        .toArray(StackTraceElement[]::new));
        throw refusal;
    }

    /** Refuses {@link Runtime#exit}. */
    public static void exit(Runtime runtime, int status) {
        exit(status);
    }

    /** Refuses {@link Runtime#halt}. */
    public static void halt(Runtime runtime, int status) {
        exit(status);
    }
}
