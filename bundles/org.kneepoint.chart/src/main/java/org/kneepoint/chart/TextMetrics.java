// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.chart;

import java.awt.Font;
import java.awt.font.FontRenderContext;
import java.util.ArrayList;
import java.util.List;

/** Text metrics in pixels. */
final class TextMetrics {
    private static final FontRenderContext CONTEXT = new FontRenderContext(null, true, true);

    private TextMetrics() {}

    static double width(String text, Font font) {
        return text.isEmpty() ? 0 : font.getStringBounds(text, CONTEXT).getWidth();
    }

    /** Distance between two lines. */
    static double height(Font font) {
        return font.getLineMetrics("Ag", CONTEXT).getHeight();
    }

    /** Distance from the top of a line to its base line. */
    static double ascent(Font font) {
        return font.getLineMetrics("Ag", CONTEXT).getAscent();
    }

    /**
     * Breaks the label of an axis into lines of this width, as far as that can be done: first
     * before the unit, then between any words.
     */
    static List<String> wrap(String label, Font font, double width) {
        int unit = label.indexOf(" [");
        if (unit < 0 || width(label, font) <= width) {
            return wrapWords(label, font, width);
        }
        List<String> lines = wrapWords(label.substring(0, unit), font, width);
        lines.addAll(wrapWords(label.substring(unit + 1), font, width));
        return lines;
    }

    private static List<String> wrapWords(String text, Font font, double width) {
        List<String> lines = new ArrayList<>();
        String line = "";
        for (String word : text.split(" ")) {
            String longer = line.isEmpty() ? word : line + " " + word;
            if (!line.isEmpty() && width(longer, font) > width) {
                lines.add(line);
                line = word;
            } else {
                line = longer;
            }
        }
        lines.add(line);
        return lines;
    }

    /** Returns as much of the text as fits, with an ellipsis if that is not all. */
    static String shorten(String text, Font font, double width) {
        if (width(text, font) <= width) {
            return text;
        }
        int end = text.length() - 1;
        while (end > 0 && width(text.substring(0, end) + "\u2026", font) > width) {
            end--;
        }
        return text.substring(0, end) + "\u2026";
    }
}
