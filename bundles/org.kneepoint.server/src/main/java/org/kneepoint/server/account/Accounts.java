// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.server.account;

import java.sql.SQLException;
import java.time.Clock;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Consumer;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.server.store.Database;
import org.kneepoint.server.store.DatabaseException;
import org.kneepoint.server.store.Sql;
import org.kneepoint.study.session.Caller;
import org.kneepoint.study.session.Role;
import org.kneepoint.support.UnknownName;

/**
 * The accounts of the server. Each change is made in the name of a caller, who has to be an
 * administrator unless stated otherwise ({@link BadInput}), and is recorded in the audit log. Safe
 * for use by several threads.
 */
public final class Accounts {
    private final Database database;
    private final Clock clock;
    private final AuditLog audit;
    private final PasswordHash hashes;
    private final List<Consumer<String>> listeners = new CopyOnWriteArrayList<>();

    Accounts(Database database, Clock clock, AuditLog audit, PasswordHash hashes) {
        this.database = database;
        this.clock = clock;
        this.audit = audit;
        this.hashes = hashes;
    }

    /** Tells a listener the name of each account that is locked, removed or given another role. */
    public void onChange(Consumer<String> listener) {
        listeners.add(listener);
    }

    /** Returns all accounts to an administrator, and to others their own, sorted by name. */
    public List<Account> list(Caller caller) {
        return database.transaction(Account::all).stream()
                .filter(
                        account ->
                                Rights.isAdministrator(caller)
                                        || account.name().equals(caller.account()))
                .toList();
    }

    /** Returns an account, if there is one of this name. */
    public Optional<Account> find(String name) {
        return database.transaction(sql -> Account.find(sql, name));
    }

    /**
     * Adds an account.
     *
     * @param name a letter and up to 31 letters, digits, dots, hyphens and underscores
     * @param group empty for none
     * @param password 10 to 200 characters without the name
     * @throws BadInput if one of them is not allowed, or the name is taken or was that of a removed
     *     account
     */
    public Account add(Caller caller, String name, Role role, String group, String password) {
        Rights.requireAdministrator(caller, "add accounts");
        AccountName.require(name);
        AccountName.requireGroup(group);
        String hash = hash(Passwords.require(name, password));
        try {
            return database.transaction(
                    sql -> {
                        sql.update(
                                "INSERT INTO account (name, role, group_name, password, created)"
                                        + " VALUES (?, ?, ?, ?, ?)",
                                name,
                                role.label(),
                                group,
                                hash,
                                clock.instant());
                        requireNotRemoved(sql, name);
                        audit.record(sql, caller, "add account", name + " " + role.label());
                        return require(sql, name);
                    });
        } catch (DatabaseException e) {
            throw e.isDuplicate() ? BadInput.of("account", name, " exists already") : e;
        }
    }

    /**
     * Gives an account another role. What its sessions and tokens may do changes at once.
     *
     * @throws BadInput if it is the last administrator
     */
    public void setRole(Caller caller, String name, Role role) {
        change(
                caller,
                name,
                "set role",
                role.label(),
                sql -> {
                    if (role != Role.ADMINISTRATOR) {
                        requireOtherAdministrator(sql, name);
                    }
                    sql.update("UPDATE account SET role = ? WHERE name = ?", role.label(), name);
                });
    }

    /**
     * Moves an account to a group.
     *
     * @param group empty for none
     */
    public void setGroup(Caller caller, String name, String group) {
        AccountName.requireGroup(group);
        change(
                caller,
                name,
                "set group",
                group,
                sql -> sql.update("UPDATE account SET group_name = ? WHERE name = ?", group, name));
    }

    /**
     * Closes all ways in to a user, and ends its sessions and tokens at once; or lets it in again.
     *
     * @throws BadInput if it is the last administrator
     */
    public void setLocked(Caller caller, String name, boolean locked) {
        change(
                caller,
                name,
                locked ? "lock account" : "unlock account",
                "",
                sql -> {
                    if (locked) {
                        requireOtherAdministrator(sql, name);
                        end(sql, name);
                        sql.update("DELETE FROM token WHERE account = ?", name);
                    }
                    sql.update("UPDATE account SET locked = ? WHERE name = ?", locked, name);
                });
    }

    /**
     * Removes an account with its sessions, tokens and keys. Its jobs and results are kept, and so
     * nobody gets its name again.
     *
     * @throws BadInput if it is the last administrator
     */
    public void remove(Caller caller, String name) {
        change(
                caller,
                name,
                "remove account",
                "",
                sql -> {
                    requireOtherAdministrator(sql, name);
                    sql.update("DELETE FROM quota WHERE scope = 'account' AND name = ?", name);
                    sql.update("DELETE FROM account WHERE name = ?", name);
                    sql.update(
                            "INSERT INTO removed_account (name, removed) VALUES (?, ?)",
                            name,
                            clock.instant());
                });
    }

    /**
     * Sets a password, by the user or an administrator, and ends the sessions of the account.
     *
     * @throws BadInput if it is not allowed
     */
    public void setPassword(Caller caller, String name, String password) {
        Account account = database.transaction(sql -> require(sql, name));
        Rights.requireOwnerOrAdministrator(caller, account, "set the password");
        String hash = hash(Passwords.require(name, password));
        database.transaction(
                sql -> {
                    sql.update("UPDATE account SET password = ? WHERE name = ?", hash, name);
                    end(sql, name);
                    audit.record(sql, caller, "set password", name);
                    return null;
                });
    }

    /** What is done to an account. */
    @FunctionalInterface
    private interface Change {
        void run(Sql sql) throws SQLException;
    }

    private void change(Caller caller, String name, String act, String to, Change change) {
        Rights.requireAdministrator(caller, "change accounts");
        database.transaction(
                sql -> {
                    require(sql, name);
                    change.run(sql);
                    audit.record(sql, caller, act, (name + " " + to).strip());
                    return null;
                });
        listeners.forEach(listener -> listener.accept(name));
    }

    private static Account require(Sql sql, String name) throws SQLException {
        Optional<Account> account = Account.find(sql, name);
        if (account.isEmpty()) {
            List<String> known = Account.all(sql).stream().map(Account::name).toList();
            throw UnknownName.of("account", name, known);
        }
        return account.get();
    }

    /** After the name was inserted, since that waits for whoever removes the account just now. */
    private static void requireNotRemoved(Sql sql, String name) throws SQLException {
        if (sql.find("SELECT name FROM removed_account WHERE name = ?", row -> name, name)
                .isPresent()) {
            throw BadInput.because(
                    "account",
                    name,
                    name + " was removed, but its jobs and results are kept: choose another name");
        }
    }

    /** The rows stay locked until the end, so that two changes cannot take the last two. */
    private static void requireOtherAdministrator(Sql sql, String name) throws SQLException {
        List<String> administrators =
                sql.query(
                        "SELECT name FROM account WHERE role = ? AND locked = FALSE"
                                + " ORDER BY name FOR UPDATE",
                        row -> row.getString(1),
                        Role.ADMINISTRATOR.label());
        if (administrators.equals(List.of(name))) {
            throw BadInput.because(
                    "account", name, name + " is the last administrator: appoint another first");
        }
    }

    private static void end(Sql sql, String name) throws SQLException {
        sql.update("DELETE FROM session WHERE account = ?", name);
    }

    private String hash(String password) {
        try {
            return hashes.of(password.toCharArray());
        } catch (PasswordHash.Busy e) {
            throw BadInput.because("password", "", "too many logins at once: try again");
        }
    }
}
