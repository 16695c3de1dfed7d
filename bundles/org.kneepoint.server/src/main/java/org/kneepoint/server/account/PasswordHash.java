// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.server.account;

import java.security.MessageDigest;
import java.security.SecureRandom;
import java.util.Base64;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.bouncycastle.crypto.generators.Argon2BytesGenerator;
import org.bouncycastle.crypto.params.Argon2Parameters;

/**
 * Hashes of passwords by Argon2id (RFC 9106) with 19 MiB and two passes, in the string form {@code
 * $argon2id$v=19$m=19456,t=2,p=1$SALT$HASH}. Only as many are computed at once as there are
 * processors, so that a flood of logins cannot take all memory. Safe for use by several threads.
 */
final class PasswordHash {
    private static final int MEMORY_KIB = 19_456;
    private static final int PASSES = 2;
    private static final int LANES = 1;
    private static final int SALT_BYTES = 16;
    private static final int HASH_BYTES = 32;
    private static final long LONGEST_WAIT_S = 5;
    private static final Pattern FORM =
            Pattern.compile(
                    "\\$argon2id\\$v=19\\$m=(\\d{1,7}),t=(\\d{1,3}),p=(\\d{1,2})"
                            + "\\$([A-Za-z0-9+/]+)\\$([A-Za-z0-9+/]+)");

    private final SecureRandom random = new SecureRandom();
    private final Semaphore places = new Semaphore(Runtime.getRuntime().availableProcessors());

    /** Too many hashes are being computed. */
    static final class Busy extends Exception {
        private static final long serialVersionUID = 1L;

        Busy() {
            super("too many logins at once");
        }
    }

    /** Returns the hash of a password with a new salt. */
    String of(char[] password) throws Busy {
        byte[] salt = new byte[SALT_BYTES];
        random.nextBytes(salt);
        byte[] hash = hash(password, salt, HASH_BYTES, MEMORY_KIB, PASSES, LANES);
        Base64.Encoder text = Base64.getEncoder().withoutPadding();
        return "$argon2id$v=19$m=%d,t=%d,p=%d$%s$%s"
                .formatted(
                        MEMORY_KIB,
                        PASSES,
                        LANES,
                        text.encodeToString(salt),
                        text.encodeToString(hash));
    }

    /**
     * Returns whether a password has a hash, computed with the parameters of that hash.
     *
     * @throws IllegalArgumentException if the string has another form
     */
    boolean matches(char[] password, String stored) throws Busy {
        Matcher parts = FORM.matcher(stored);
        if (!parts.matches()) {
            throw new IllegalArgumentException("a hash of a password has an unknown form");
        }
        byte[] expected = Base64.getDecoder().decode(parts.group(5));
        byte[] actual =
                hash(
                        password,
                        Base64.getDecoder().decode(parts.group(4)),
                        expected.length,
                        Integer.parseInt(parts.group(1)),
                        Integer.parseInt(parts.group(2)),
                        Integer.parseInt(parts.group(3)));
        return MessageDigest.isEqual(expected, actual);
    }

    private byte[] hash(char[] password, byte[] salt, int length, int memory, int passes, int lanes)
            throws Busy {
        takePlace();
        try {
            Argon2BytesGenerator generator = new Argon2BytesGenerator();
            generator.init(
                    new Argon2Parameters.Builder(Argon2Parameters.ARGON2_id)
                            .withVersion(Argon2Parameters.ARGON2_VERSION_13)
                            .withMemoryAsKB(memory)
                            .withIterations(passes)
                            .withParallelism(lanes)
                            .withSalt(salt)
                            .build());
            byte[] hash = new byte[length];
            generator.generateBytes(password, hash);
            return hash;
        } finally {
            places.release();
        }
    }

    private void takePlace() throws Busy {
        try {
            if (!places.tryAcquire(LONGEST_WAIT_S, TimeUnit.SECONDS)) {
                throw new Busy();
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new Busy();
        }
    }
}
