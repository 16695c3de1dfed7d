// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.itests.distribution;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** A CSV reader independent of that of the product. */
final class CsvText {
    private CsvText() {}

    /** The names of the columns. */
    static List<String> header(String text) {
        return cells(text.lines().findFirst().orElseThrow());
    }

    /** The rows, each by the names of its columns. */
    static List<Map<String, String>> rows(String text) {
        List<String> header = header(text);
        List<Map<String, String>> rows = new ArrayList<>();
        text.lines().skip(1).forEach(line -> rows.add(row(header, cells(line), line)));
        return rows;
    }

    /** The cells of one column. */
    static List<String> column(String text, String name) {
        return rows(text).stream().map(row -> row.get(name)).toList();
    }

    /** The rows as lines, without the seconds that they took. */
    static String withoutSeconds(String text) {
        return rows(text).stream()
                .map(
                        row -> {
                            row.remove("seconds");
                            return row + "\n";
                        })
                .collect(Collectors.joining());
    }

    private static Map<String, String> row(List<String> header, List<String> cells, String line) {
        if (cells.size() != header.size()) {
            throw new AssertionError(cells.size() + " cells, " + header.size() + " named: " + line);
        }
        Map<String, String> row = new LinkedHashMap<>();
        for (int i = 0; i < cells.size(); i++) {
            row.put(header.get(i), cells.get(i));
        }
        return row;
    }

    private static List<String> cells(String line) {
        List<String> cells = new ArrayList<>();
        StringBuilder cell = new StringBuilder();
        boolean quoted = false;
        for (char c : line.toCharArray()) {
            if (c == '"') {
                quoted = !quoted;
            } else if (c == ',' && !quoted) {
                cells.add(cell.toString());
                cell.setLength(0);
            } else {
                cell.append(c);
            }
        }
        cells.add(cell.toString());
        return cells;
    }
}
