// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.viewer.gate;

import java.util.Optional;
import org.kneepoint.viewer.rest.Denial;
import org.osgi.annotation.versioning.ConsumerType;

/**
 * Decides who uses the interface over HTTP. An OSGi service; without one only browsers on this
 * machine are admitted, by one-time addresses. Safe for use by several threads.
 */
@ConsumerType
public interface Gate {
    /** How the session of a browser begins. */
    enum Entry {
        /** By an address with a one-time token: {@code /open?token=}. */
        ADDRESS,
        /** By an account and its password: {@code /login}. */
        PASSWORD
    }

    /** Returns how the session of a browser begins. */
    Entry entry();

    /**
     * Returns from where a request comes, and by which name of this server.
     *
     * @throws Denial if the client is not served, or the name is none of this server
     */
    Client client(Visit visit) throws Denial;

    /**
     * Returns whether a path is open to clients without a session and without a token.
     *
     * @param path decoded and normalised
     */
    boolean isOpen(String path, Client client);

    /**
     * Returns whose session it is; empty if it has ended.
     *
     * @param secret of the cookie
     * @throws Denial if its user has sent too many requests
     */
    Optional<Admission> bySession(String secret, Client client) throws Denial;

    /**
     * Returns whose token it is; empty if it is unknown or has expired.
     *
     * @throws Denial if its user has sent too many requests, or the client too many wrong tokens
     */
    Optional<Admission> byToken(String token, Client client) throws Denial;

    /**
     * Begins a session.
     *
     * @param account empty with {@link Entry#ADDRESS}
     * @param secret the password, or the one-time token
     * @return the secret of the session
     * @throws Denial if the account or the secret is wrong, or the client has tried too often
     */
    String login(String account, char[] secret, Client client) throws Denial;

    /** Ends a session. */
    void logout(String secret);

    /** Called when a request was answered. */
    default void answered(Answered request) {
        // optional
    }
}
