// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.reproduction.ramp;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.kneepoint.reproduction.Records;

/**
 * A row of Table 1.
 *
 * @param name the paper's name of the algorithm
 * @param routing our reading of it, if the text defines it
 * @param means published mean of each measure
 * @param deviations published standard deviation of each measure
 */
record Algorithm(
        String name,
        Optional<String> routing,
        Map<Merit, Double> means,
        Map<Merit, Double> deviations) {
    /** Returns the rows of the table. */
    static List<Algorithm> all() {
        return Records.read(Algorithm.class, "table-1.csv").stream().map(Algorithm::of).toList();
    }

    /** Returns whether the text defines its router, so that its figures can be checked. */
    boolean isDefined() {
        return name.startsWith("do");
    }

    private static Algorithm of(Map<String, String> row) {
        return new Algorithm(
                row.get("algorithm"),
                Optional.ofNullable(row.get("routing")),
                figures(row, ""),
                figures(row, "_sd"));
    }

    private static Map<Merit, Double> figures(Map<String, String> row, String ending) {
        return Map.of(
                Merit.CRITICAL_LOAD,
                Double.valueOf(row.get("critical_load" + ending)),
                Merit.NPM,
                Double.valueOf(row.get("npm" + ending)));
    }
}
