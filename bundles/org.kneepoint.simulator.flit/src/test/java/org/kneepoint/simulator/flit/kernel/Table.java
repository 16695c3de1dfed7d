// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.kernel;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Reads tables of measured figures: a comment, a line of names, then rows. */
public final class Table {
    private Table() {}

    /** Returns the rows of a resource, by name of column. */
    public static Stream<Map<String, String>> rows(String resource) {
        List<String> lines = lines(resource);
        String[] names = lines.get(0).split(",");
        return lines.stream().skip(1).map(line -> row(names, line.split(",", -1)));
    }

    private static Map<String, String> row(String[] names, String[] cells) {
        Map<String, String> row = new LinkedHashMap<>();
        for (int i = 0; i < names.length; i++) {
            row.put(names[i], cells[i]);
        }
        return row;
    }

    private static List<String> lines(String resource) {
        try (BufferedReader reader =
                new BufferedReader(
                        new InputStreamReader(
                                Table.class.getResourceAsStream(resource),
                                StandardCharsets.UTF_8))) {
            return reader.lines()
                    .filter(line -> !line.startsWith("#"))
                    .collect(Collectors.toList());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
