// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.server.account;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.api.scenario.Range;
import org.kneepoint.server.store.Database;
import org.kneepoint.server.store.Sql;
import org.kneepoint.study.session.Caller;
import org.kneepoint.study.session.Role;

/** API tokens: secrets that open the REST interface. Safe for use by several threads. */
public final class Tokens {
    private static final String PREFIX = "kp_";
    private static final Pattern FORM = Pattern.compile("kp_[A-Za-z0-9_-]{43}");
    private static final Range DAYS = Range.closed(1, 366);
    private static final int MOST = 100;
    private static final String SELECT =
            "SELECT id, account, role, note, created, expires FROM token";

    private final Database database;
    private final Clock clock;
    private final AuditLog audit;

    Tokens(Database database, Clock clock, AuditLog audit) {
        this.database = database;
        this.clock = clock;
        this.audit = audit;
    }

    /**
     * Makes a token of the caller.
     *
     * @param role at most that of the caller
     * @param days until it expires, 1 to 366
     * @param note what it is for, at most 100 characters
     * @throws BadInput if one of them is not allowed, or the caller has 100 tokens
     */
    public Token.Created create(Caller caller, Role role, int days, String note) {
        Notes.require(note);
        if (!caller.role().includes(role)) {
            throw BadInput.notAllowed("role", role.label(), "at most " + caller.role().label());
        }
        if (!DAYS.contains(days)) {
            throw BadInput.notAllowed("days", days, DAYS);
        }
        String secret = PREFIX + Secrets.random();
        Instant now = clock.instant();
        Instant expires = now.plus(Duration.ofDays(days));
        return database.transaction(
                sql -> {
                    sql.update("DELETE FROM token WHERE expires <= ?", now);
                    requirePlace(sql, caller.account());
                    long id =
                            sql.insert(
                                    "INSERT INTO token"
                                            + " (account, hash, role, note, created, expires)"
                                            + " VALUES (?, ?, ?, ?, ?, ?)",
                                    caller.account(),
                                    Secrets.hash(secret),
                                    role.label(),
                                    note,
                                    now,
                                    expires);
                    audit.record(sql, caller, "create token", id + " " + role.label());
                    return new Token.Created(
                            new Token(id, caller.account(), role, note, now, expires), secret);
                });
    }

    private static void requirePlace(Sql sql, String account) throws SQLException {
        if (Account.find(sql, account).isEmpty()) {
            throw BadInput.because("account", account, "only accounts of the server have tokens");
        }
        int count =
                sql.find(
                                "SELECT COUNT(*) FROM token WHERE account = ?",
                                row -> row.getInt(1),
                                account)
                        .orElse(0);
        if (count >= MOST) {
            throw BadInput.because(
                    "account", account, "an account has at most " + MOST + " tokens: revoke some");
        }
    }

    /** Returns the tokens of the caller, or all to an administrator, the latest last. */
    public List<Token> list(Caller caller) {
        return database
                .transaction(sql -> sql.query(SELECT + " ORDER BY id", Tokens::read))
                .stream()
                .filter(token -> mayRevoke(caller, token))
                .toList();
    }

    /**
     * Ends a token of the caller, or any by an administrator.
     *
     * @throws BadInput if there is none of this number
     */
    public void revoke(Caller caller, long id) {
        List<String> known = list(caller).stream().map(token -> "" + token.id()).toList();
        if (!known.contains("" + id)) {
            throw BadInput.unknown("token", "" + id, known);
        }
        database.transaction(
                sql -> {
                    sql.update("DELETE FROM token WHERE id = ?", id);
                    audit.record(sql, caller, "revoke token", "" + id);
                    return null;
                });
    }

    /** Returns the owner of a secret, with the lower of the roles of token and account. */
    Optional<Caller> owner(String secret) {
        if (!FORM.matcher(secret).matches()) {
            return Optional.empty();
        }
        return database.transaction(
                sql ->
                        sql.find(
                                "SELECT a.name, a.role, t.role AS token_role FROM token t"
                                        + " JOIN account a ON a.name = t.account"
                                        + " WHERE t.hash = ? AND t.expires > ?"
                                        + " AND a.locked = FALSE",
                                Tokens::caller,
                                Secrets.hash(secret),
                                clock.instant()));
    }

    private static Caller caller(ResultSet row) throws SQLException {
        Role account = Role.of(row.getString("role"));
        Role token = Role.of(row.getString("token_role"));
        return new Caller(row.getString("name"), account.includes(token) ? token : account);
    }

    private static boolean mayRevoke(Caller caller, Token token) {
        return Rights.isAdministrator(caller) || token.account().equals(caller.account());
    }

    private static Token read(ResultSet row) throws SQLException {
        return new Token(
                row.getLong("id"),
                row.getString("account"),
                Role.of(row.getString("role")),
                row.getString("note"),
                Sql.instant(row, "created"),
                Sql.instant(row, "expires"));
    }
}
