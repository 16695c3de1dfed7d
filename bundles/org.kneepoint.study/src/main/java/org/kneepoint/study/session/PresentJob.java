// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study.session;

import java.util.concurrent.Callable;

/**
 * The job of an evaluation server in which a thread executes commands, known to the services that
 * they use.
 */
public final class PresentJob {
    /** The number outside a job. */
    public static final int NONE = 0;

    private static final ThreadLocal<Integer> PRESENT = ThreadLocal.withInitial(() -> NONE);

    private PresentJob() {}

    /** Returns the number of the job of this thread; {@link #NONE} if there is none. */
    public static int number() {
        return PRESENT.get();
    }

    /** Does work on this thread as part of a job. */
    public static <T> T call(int number, Callable<T> work) throws Exception {
        int before = PRESENT.get();
        PRESENT.set(number);
        try {
            return work.call();
        } finally {
            PRESENT.set(before);
        }
    }
}
