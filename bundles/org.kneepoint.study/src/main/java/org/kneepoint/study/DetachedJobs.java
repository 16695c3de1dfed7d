// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study;

import java.util.List;

/**
 * The unfinished part of {@link DetachedWork}.
 *
 * @param names of the jobs, as the system that executes them names them
 * @param running number of tasks that run
 * @param waiting number of tasks that wait
 * @param reason why a task waits, as that system says; empty if unknown
 * @param isKnown whether that system has answered; the numbers are 0 if not
 */
public record DetachedJobs(
        List<String> names, int running, int waiting, String reason, boolean isKnown) {
    /** Nothing waits or runs. */
    public static final DetachedJobs NONE = new DetachedJobs(List.of(), 0, 0, "", true);

    /** Copies the names. */
    public DetachedJobs {
        names = List.copyOf(names);
    }

    /** Returns whether something waits or runs, as far as known. */
    public boolean isPending() {
        return !names.isEmpty() && (running + waiting > 0 || !isKnown);
    }
}
