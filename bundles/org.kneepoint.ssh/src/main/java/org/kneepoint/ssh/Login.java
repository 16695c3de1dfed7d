// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.ssh;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.security.PublicKey;
import java.util.Arrays;
import java.util.Optional;
import java.util.regex.Pattern;
import org.apache.sshd.common.SshConstants;
import org.apache.sshd.server.auth.password.PasswordAuthenticator;
import org.apache.sshd.server.auth.pubkey.PublickeyAuthenticator;
import org.apache.sshd.server.session.ServerSession;
import org.kneepoint.server.access.Authentication;
import org.kneepoint.server.access.Authentication.TooManyAttempts;
import org.kneepoint.study.session.Caller;
import org.kneepoint.study.session.Outage;
import org.osgi.service.log.Logger;

/** Admits the holders of accounts, by key or by password. */
final class Login implements PublickeyAuthenticator, PasswordAuthenticator {
    /** Wrong passwords that end a connection. */
    private static final int MOST_PASSWORDS = 3;

    /** What may be the name of an account at all, and is safe in the log. */
    private static final Pattern ACCOUNT = Pattern.compile("[\\p{Alnum}._@-]{1,64}");

    private final Authentication authentication;
    private final Logger log;

    Login(Authentication authentication, Logger log) {
        this.authentication = authentication;
        this.log = log;
    }

    /** Called for each key that a client offers, and again with its signature. */
    @Override
    public boolean authenticate(String account, PublicKey key, ServerSession session) {
        Connection connection = Connection.of(session);
        return connection.identify(
                examined(session, account, () -> authentication.byKey(account, key)));
    }

    @Override
    public boolean authenticate(String account, String password, ServerSession session) {
        Connection connection = Connection.of(session);
        char[] secret = password.toCharArray();
        try {
            boolean right =
                    connection.identify(
                            examined(
                                    session,
                                    account,
                                    () ->
                                            authentication.byPassword(
                                                    account, secret, connection.address())));
            if (!right && connection.wrongPassword() >= MOST_PASSWORDS) {
                disconnect(session, "too many wrong passwords");
            }
            return right;
        } catch (TooManyAttempts e) {
            connection.identify(Optional.empty());
            log.warn("{}: {}", connection, e.getMessage());
            disconnect(session, e.getMessage());
            return false;
        } finally {
            Arrays.fill(secret, '\0');
        }
    }

    /** An examination by the accounts of the server. */
    private interface Examination<E extends Exception> {
        Optional<Caller> caller() throws E;
    }

    /**
     * Without accounts, such as while the database is away, nobody is admitted. That is told, so
     * that nobody takes the key or password for wrong.
     */
    private <E extends Exception> Optional<Caller> examined(
            ServerSession session, String account, Examination<E> examination) throws E {
        Connection connection = Connection.of(session);
        if (!ACCOUNT.matcher(account).matches()) {
            return Optional.empty();
        }
        try {
            Optional<Caller> caller = examination.caller();
            if (caller.isEmpty()) {
                log.info("{}: refused for the account {}", connection, account);
            }
            return caller;
        } catch (RuntimeException e) {
            if (e instanceof Outage outage) {
                log.warn("{}: {}: {}", connection, e.getMessage(), outage.finding());
            } else {
                log.error("{}: cannot be examined", connection, e);
            }
            disconnect(session, "the accounts cannot be read now: try again later");
            return Optional.empty();
        }
    }

    private static void disconnect(ServerSession session, String reason) {
        try {
            session.disconnect(SshConstants.SSH2_DISCONNECT_NO_MORE_AUTH_METHODS_AVAILABLE, reason);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
