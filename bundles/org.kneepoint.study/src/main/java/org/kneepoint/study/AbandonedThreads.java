// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study;

import java.util.Arrays;
import java.util.List;

/** The threads whose tasks did not return and were given up, as long as they run. */
public final class AbandonedThreads {
    private AbandonedThreads() {}

    /** Returns in one line each what plug-in has not returned, and where it is now; sorted. */
    public static List<String> lines() {
        return Thread.getAllStackTraces().entrySet().stream()
                .filter(thread -> thread.getKey().getName().startsWith(Worker.ABANDONED))
                .map(thread -> line(thread.getKey(), thread.getValue()))
                .sorted()
                .toList();
    }

    private static String line(Thread thread, StackTraceElement[] trace) {
        String plugIn = thread.getName().substring(Worker.ABANDONED.length());
        return plugIn
                + " did not return when its time was over, and still has a thread"
                + Arrays.stream(trace)
                        .filter(frame -> frame.getModuleName() == null)
                        .findFirst()
                        .map(frame -> "; it is at " + frame)
                        .orElse("");
    }
}
