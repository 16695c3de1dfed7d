// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.reproduction.burstyhypercube;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.kneepoint.api.scenario.Decimal;
import org.kneepoint.reproduction.PublishedRecords;

/**
 * One of the nine tables of the paper.
 *
 * @param number its number
 * @param dimensions of the cube
 * @param buffer buffer size in flits, which are phits times that many
 * @param length mean message length, flits
 * @param scv squared coefficient of variation of the interarrival times
 * @param rows its rows
 */
record PublishedTable(
        int number, int dimensions, int buffer, int length, int scv, List<PublishedRow> rows) {
    /**
     * A row.
     *
     * @param interarrivalTime the column 1/lambda_g, cycles
     * @param simulation mean latency by the simulation of the authors, cycles
     * @param model the same by their model
     */
    record PublishedRow(int interarrivalTime, double simulation, double model) {
        private static final int DIGITS = 7;

        /** The rate as it is typed. */
        String rate() {
            return Decimal.round(1.0 / interarrivalTime, DIGITS);
        }
    }

    /** Returns the tables of the paper. */
    static List<PublishedTable> all() {
        Map<String, List<Map<String, String>>> byTable =
                PublishedRecords.read(PublishedTable.class, "tables.csv").stream()
                        .collect(
                                Collectors.groupingBy(
                                        row -> row.get("table"),
                                        LinkedHashMap::new,
                                        Collectors.toList()));
        List<PublishedTable> tables = new ArrayList<>();
        byTable.values().forEach(rows -> tables.add(of(rows)));
        return List.copyOf(tables);
    }

    private static PublishedTable of(List<Map<String, String>> rows) {
        Map<String, String> first = rows.get(0);
        return new PublishedTable(
                Integer.parseInt(first.get("table")),
                Integer.parseInt(first.get("dimensions")),
                Integer.parseInt(first.get("buffer")),
                Integer.parseInt(first.get("length")),
                Integer.parseInt(first.get("scv")),
                rows.stream()
                        .map(
                                row ->
                                        new PublishedRow(
                                                Integer.parseInt(row.get("gap")),
                                                Double.parseDouble(row.get("simulation")),
                                                Double.parseDouble(row.get("model"))))
                        .toList());
    }

    /** Returns the settings of its system. */
    String settings() {
        return "dimensions="
                + dimensions
                + " flit="
                + buffer
                + " length="
                + length
                + " scv="
                + scv
                + " buffer=1";
    }

    /** Returns the rates of some of its rows as a list that can be typed. */
    static String rates(List<PublishedRow> lines) {
        return lines.stream().map(PublishedRow::rate).collect(Collectors.joining(","));
    }
}
