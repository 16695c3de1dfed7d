// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.shell.text;

import java.util.ArrayList;
import java.util.List;

/** Running text broken into lines between words. */
public final class Paragraph {
    /** Longer lines are hard to read. */
    private static final int MAX_WIDTH = 96;

    private static final int MIN_WIDTH = 40;

    private Paragraph() {}

    /** Returns the width that running text takes on a terminal of this width. */
    public static int width(int terminal) {
        return Math.max(MIN_WIDTH, Math.min(MAX_WIDTH, terminal));
    }

    /** Returns lines of at most the width, a word that is longer on a line of its own. */
    public static List<String> lines(String text, int width) {
        List<String> lines = new ArrayList<>();
        StringBuilder line = new StringBuilder();
        for (String word : text.split(" +")) {
            if (line.length() > 0 && line.length() + 1 + word.length() > width) {
                lines.add(line.toString());
                line.setLength(0);
            }
            line.append(line.length() == 0 ? "" : " ").append(word);
        }
        lines.add(line.toString());
        return lines;
    }
}
