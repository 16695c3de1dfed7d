// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.server.result;

import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import org.kneepoint.api.command.CommandResult;
import org.kneepoint.server.account.AuditLog;
import org.kneepoint.server.store.Database;
import org.kneepoint.study.session.Caller;
import org.kneepoint.study.session.Role;

/** A store of results with a clock of its own, and people. Alice and Bob are of one group. */
final class ResultStore extends Clock {
    static final Caller ALICE = new Caller("alice", Role.EVALUATOR);
    static final Caller BOB = new Caller("bob", Role.EVALUATOR);
    static final Caller MALLORY = new Caller("mallory", Role.EVALUATOR);
    static final Caller VICTOR = new Caller("victor", Role.VIEWER);
    static final Caller ADMIN = new Caller("root", Role.ADMINISTRATOR);

    final Database database;
    final FakeQuotas quotas = new FakeQuotas();
    final AuditLog audit;
    final Results results;
    private Instant now = Instant.parse("2026-03-01T12:00:00Z");

    ResultStore(Database database) {
        this.database = database;
        quotas.groups.putAll(Map.of("alice", "lab", "bob", "lab"));
        audit = new AuditLog(database, this);
        results = new Results(database, this, audit, quotas);
    }

    StoredResult save(Caller caller, String name, CommandResult result) {
        return results.save(caller, OptionalLong.empty(), name, result, "");
    }

    List<String> names(Caller caller, String search) {
        return results.search(caller, ResultFilter.of(search, Map.of()), 1).results().stream()
                .map(result -> result.heading().name())
                .toList();
    }

    List<String> acts() {
        return database.transaction(
                sql ->
                        sql.query(
                                "SELECT account, act FROM audit ORDER BY id",
                                row -> row.getString(1) + " " + row.getString(2)));
    }

    long count(String table) {
        return database.transaction(
                sql ->
                        sql.find("SELECT COUNT(*) FROM " + table, row -> row.getLong(1))
                                .orElseThrow());
    }

    void pass(Duration time) {
        now = now.plus(time);
    }

    @Override
    public Instant instant() {
        return now;
    }

    @Override
    public ZoneId getZone() {
        return ZoneOffset.UTC;
    }

    @Override
    public Clock withZone(ZoneId zone) {
        return this;
    }
}
