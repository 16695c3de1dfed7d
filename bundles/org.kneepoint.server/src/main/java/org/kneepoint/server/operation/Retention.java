// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.server.operation;

import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.function.ToIntFunction;
import org.kneepoint.api.scenario.Parameter;
import org.kneepoint.server.account.AuditLog;
import org.kneepoint.study.session.Caller;

/**
 * How long rows of one kind are kept. A stored result holds its points itself, so that it reads the
 * same when its job and its runs were removed.
 *
 * @param kind what is removed, as "old jobs"
 * @param days how long it is kept; {@link Parameter#INFINITE} for ever
 * @param removal removes what is older than a moment, and returns the number
 */
record Retention(String kind, int days, ToIntFunction<Instant> removal) {
    /**
     * Removes what is older.
     *
     * @return the number of rows removed
     */
    int prune(Clock clock, AuditLog audit) {
        if (days == Parameter.INFINITE) {
            return 0;
        }
        int removed = removal.applyAsInt(clock.instant().minus(Duration.ofDays(days)));
        if (removed > 0) {
            audit.record(
                    Caller.LOCAL,
                    "remove " + kind,
                    removed + " older than " + days + (days == 1 ? " day" : " days"));
        }
        return removed;
    }
}
