// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.server.account;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class PasswordHashTest {
    /**
     * From the reference implementation: {@code echo -n password | argon2 somesalt -id -t 2 -m 16}.
     */
    private static final String REFERENCE =
            "$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ"
                    + "$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc";

    private final PasswordHash hashes = new PasswordHash();

    @Test
    void aHashHasItsParametersAndASaltOfItsOwn() throws PasswordHash.Busy {
        String hash = hashes.of("correct horse".toCharArray());
        assertTrue(
                hash.matches(
                        "\\$argon2id\\$v=19\\$m=19456,t=2,p=1\\$[A-Za-z0-9+/]{22}\\$[A-Za-z0-9+/]{43}"),
                hash);
        assertNotEquals(hash, hashes.of("correct horse".toCharArray()));
        assertTrue(hashes.matches("correct horse".toCharArray(), hash));
        assertFalse(hashes.matches("correct horsf".toCharArray(), hash));
    }

    @Test
    void aHashIsComparedWithItsOwnParameters() throws PasswordHash.Busy {
        assertTrue(hashes.matches("password".toCharArray(), REFERENCE));
        assertFalse(hashes.matches("passwort".toCharArray(), REFERENCE));
    }

    @Test
    void anUnknownFormIsNoMatch() {
        assertThrows(
                IllegalArgumentException.class,
                () -> hashes.matches("password".toCharArray(), "password"));
    }
}
