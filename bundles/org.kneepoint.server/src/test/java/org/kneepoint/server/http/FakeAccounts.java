// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.server.http;

import java.nio.file.Path;
import java.security.PublicKey;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import org.kneepoint.server.access.Authentication;
import org.kneepoint.server.access.UserSessions;
import org.kneepoint.shell.session.ShellSession;
import org.kneepoint.study.session.Caller;
import org.kneepoint.study.session.Role;
import org.kneepoint.study.session.Workspace;
import org.kneepoint.viewer.handler.FakeWorkspace;

/**
 * Accounts named as their roles, with the password "secret" and the token "token-" and the role.
 */
final class FakeAccounts implements Authentication, UserSessions {
    static final String PASSWORD = "secret";

    final Map<String, Caller> sessions = new ConcurrentHashMap<>();
    final AtomicInteger attempts = new AtomicInteger();
    private final Map<String, Workspace> workspaces = new ConcurrentHashMap<>();
    private final Path folder;
    volatile boolean isBusy;

    FakeAccounts(Path folder) {
        this.folder = folder;
    }

    static String token(Role role) {
        return "token-" + role.label();
    }

    static Caller caller(Role role) {
        return new Caller(role.label(), role);
    }

    private static Optional<Caller> find(String prefix, String given) {
        for (Role role : Role.values()) {
            if (given.equals(prefix + role.label())) {
                return Optional.of(caller(role));
            }
        }
        return Optional.empty();
    }

    @Override
    public Optional<Caller> byPassword(String account, char[] password, String address)
            throws TooManyAttempts {
        attempts.incrementAndGet();
        if (isBusy) {
            throw new TooManyAttempts(Duration.ofMillis(2500));
        }
        return find("", account).filter(any -> new String(password).equals(PASSWORD));
    }

    @Override
    public Optional<Caller> byKey(String account, PublicKey key) {
        return Optional.empty();
    }

    @Override
    public Optional<Caller> byToken(String token, String address) throws TooManyAttempts {
        if (isBusy) {
            throw new TooManyAttempts(Duration.ofSeconds(3));
        }
        return find("token-", token);
    }

    @Override
    public String openSession(Caller caller) {
        String secret = "session" + sessions.size();
        sessions.put(secret, caller);
        return secret;
    }

    @Override
    public Optional<Caller> bySession(String secret) {
        return Optional.ofNullable(sessions.get(secret));
    }

    @Override
    public void closeSession(String secret) {
        sessions.remove(secret);
    }

    @Override
    public ShellSession open(Caller caller) {
        throw new UnsupportedOperationException();
    }

    @Override
    public Workspace workspace(Caller caller) {
        return workspaces.computeIfAbsent(caller.account(), a -> new FakeWorkspace(folder));
    }
}
