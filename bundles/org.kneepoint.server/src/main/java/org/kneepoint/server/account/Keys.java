// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.server.account;

import java.security.PublicKey;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Clock;
import java.util.List;
import java.util.Optional;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.server.store.Database;
import org.kneepoint.server.store.DatabaseException;
import org.kneepoint.server.store.Sql;
import org.kneepoint.study.session.Caller;
import org.kneepoint.study.session.Role;

/** Public keys that open SSH. Safe for use by several threads. */
public final class Keys {
    private static final int MOST = 50;

    private final Database database;
    private final Clock clock;
    private final AuditLog audit;

    Keys(Database database, Clock clock, AuditLog audit) {
        this.database = database;
        this.clock = clock;
        this.audit = audit;
    }

    /**
     * Adds a key of the caller.
     *
     * @param line as in a file that ends in {@code .pub}: Ed25519, ECDSA, or RSA of 2048 bits and
     *     more
     * @throws BadInput if it is no such line, or the key is there already
     */
    public Key add(Caller caller, String line) {
        OpenSshKey key = OpenSshKey.parse(line);
        try {
            return database.transaction(sql -> add(sql, caller, key));
        } catch (DatabaseException e) {
            if (e.isDuplicate()) {
                throw BadInput.because("key", key.comment(), "the account has this key already");
            }
            throw e;
        }
    }

    private Key add(Sql sql, Caller caller, OpenSshKey key) throws SQLException {
        Account account =
                Account.find(sql, caller.account())
                        .orElseThrow(
                                () ->
                                        BadInput.because(
                                                "account",
                                                caller.account(),
                                                "only accounts of the server have keys"));
        Rights.requireOwnerOrAdministrator(caller, account, "add keys");
        if (all(sql).stream().filter(other -> isOwner(caller, other)).count() >= MOST) {
            throw BadInput.because("key", "", "an account has at most " + MOST + " keys");
        }
        long id =
                sql.insert(
                        "INSERT INTO ssh_key (account, content, note, created) VALUES (?, ?, ?, ?)",
                        caller.account(),
                        key.content(),
                        key.comment(),
                        clock.instant());
        String fingerprint = OpenSshKey.fingerprint(key.content());
        audit.record(sql, caller, "add key", fingerprint);
        return new Key(id, caller.account(), fingerprint, key.comment(), clock.instant());
    }

    /** Returns the keys of the caller, or all to an administrator, the latest last. */
    public List<Key> list(Caller caller) {
        return database.transaction(Keys::all).stream()
                .filter(key -> Rights.isAdministrator(caller) || isOwner(caller, key))
                .toList();
    }

    /**
     * Removes a key of the caller, or any by an administrator.
     *
     * @throws BadInput if there is none of this number
     */
    public void remove(Caller caller, long id) {
        List<Key> known = list(caller);
        Key key =
                known.stream()
                        .filter(one -> one.id() == id)
                        .findFirst()
                        .orElseThrow(
                                () ->
                                        BadInput.unknown(
                                                "key",
                                                "" + id,
                                                known.stream().map(one -> "" + one.id()).toList()));
        database.transaction(
                sql -> {
                    sql.update("DELETE FROM ssh_key WHERE id = ?", id);
                    audit.record(
                            sql, caller, "remove key", key.account() + " " + key.fingerprint());
                    return null;
                });
    }

    /** Returns the account, if it has the key and is not locked. */
    Optional<Caller> owner(String account, PublicKey key) {
        Optional<OpenSshKey> given = OpenSshKey.of(key);
        if (given.isEmpty()) {
            return Optional.empty();
        }
        return database.transaction(
                sql ->
                        sql.find(
                                "SELECT a.name, a.role FROM ssh_key k"
                                        + " JOIN account a ON a.name = k.account"
                                        + " WHERE a.name = ? AND k.content = ?"
                                        + " AND a.locked = FALSE",
                                row ->
                                        new Caller(
                                                row.getString("name"),
                                                Role.of(row.getString("role"))),
                                account,
                                given.get().content()));
    }

    private static boolean isOwner(Caller caller, Key key) {
        return key.account().equals(caller.account());
    }

    private static List<Key> all(Sql sql) throws SQLException {
        return sql.query(
                "SELECT id, account, content, note, created FROM ssh_key ORDER BY id", Keys::read);
    }

    private static Key read(ResultSet row) throws SQLException {
        return new Key(
                row.getLong("id"),
                row.getString("account"),
                OpenSshKey.fingerprint(row.getString("content")),
                row.getString("note"),
                Sql.instant(row, "created"));
    }
}
