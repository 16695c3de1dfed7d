// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.server.account;

import java.security.PublicKey;
import java.time.Clock;
import java.time.Duration;
import java.util.Arrays;
import java.util.Optional;
import org.kneepoint.server.access.Authentication;
import org.kneepoint.server.store.Database;
import org.kneepoint.study.session.Caller;
import org.kneepoint.study.session.Role;

/** Finds out who somebody is by the accounts of the database. */
public final class AccountAuthentication implements Authentication {
    private static final Duration BUSY = Duration.ofSeconds(2);

    private final Database database;
    private final PasswordHash hashes;
    private final Tokens tokens;
    private final Keys keys;
    private final Sessions sessions;
    private final LoginThrottle logins;
    private final LoginThrottle tokenAttempts;

    /** Compared with if there is no such account, so that it takes as long. */
    private final String decoy;

    AccountAuthentication(
            Database database, Clock clock, PasswordHash hashes, Tokens tokens, Keys keys) {
        this.database = database;
        this.hashes = hashes;
        this.tokens = tokens;
        this.keys = keys;
        this.sessions = new Sessions(database, clock);
        this.logins = new LoginThrottle(clock);
        this.tokenAttempts = new LoginThrottle(clock);
        this.decoy = decoy(hashes);
    }

    private static String decoy(PasswordHash hashes) {
        try {
            return hashes.of(Passwords.generate().toCharArray());
        } catch (PasswordHash.Busy e) {
            throw new IllegalStateException(e);
        }
    }

    /** An account that may log in. */
    private record Login(Caller caller, String hash) {}

    @Override
    public Optional<Caller> byPassword(String account, char[] password, String address)
            throws TooManyAttempts {
        char[] given = Arrays.copyOf(password, Math.min(password.length, Passwords.LONGEST + 1));
        logins.begin(account, address);
        boolean examined = false;
        try {
            Optional<Login> login = login(account);
            boolean right = hashes.matches(given, login.map(Login::hash).orElse(decoy));
            examined = true;
            Optional<Caller> caller = login.filter(any -> right).map(Login::caller);
            caller.ifPresent(any -> logins.succeed(account, address));
            return caller;
        } catch (PasswordHash.Busy e) {
            throw new TooManyAttempts(BUSY);
        } finally {
            Arrays.fill(given, ' ');
            if (!examined) {
                logins.withdraw(account, address);
            }
        }
    }

    private Optional<Login> login(String account) {
        return database.transaction(
                sql ->
                        sql.find(
                                "SELECT name, role, password FROM account"
                                        + " WHERE name = ? AND locked = FALSE",
                                row ->
                                        new Login(
                                                new Caller(
                                                        row.getString("name"),
                                                        Role.of(row.getString("role"))),
                                                row.getString("password")),
                                account));
    }

    @Override
    public Optional<Caller> byKey(String account, PublicKey key) {
        return keys.owner(account, key);
    }

    /** A valid token is never delayed: it cannot be guessed, and others may share the address. */
    @Override
    public Optional<Caller> byToken(String token, String address) throws TooManyAttempts {
        Optional<Caller> owner = tokens.owner(token);
        if (owner.isEmpty()) {
            tokenAttempts.begin("", address);
        }
        return owner;
    }

    @Override
    public String openSession(Caller caller) {
        return sessions.open(caller.account());
    }

    @Override
    public Optional<Caller> bySession(String secret) {
        return sessions.owner(secret);
    }

    @Override
    public void closeSession(String secret) {
        sessions.close(secret);
    }
}
