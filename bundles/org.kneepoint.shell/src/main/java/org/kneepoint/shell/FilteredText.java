// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.shell;

import org.kneepoint.api.scenario.BadInput;

/**
 * A text of bounded length, without characters that are invisible or that gogo's parser takes for
 * the end of the text.
 */
final class FilteredText {
    /** Characters of a text. */
    static final int LONGEST = 1 << 20;

    private FilteredText() {}

    /**
     * Requires such a text.
     *
     * @throws BadInput if it is another
     */
    static void require(String text) {
        if (text.length() > LONGEST) {
            throw refused(text.length() + " characters", "statements have at most " + LONGEST);
        }
        for (int at = 0; at < text.length(); at += Character.charCount(text.codePointAt(at))) {
            int c = text.codePointAt(at);
            if (!isVisible(c)) {
                throw refused(
                        String.format("U+%04X", c), "control and invisible characters are not");
            }
        }
    }

    private static boolean isVisible(int c) {
        return switch (Character.getType(c)) {
            case Character.CONTROL -> c == '\n' || c == '\t' || c == '\r';
            case Character.FORMAT,
                    Character.SURROGATE,
                    Character.PRIVATE_USE,
                    Character.UNASSIGNED,
                    Character.LINE_SEPARATOR,
                    Character.PARAGRAPH_SEPARATOR ->
                    false;
            default -> true;
        };
    }

    private static BadInput refused(String what, String rule) {
        return BadInput.because("statement", what, what + " is not permitted: " + rule);
    }
}
