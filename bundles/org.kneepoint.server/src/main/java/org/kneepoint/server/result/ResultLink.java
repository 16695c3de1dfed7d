// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.server.result;

import java.security.SecureRandom;
import java.util.Base64;
import java.util.regex.Pattern;

/**
 * Permanent names of results: 128 random bits, so that nobody guesses one, as 22 letters, digits,
 * hyphens and underscores.
 */
final class ResultLink {
    private static final int BYTES = 16;

    /** Begins with a letter or digit, so that no program takes it for an option. */
    private static final Pattern FORM = Pattern.compile("[A-Za-z0-9][A-Za-z0-9_-]{21}");

    private static final SecureRandom RANDOM = new SecureRandom();

    private ResultLink() {}

    /** Returns a new one. */
    static String random() {
        byte[] bytes = new byte[BYTES];
        String link;
        do {
            RANDOM.nextBytes(bytes);
            link = Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
        } while (!isLink(link));
        return link;
    }

    /** Returns whether a text has the form of a link. */
    static boolean isLink(String text) {
        return FORM.matcher(text).matches();
    }
}
