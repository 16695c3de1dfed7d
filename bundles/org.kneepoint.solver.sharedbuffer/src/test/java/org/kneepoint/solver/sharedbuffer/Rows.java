// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.solver.sharedbuffer;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** Rows of a table of reference values. */
final class Rows {
    private Rows() {}

    /** Returns the rows by column; the first line of the file tells its origin. */
    static Stream<Map<String, String>> of(String file) {
        List<Map<String, String>> rows = new ArrayList<>();
        try (BufferedReader reader =
                new BufferedReader(
                        new InputStreamReader(
                                Rows.class.getResourceAsStream(file), StandardCharsets.UTF_8))) {
            reader.readLine();
            String[] header = reader.readLine().split(",");
            for (String line = reader.readLine(); line != null; line = reader.readLine()) {
                String[] cells = line.split(",", -1);
                Map<String, String> row = new LinkedHashMap<>();
                for (int i = 0; i < header.length; i++) {
                    row.put(header[i], cells[i]);
                }
                rows.add(row);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return rows.stream();
    }

    static double number(Map<String, String> row, String column) {
        return Double.parseDouble(row.get(column));
    }
}
