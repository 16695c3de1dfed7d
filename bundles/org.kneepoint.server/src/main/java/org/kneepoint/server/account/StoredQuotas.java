// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.server.account;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.Optional;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.server.store.Database;
import org.kneepoint.server.store.Sql;
import org.kneepoint.study.session.Caller;

/** The quotas in the database. */
public final class StoredQuotas implements Quotas {
    private static final String ACCOUNT = "account";
    private static final String GROUP = "group";
    private static final Quota UNLIMITED =
            new Quota(Integer.MAX_VALUE, Long.MAX_VALUE, Long.MAX_VALUE, Long.MAX_VALUE);

    private final Database database;
    private final AuditLog audit;
    private final Quota defaults;

    StoredQuotas(Database database, AuditLog audit, Quota defaults) {
        this.database = database;
        this.audit = audit;
        this.defaults = defaults;
    }

    @Override
    public String group(String account) {
        return database.transaction(sql -> Account.find(sql, account))
                .map(Account::group)
                .orElse("");
    }

    @Override
    public Quota of(String account) {
        return find(ACCOUNT, account).orElse(defaults);
    }

    @Override
    public Quota ofGroup(String group) {
        return find(GROUP, group).orElse(UNLIMITED);
    }

    /**
     * Gives an account its own quota.
     *
     * @param quota empty for the default of the server
     * @throws BadInput unless the caller is an administrator and the account exists
     */
    public void set(Caller caller, String account, Optional<Quota> quota) {
        if (database.transaction(sql -> Account.find(sql, account)).isEmpty()) {
            throw BadInput.because(ACCOUNT, account, "there is no account " + account);
        }
        set(caller, ACCOUNT, account, quota);
    }

    /**
     * Gives the accounts of a group a quota together.
     *
     * @param quota empty for none
     * @throws BadInput unless the caller is an administrator
     */
    public void setOfGroup(Caller caller, String group, Optional<Quota> quota) {
        AccountName.requireGroup(group);
        set(caller, GROUP, group, quota);
    }

    private void set(Caller caller, String scope, String name, Optional<Quota> quota) {
        Rights.requireAdministrator(caller, "set quotas");
        quota.ifPresent(StoredQuotas::requirePositive);
        database.transaction(
                sql -> {
                    sql.update("DELETE FROM quota WHERE scope = ? AND name = ?", scope, name);
                    if (quota.isPresent()) {
                        insert(sql, scope, name, quota.get());
                    }
                    String to = quota.map(StoredQuotas::text).orElse("default");
                    audit.record(sql, caller, "set quota", scope + " " + name + ": " + to);
                    return null;
                });
    }

    private static void insert(Sql sql, String scope, String name, Quota quota)
            throws SQLException {
        sql.update(
                "INSERT INTO quota (scope, name, cores, seconds, memory_bytes, stored_bytes)"
                        + " VALUES (?, ?, ?, ?, ?, ?)",
                scope,
                name,
                quota.cores(),
                quota.seconds(),
                quota.memoryBytes(),
                quota.storedBytes());
    }

    private static void requirePositive(Quota quota) {
        if (quota.cores() < 1
                || quota.seconds() < 1
                || quota.memoryBytes() < 1
                || quota.storedBytes() < 1) {
            throw BadInput.because("quota", text(quota), "all parts of a quota are positive");
        }
    }

    private static String text(Quota quota) {
        return "cores=%d seconds=%d memory=%d stored=%d"
                .formatted(
                        quota.cores(), quota.seconds(), quota.memoryBytes(), quota.storedBytes());
    }

    private Optional<Quota> find(String scope, String name) {
        return database.transaction(
                sql ->
                        sql.find(
                                "SELECT cores, seconds, memory_bytes, stored_bytes FROM quota"
                                        + " WHERE scope = ? AND name = ?",
                                StoredQuotas::read,
                                scope,
                                name));
    }

    private static Quota read(ResultSet row) throws SQLException {
        return new Quota(
                row.getInt("cores"),
                row.getLong("seconds"),
                row.getLong("memory_bytes"),
                row.getLong("stored_bytes"));
    }
}
