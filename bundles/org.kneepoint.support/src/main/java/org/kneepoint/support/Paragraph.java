// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.support;

import java.util.ArrayList;
import java.util.List;

/** Running text broken into lines between words. */
public final class Paragraph {
    /** The widest text that is easy to read, characters. */
    private static final int MAX_WIDTH = 96;

    private static final int MIN_WIDTH = 40;

    private Paragraph() {}

    /** Returns the width of running text on a terminal of this width. */
    public static int width(int terminal) {
        return Math.max(MIN_WIDTH, Math.min(MAX_WIDTH, terminal));
    }

    /** Returns lines of at most this width; a longer word has its own line. */
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
