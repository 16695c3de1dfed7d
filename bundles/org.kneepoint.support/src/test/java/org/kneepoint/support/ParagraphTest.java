// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.support;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;

class ParagraphTest {
    @Test
    void breaksBetweenWords() {
        assertEquals(List.of("one two", "three"), Paragraph.lines("one two three", 9));
        assertEquals(List.of("one two three"), Paragraph.lines("one two three", 13));
        assertEquals(List.of("one", "two", "three"), Paragraph.lines("one two three", 1));
        assertEquals(List.of("a", "longerword", "b"), Paragraph.lines("a longerword b", 5));
        assertEquals(List.of("one two"), Paragraph.lines("one   two", 80));
        assertEquals(List.of(""), Paragraph.lines("", 10));
        assertEquals(List.of("a b"), Paragraph.lines("a b", Integer.MAX_VALUE));
    }

    @Test
    void noLineIsLongerThanTheWidth() {
        String text = "the quick brown fox jumps over the lazy dog again and again and again";
        for (int width = 5; width < 80; width++) {
            int limit = width;
            List<String> lines = Paragraph.lines(text, width);
            assertTrue(lines.stream().allMatch(line -> line.length() <= limit));
            assertEquals(text, String.join(" ", lines));
        }
    }
}
