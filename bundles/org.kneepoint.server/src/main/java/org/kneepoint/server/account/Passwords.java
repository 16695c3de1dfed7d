// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.server.account;

import java.security.SecureRandom;
import java.util.Locale;
import org.kneepoint.api.scenario.BadInput;

/** Which passwords are taken, and passwords by chance. */
public final class Passwords {
    private static final int SHORTEST = 10;
    static final int LONGEST = 200;
    private static final int FEWEST_DIFFERENT = 5;

    /** Shorter names are parts of many words. */
    private static final int SHORTEST_REFUSED_NAME = 3;

    /** Letters and digits that are not mistaken for one another: five bits each. */
    private static final String ALPHABET = "abcdefghijkmnpqrstuvwxyz23456789";

    private static final int GROUPS = 4;
    private static final int GROUP_LENGTH = 5;
    private static final SecureRandom RANDOM = new SecureRandom();

    private Passwords() {}

    /** Returns a password of 100 random bits: four groups of five letters and digits. */
    public static String generate() {
        StringBuilder password = new StringBuilder();
        for (int i = 0; i < GROUPS * GROUP_LENGTH; i++) {
            if (i > 0 && i % GROUP_LENGTH == 0) {
                password.append('-');
            }
            password.append(ALPHABET.charAt(RANDOM.nextInt(ALPHABET.length())));
        }
        return password.toString();
    }

    /**
     * Requires a password of 10 to 200 characters, five of them different, without the name of its
     * account.
     *
     * @throws BadInput otherwise; it does not hold the password
     */
    static String require(String account, String password) {
        if (password.length() < SHORTEST || password.length() > LONGEST) {
            throw refusal("a password has %d to %d characters".formatted(SHORTEST, LONGEST));
        }
        if (password.chars().distinct().count() < FEWEST_DIFFERENT) {
            throw refusal(
                    "a password has at least %d different characters".formatted(FEWEST_DIFFERENT));
        }
        if (account.length() >= SHORTEST_REFUSED_NAME
                && password.toLowerCase(Locale.ROOT).contains(account)) {
            throw refusal("a password does not hold the name of its account");
        }
        return password;
    }

    private static BadInput refusal(String line) {
        return BadInput.because("password", "", line);
    }
}
