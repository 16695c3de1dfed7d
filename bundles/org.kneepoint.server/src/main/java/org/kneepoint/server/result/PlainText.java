// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.server.result;

import java.util.regex.Pattern;
import org.kneepoint.api.scenario.BadInput;

/**
 * Texts as every database keeps them: valid Unicode without control characters. Those of version 1
 * begin sequences of terminals too, and those of the direction of writing hide what is read.
 */
final class PlainText {
    private static final Pattern LINE_BREAK = Pattern.compile("\\r\\n|[\\r\\n\\t]");
    private static final Pattern UNKEPT =
            Pattern.compile("[\\p{Cc}\\p{Cs}\\u202A-\\u202E\\u2066-\\u2069]");

    private static final Pattern FORMULA = Pattern.compile("[=+@-]");

    private PlainText() {}

    /**
     * Returns a text of one line.
     *
     * @throws BadInput if it is longer or has characters that are not kept
     */
    static String require(String name, String text, int longest) {
        if (text.length() > longest) {
            throw BadInput.because(
                    name,
                    text.length() + " characters",
                    name + " has " + text.length() + " characters: at most " + longest);
        }
        if (UNKEPT.matcher(text).find()) {
            throw BadInput.because(name, "", name + " has control characters");
        }
        return text;
    }

    /**
     * Returns a name of one line. Spreadsheets would compute one that begins as a formula does.
     *
     * @throws BadInput as {@link #require}, or if it begins with =, +, - or @
     */
    static String requireName(String name, String text, int longest) {
        if (FORMULA.matcher(text).lookingAt()) {
            throw BadInput.because(name, text, name + " begins with =, +, - or @");
        }
        return require(name, text, longest);
    }

    /**
     * Returns a text of several lines.
     *
     * @throws BadInput as {@link #require}
     */
    static String requireLines(String name, String text, int longest) {
        require(name, LINE_BREAK.matcher(text).replaceAll(" "), longest);
        return text;
    }

    /** Returns a text with blanks in the place of characters that are not kept, shortened. */
    static String cleaned(String text, int longest) {
        String kept = UNKEPT.matcher(text).replaceAll(" ").strip();
        return kept.length() <= longest ? kept : kept.substring(0, longest);
    }
}
