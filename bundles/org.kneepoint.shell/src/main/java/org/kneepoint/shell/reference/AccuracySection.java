// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.shell.reference;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.kneepoint.api.format.Table;
import org.kneepoint.support.TextTable;

/**
 * Table of deviations; it has no brief form.
 *
 * @param rows of as many cells each, the heads of the columns first; may be empty
 */
record AccuracySection(List<List<String>> rows) implements Section {
    @Override
    public String heading() {
        return "accuracy";
    }

    @Override
    public boolean isEmpty() {
        return rows.isEmpty();
    }

    @Override
    public List<String> body(int width) {
        Table.Builder table = Table.of(rows.get(0));
        rows.stream().skip(1).forEach(row -> table.row(row.toArray()));
        return TextTable.of(table.build(), width).lines().toList();
    }

    @Override
    public List<String> brief(int width) {
        return List.of();
    }

    @Override
    public void addTo(EntryTable table) {
        rows.stream().skip(1).forEach(row -> table.text(heading() + " " + row.get(0), cells(row)));
    }

    /** The cells of a row, each with the head of its column. */
    private String cells(List<String> row) {
        return IntStream.range(1, row.size())
                .filter(i -> !row.get(i).isEmpty())
                .mapToObj(i -> rows.get(0).get(i) + ": " + row.get(i))
                .collect(Collectors.joining("; "));
    }
}
