// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.shell.reference;

import java.util.List;
import java.util.stream.Stream;
import org.kneepoint.support.Paragraph;

/** Section of an entry, in three forms: in full, in brief, and as rows of a table. */
interface Section {
    /** Returns the heading. */
    String heading();

    /** Returns whether there is nothing to show. */
    boolean isEmpty();

    /** Returns the lines in full below the heading, each of at most a width. */
    List<String> body(int width);

    /** Returns the lines in brief, heading included; none if there is no brief form. */
    List<String> brief(int width);

    /** Adds the rows for programs. */
    void addTo(EntryTable rows);

    /** Returns whether the brief form omits something. */
    default boolean isShortened() {
        return true;
    }

    /** Returns the lines in full, heading included. */
    default List<String> full(int width) {
        return isShortened()
                ? Stream.concat(Stream.of(heading()), indented(body(width - 2))).toList()
                : brief(width);
    }

    /** Returns lines moved to the right by two columns. */
    static Stream<String> indented(List<String> lines) {
        return lines.stream().map(line -> line.isEmpty() ? line : "  " + line);
    }

    /** Returns a text behind a label, its further lines indented. */
    static List<String> labelled(String label, String text, int width) {
        List<String> lines = Paragraph.lines(label + ": " + text, width - 2);
        return Stream.concat(Stream.of(lines.get(0)), indented(lines.subList(1, lines.size())))
                .toList();
    }
}
