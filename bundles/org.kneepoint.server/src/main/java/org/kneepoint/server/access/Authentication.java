// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.server.access;

import java.security.PublicKey;
import java.time.Duration;
import java.util.Optional;
import org.kneepoint.study.session.Caller;
import org.osgi.annotation.versioning.ProviderType;

/**
 * Finds out who somebody is. Failures slow down further attempts of the same account from the same
 * address, and of the address. Safe for use by several threads.
 */
@ProviderType
public interface Authentication {
    /** An attempt that was not examined, since too many have failed before. */
    final class TooManyAttempts extends Exception {
        private static final long serialVersionUID = 1L;

        private final transient Duration pause;

        /** Attempts are examined again after some time. */
        public TooManyAttempts(Duration pause) {
            super("too many attempts: wait " + Math.max(1, pause.toSeconds()) + " s");
            this.pause = pause;
        }

        /** Returns the time after which the next attempt is examined. */
        public Duration pause() {
            return pause;
        }
    }

    /**
     * Checks a password. It takes as long for an unknown account as for a wrong password.
     *
     * @param address from which the attempt comes
     * @return empty if either is wrong, or the account is locked
     */
    Optional<Caller> byPassword(String account, char[] password, String address)
            throws TooManyAttempts;

    /** Returns the caller if the key is one of the account, which is not locked. */
    Optional<Caller> byKey(String account, PublicKey key);

    /**
     * Returns the owner of an API token, with the role of the token.
     *
     * @return empty if it is unknown, has expired, or its account is locked
     */
    Optional<Caller> byToken(String token, String address) throws TooManyAttempts;

    /** Opens a session of a browser and returns its secret, of which only the hash is kept. */
    String openSession(Caller caller);

    /** Returns whose session it is; empty if it has ended or the account is locked. */
    Optional<Caller> bySession(String secret);

    /** Ends a session. */
    void closeSession(String secret);
}
