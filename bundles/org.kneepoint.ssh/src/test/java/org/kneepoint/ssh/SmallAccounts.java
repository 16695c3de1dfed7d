// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.ssh;

import java.security.PublicKey;
import java.time.Duration;
import java.util.Base64;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import org.kneepoint.server.access.Authentication;
import org.kneepoint.study.session.Caller;
import org.kneepoint.study.session.Role;

/** Accounts of a test: one password, and keys by account. */
final class SmallAccounts implements Authentication {
    static final String PASSWORD = "correct horse";

    private final Map<String, String> keys = new ConcurrentHashMap<>();
    private final AtomicInteger examined = new AtomicInteger();
    private volatile boolean throttled;
    private volatile boolean away;

    /** Adds a key to an account. */
    void add(String account, PublicKey key) {
        keys.put(encoded(key), account);
    }

    /** Examines no further password. */
    void throttle() {
        throttled = true;
    }

    /** Fails, as without a database. */
    void setAway(boolean away) {
        this.away = away;
    }

    /** Returns the number of keys and passwords that were examined. */
    int examined() {
        return examined.get();
    }

    @Override
    public Optional<Caller> byPassword(String account, char[] password, String address)
            throws TooManyAttempts {
        examined.incrementAndGet();
        if (throttled) {
            throw new TooManyAttempts(Duration.ofSeconds(17));
        }
        return caller(account, account.equals("ada") && PASSWORD.equals(new String(password)));
    }

    @Override
    public Optional<Caller> byKey(String account, PublicKey key) {
        examined.incrementAndGet();
        return caller(account, account.equals(keys.get(encoded(key))));
    }

    /** Independent of the class of the key. */
    private static String encoded(PublicKey key) {
        return Base64.getEncoder().encodeToString(key.getEncoded());
    }

    private Optional<Caller> caller(String account, boolean known) {
        if (away) {
            throw new IllegalStateException("no connection to the database");
        }
        return known ? Optional.of(new Caller(account, Role.EVALUATOR)) : Optional.empty();
    }

    @Override
    public Optional<Caller> byToken(String token, String address) {
        throw new UnsupportedOperationException();
    }

    @Override
    public String openSession(Caller caller) {
        throw new UnsupportedOperationException();
    }

    @Override
    public Optional<Caller> bySession(String secret) {
        throw new UnsupportedOperationException();
    }

    @Override
    public void closeSession(String secret) {
        throw new UnsupportedOperationException();
    }
}
