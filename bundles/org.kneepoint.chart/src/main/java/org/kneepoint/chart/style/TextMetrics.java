// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.chart.style;

import java.awt.Font;
import java.awt.font.FontRenderContext;
import java.util.ArrayList;
import java.util.List;

/** Text metrics in pixels. */
public final class TextMetrics {
    private static final FontRenderContext CONTEXT = new FontRenderContext(null, true, true);

    private TextMetrics() {}

    public static double width(String text, Font font) {
        return text.isEmpty() ? 0 : font.getStringBounds(text, CONTEXT).getWidth();
    }

    /** Distance between two lines. */
    public static double height(Font font) {
        return font.getLineMetrics("Ag", CONTEXT).getHeight();
    }

    /** Distance from the top of a line to its base line. */
    public static double ascent(Font font) {
        return font.getLineMetrics("Ag", CONTEXT).getAscent();
    }

    /**
     * Wraps a label at this width if possible: first between its parts, such as meaning and unit,
     * then between words.
     */
    public static List<String> wrap(List<String> parts, Font font, double width) {
        String whole = String.join(" ", parts);
        List<String> lines = width(whole, font) <= width ? List.of(whole) : parts;
        return lines.stream().flatMap(line -> wrap(line, font, width).stream()).toList();
    }

    /** Wraps a text between words at this width if possible. */
    public static List<String> wrap(String text, Font font, double width) {
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

    /** Returns the text, shortened with an ellipsis if it does not fit. */
    public static String shorten(String text, Font font, double width) {
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
