// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.reproduction;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.kneepoint.api.format.Table;
import org.kneepoint.study.format.CsvCodec;
import org.kneepoint.support.ResourceText;

/**
 * Published figures from CSV files of this bundle, which begin with their source in lines with #.
 */
public final class PublishedRecords {
    private PublishedRecords() {}

    /**
     * Reads a file beside a class.
     *
     * @param beside the class
     * @param file its name
     * @return for each row the texts by column; empty cells have none
     * @throws IllegalArgumentException if there is no such file
     */
    public static List<Map<String, String>> read(Class<?> beside, String file) {
        Table table =
                CsvCodec.read(
                        ResourceText.of(beside, file)
                                .lines()
                                .filter(line -> !line.startsWith("#"))
                                .collect(Collectors.joining("\n")));
        List<Map<String, String>> records = new ArrayList<>();
        for (List<Object> row : table.rows()) {
            Map<String, String> entries = new LinkedHashMap<>();
            for (int i = 0; i < row.size(); i++) {
                if (row.get(i) != null) {
                    entries.put(table.columns().get(i), row.get(i).toString());
                }
            }
            records.add(entries);
        }
        return records;
    }
}
