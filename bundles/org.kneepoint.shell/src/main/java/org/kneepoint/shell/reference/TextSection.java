// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.shell.reference;

import java.util.Collection;
import java.util.List;
import org.kneepoint.support.Paragraph;

/**
 * Running text.
 *
 * @param heading what it is about
 * @param text one paragraph; may be empty
 */
record TextSection(String heading, String text) implements Section {
    /** Names separated by commas. */
    static TextSection of(String heading, Collection<String> names) {
        return new TextSection(heading, String.join(", ", names));
    }

    @Override
    public boolean isEmpty() {
        return text.isEmpty();
    }

    @Override
    public boolean isShortened() {
        return false;
    }

    @Override
    public List<String> body(int width) {
        return Paragraph.lines(text, width);
    }

    @Override
    public List<String> brief(int width) {
        return Section.labelled(heading, text, width);
    }

    @Override
    public void addTo(EntryTable rows) {
        rows.text(heading, text);
    }
}
