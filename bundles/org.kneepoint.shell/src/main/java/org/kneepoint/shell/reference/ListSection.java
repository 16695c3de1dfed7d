// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.shell.reference;

import java.util.List;
import java.util.Map;

/**
 * Names with a text each; in brief the names alone.
 *
 * @param heading what they are, in the plural
 * @param item what one of them is, in the rows for programs
 * @param texts by name, in order; a name may lack a text
 */
record ListSection(String heading, String item, Map<String, String> texts) implements Section {
    @Override
    public boolean isEmpty() {
        return texts.isEmpty();
    }

    @Override
    public boolean isShortened() {
        return texts.values().stream().anyMatch(text -> !text.isEmpty());
    }

    @Override
    public List<String> body(int width) {
        return texts.entrySet().stream()
                .flatMap(
                        named ->
                                named.getValue().isEmpty()
                                        ? List.of(named.getKey()).stream()
                                        : Section.labelled(named.getKey(), named.getValue(), width)
                                                .stream())
                .toList();
    }

    @Override
    public List<String> brief(int width) {
        return Section.labelled(heading, String.join(", ", texts.keySet()), width);
    }

    @Override
    public void addTo(EntryTable rows) {
        texts.forEach((name, text) -> rows.text(item + " " + name, text));
    }
}
