// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.itests.distribution;

import com.microsoft.playwright.Page;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;

/**
 * The colours of a text as the browser computes them, each as red, green and blue from 0 to 255.
 *
 * @param text its beginning
 * @param colour its own
 * @param paper of what is behind it
 */
record TextColours(String text, List<Integer> colour, List<Integer> paper) {

    /** All texts shown, without those of disabled controls. */
    static List<TextColours> of(Page page) {
        return JsonText.objects(page.evaluate(script())).stream().map(TextColours::read).toList();
    }

    /** Contrast of text and paper, 1 to 21: WCAG 2.2, "contrast ratio". */
    double contrast() {
        double first = luminance(colour);
        double second = luminance(paper);
        return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05);
    }

    /** Whether the text is lighter than its paper. */
    boolean isLightOnDark() {
        return luminance(colour) > luminance(paper);
    }

    /** WCAG 2.2, "relative luminance", 0 to 1. */
    private static double luminance(List<Integer> colour) {
        return 0.2126 * linear(colour.get(0))
                + 0.7152 * linear(colour.get(1))
                + 0.0722 * linear(colour.get(2));
    }

    private static double linear(int value) {
        double c = value / 255.0;
        return c <= 0.04045 ? c / 12.92 : Math.pow((c + 0.055) / 1.055, 2.4);
    }

    private static TextColours read(Map<String, Object> entries) {
        return new TextColours(
                (String) entries.get("text"),
                numbers(entries.get("colour")),
                numbers(entries.get("paper")));
    }

    private static List<Integer> numbers(Object list) {
        return ((List<?>) list).stream().map(value -> ((Number) value).intValue()).toList();
    }

    private static String script() {
        return UncheckedIo.get(
                () -> {
                    try (InputStream in =
                            TextColours.class.getResourceAsStream("/browser/text-colours.js")) {
                        return new String(in.readAllBytes(), StandardCharsets.UTF_8);
                    }
                });
    }
}
