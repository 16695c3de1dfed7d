// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.shell.reference;

import java.util.List;
import java.util.stream.Stream;

/**
 * One meaning of a name.
 *
 * @param kind what has the name, such as {@code topology}
 * @param name as typed
 * @param summary one sentence without a full stop
 * @param essential sections that a user needs first, the most important first; none is empty
 * @param detail all other sections; none is empty
 */
record ReferenceEntry(
        String kind, String name, String summary, List<Section> essential, List<Section> detail) {
    ReferenceEntry {
        essential = essential.stream().filter(section -> !section.isEmpty()).toList();
        detail = detail.stream().filter(section -> !section.isEmpty()).toList();
    }

    /** An entry without detail. */
    static ReferenceEntry of(String kind, String name, String summary, Section... essential) {
        return new ReferenceEntry(kind, name, summary, List.of(essential), List.of());
    }

    /** Returns the sections of both layers. */
    List<Section> sections() {
        return Stream.concat(essential.stream(), detail.stream()).toList();
    }

    /** Returns name, kind and summary, in lines of at most a width. */
    List<String> title(int width) {
        return Section.labelled(name + " (" + kind + ")", summary, width);
    }
}
