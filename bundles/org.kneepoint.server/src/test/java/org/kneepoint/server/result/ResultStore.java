// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.server.result;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import org.kneepoint.api.command.CommandResult;
import org.kneepoint.server.account.AuditLog;
import org.kneepoint.server.account.FakeQuotas;
import org.kneepoint.server.account.Quota;
import org.kneepoint.server.account.TestClock;
import org.kneepoint.server.store.Database;
import org.kneepoint.study.session.Caller;
import org.kneepoint.study.session.Role;

/** A store of results, and people. Alice and Bob are of one group. */
final class ResultStore {
    static final Caller ALICE = new Caller("alice", Role.EVALUATOR);
    static final Caller BOB = new Caller("bob", Role.EVALUATOR);
    static final Caller MALLORY = new Caller("mallory", Role.EVALUATOR);
    static final Caller VICTOR = new Caller("victor", Role.VIEWER);
    static final Caller ADMIN = new Caller("root", Role.ADMINISTRATOR);

    final Database database;
    final TestClock clock = new TestClock();
    final FakeQuotas quotas = new FakeQuotas("", quota(Long.MAX_VALUE));
    final AuditLog audit;
    final Map<String, Long> files = new HashMap<>();
    final Results results;

    ResultStore(Database database) {
        this.database = database;
        quotas.move("alice", "lab");
        quotas.move("bob", "lab");
        audit = new AuditLog(database, clock);
        results = new Results(database, clock, audit, quotas, name -> files.getOrDefault(name, 0L));
    }

    /** A quota of stored bytes. */
    static Quota quota(long bytes) {
        return new Quota(2, 60, 1L << 28, bytes);
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
}
