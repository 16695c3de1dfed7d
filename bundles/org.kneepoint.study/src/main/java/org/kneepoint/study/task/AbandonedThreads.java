// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study.task;

import java.util.List;

/** Threads that were abandoned with an unresponsive plug-in and still run. */
public final class AbandonedThreads {
    private AbandonedThreads() {}

    /**
     * Returns one line for each, sorted: the plug-in that did not return, and its present location.
     */
    public static List<String> lines() {
        return Thread.getAllStackTraces().entrySet().stream()
                .filter(thread -> thread.getKey().getName().startsWith(WorkerThread.ABANDONED))
                .map(thread -> line(thread.getKey(), thread.getValue()))
                .sorted()
                .toList();
    }

    /** Returns the plug-in that did not return, for each thread. */
    public static List<String> plugIns() {
        return Thread.getAllStackTraces().keySet().stream()
                .map(Thread::getName)
                .filter(name -> name.startsWith(WorkerThread.ABANDONED))
                .map(name -> name.substring(WorkerThread.ABANDONED.length()))
                .toList();
    }

    private static String line(Thread thread, StackTraceElement[] trace) {
        String plugIn = thread.getName().substring(WorkerThread.ABANDONED.length());
        return plugIn
                + " did not return after its time limit; its thread still runs"
                + UnresponsiveTaskException.userFrame(trace)
                        .map(frame -> ", at " + frame)
                        .orElse("");
    }
}
