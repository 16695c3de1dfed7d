// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.executor.hazelcast;

import java.util.concurrent.TimeUnit;

/**
 * The pause before the maps of a session are looked at again. A look takes processor time of the
 * submitter and of members, which their runs lack; a session that has lasted for long can wait
 * longer for what is new.
 */
final class PollPause {
    /** In milliseconds, also where there is no session. */
    static final long SHORTEST = 200;

    /** In milliseconds. */
    static final long LONGEST = 1000;

    /** Of the age of the session. */
    private static final int PART = 32;

    private PollPause() {}

    /**
     * Returns the pause in milliseconds.
     *
     * @param age time since the session began, nanoseconds
     */
    static long millis(long age) {
        long part = TimeUnit.NANOSECONDS.toMillis(age) / PART;
        return Math.max(SHORTEST, Math.min(LONGEST, part));
    }
}
