// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.server.operation;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.kneepoint.api.scenario.Parameter;
import org.kneepoint.server.account.AuditLog;
import org.kneepoint.server.store.Database;
import org.kneepoint.server.store.TestDatabase;

class RetentionTest {
    private final Clock clock = Clock.fixed(Instant.parse("2026-03-31T12:00:00Z"), ZoneOffset.UTC);
    private final Database database = TestDatabase.h2();
    private final AuditLog audit = new AuditLog(database, clock);
    private final List<Instant> moments = new ArrayList<>();

    private int prune(int days, int removed) {
        return new Retention(
                        "old jobs",
                        days,
                        moment -> {
                            moments.add(moment);
                            return removed;
                        })
                .prune(clock, audit);
    }

    private List<String> acts() {
        return database.transaction(
                sql ->
                        sql.query(
                                "SELECT act, subject FROM audit ORDER BY id",
                                row -> row.getString(1) + ": " + row.getString(2)));
    }

    @Test
    void whatIsOlderIsRemovedAndRecorded() {
        assertEquals(7, prune(30, 7));
        assertEquals(2, prune(1, 2));
        assertEquals(
                List.of(
                        Instant.parse("2026-03-01T12:00:00Z"),
                        Instant.parse("2026-03-30T12:00:00Z")),
                moments);
        assertEquals(
                List.of(
                        "remove old jobs: 7 older than 30 days",
                        "remove old jobs: 2 older than 1 day"),
                acts());
    }

    @Test
    void nothingIsRecordedIfNothingIsRemoved() {
        assertEquals(0, prune(30, 0));
        assertEquals(List.of(), acts());
    }

    @Test
    void infiniteDaysRemoveNothing() {
        assertEquals(0, prune(Parameter.INFINITE, 7));
        assertEquals(List.of(), moments);
    }
}
