// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.server.result;

import java.time.Clock;
import java.time.Duration;
import org.kneepoint.server.account.AuditLog;
import org.kneepoint.study.session.Caller;

/**
 * How long results are kept: one without label that is not shared, for some days; any other, until
 * somebody removes it.
 */
public final class Retention {
    private final Results results;
    private final Clock clock;
    private final AuditLog audit;
    private final int days;

    /**
     * Keeps results for some days.
     *
     * @param days 0 for ever
     */
    public Retention(Results results, Clock clock, AuditLog audit, int days) {
        this.results = results;
        this.clock = clock;
        this.audit = audit;
        this.days = days;
    }

    /**
     * Removes what is older.
     *
     * @return the number of results removed
     */
    public int prune() {
        if (days <= 0) {
            return 0;
        }
        int removed = results.removeUnmarked(clock.instant().minus(Duration.ofDays(days)));
        if (removed > 0) {
            audit.record(
                    Caller.LOCAL,
                    "remove old results",
                    removed + " without label or share, older than " + days + " days");
        }
        return removed;
    }
}
