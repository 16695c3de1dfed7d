// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.server.result;

import java.util.regex.Pattern;
import org.kneepoint.api.scenario.BadInput;

/** Texts as every database keeps them: valid Unicode without control characters. */
final class PlainText {
    private static final Pattern LINE_BREAK = Pattern.compile("\\R|\\t");
    private static final Pattern UNKEPT = Pattern.compile("[\\p{Cntrl}\\p{Cs}]");

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
