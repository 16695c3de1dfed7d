// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.shell;

import java.util.regex.Pattern;
import org.kneepoint.api.scenario.BadInput;

/**
 * A word that gogo does not expand, except a whole word {@code $name}: plain characters and quoted
 * texts. gogo expands braces even within double quotes.
 */
final class PlainWord {
    private static final Pattern VARIABLE = Pattern.compile("\\$[A-Za-z][A-Za-z0-9_]*");
    private static final String PLAIN = "_.,:/+-=@^#!";
    private static final String NOT_IN_DOUBLE_QUOTES = "$%\\`{}'";

    private PlainWord() {}

    /** Returns whether a word is a variable. */
    static boolean isVariable(CharSequence word) {
        return VARIABLE.matcher(word).matches();
    }

    /**
     * Requires that a word is plain.
     *
     * @throws BadInput if gogo would expand a part of it
     */
    static void require(CharSequence word) {
        if (isVariable(word)) {
            return;
        }
        int at = 0;
        while (at < word.length()) {
            char c = word.charAt(at);
            if (c == '\'' || c == '"') {
                at = afterQuote(word, at);
            } else if (Character.isLetterOrDigit(c) || PLAIN.indexOf(c) >= 0) {
                at++;
            } else {
                throw refused(word, c);
            }
        }
    }

    /** Returns the place after a quoted text. */
    private static int afterQuote(CharSequence word, int start) {
        char quote = word.charAt(start);
        for (int at = start + 1; at < word.length(); at++) {
            char c = word.charAt(at);
            if (c == quote) {
                return at + 1;
            }
            if (quote == '"' && NOT_IN_DOUBLE_QUOTES.indexOf(c) >= 0) {
                throw refused(word, c);
            }
        }
        throw refused(word, quote);
    }

    private static BadInput refused(CharSequence word, char c) {
        return BadInput.because(
                "statement",
                word,
                "'"
                        + word
                        + "' is not permitted: the shell would expand "
                        + c
                        + "; put single quotes around it");
    }
}
