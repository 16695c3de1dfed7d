// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.shell.reference;

import java.util.List;
import org.kneepoint.support.Paragraph;

/**
 * Paragraphs; they have no brief form.
 *
 * @param heading what they are about
 * @param paragraphs without line breaks; may be none
 */
record LinesSection(String heading, List<String> paragraphs) implements Section {
    @Override
    public boolean isEmpty() {
        return paragraphs.isEmpty();
    }

    @Override
    public List<String> body(int width) {
        return paragraphs.stream().flatMap(text -> Paragraph.lines(text, width).stream()).toList();
    }

    @Override
    public List<String> brief(int width) {
        return List.of();
    }

    @Override
    public void addTo(EntryTable rows) {
        paragraphs.forEach(text -> rows.text(heading, text));
    }
}
