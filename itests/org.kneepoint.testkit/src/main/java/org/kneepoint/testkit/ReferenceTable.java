// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.testkit;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * Tables of reference values in the resources of a test: comment lines with # that state the
 * origin, a line of names, then rows of as many cells; without quotes, in UTF-8.
 */
public final class ReferenceTable {
    private ReferenceTable() {}

    /**
     * Returns the rows by name of column, in the order of the file.
     *
     * @param test class of the resource
     * @param resource name of the file, absolute with a leading /
     * @throws IllegalArgumentException if there is no such resource, it has no line of names, or a
     *     row has another number of cells
     */
    public static Stream<Map<String, String>> rows(Class<?> test, String resource) {
        List<String> lines = lines(test, resource);
        if (lines.isEmpty()) {
            throw new IllegalArgumentException(resource + " has no line of names");
        }
        String[] names = lines.get(0).split(",", -1);
        return lines.stream().skip(1).map(line -> row(resource, names, line));
    }

    /** Returns a cell as a number. */
    public static double number(Map<String, String> row, String column) {
        return Double.parseDouble(row.get(column));
    }

    private static Map<String, String> row(String resource, String[] names, String line) {
        String[] cells = line.split(",", -1);
        if (cells.length != names.length) {
            throw new IllegalArgumentException(
                    resource + ": " + cells.length + " cells for " + names.length + ": " + line);
        }
        Map<String, String> row = new LinkedHashMap<>();
        for (int i = 0; i < names.length; i++) {
            row.put(names[i], cells[i]);
        }
        return row;
    }

    private static List<String> lines(Class<?> test, String resource) {
        try (InputStream in = test.getResourceAsStream(resource)) {
            if (in == null) {
                throw new IllegalArgumentException("no resource " + resource + " beside " + test);
            }
            return new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8))
                    .lines()
                    .filter(line -> !line.startsWith("#"))
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
