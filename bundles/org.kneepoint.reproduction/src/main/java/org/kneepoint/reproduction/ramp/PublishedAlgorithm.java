// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.reproduction.ramp;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.kneepoint.reproduction.PublishedRecords;

/**
 * A row of Table 1.
 *
 * @param name the paper's name of the algorithm
 * @param routing our reading of it, if the text defines it
 * @param means published mean of each measure
 * @param deviations published standard deviation of each measure
 */
record PublishedAlgorithm(
        String name,
        Optional<String> routing,
        Map<RampMeasure, Double> means,
        Map<RampMeasure, Double> deviations) {
    /** Returns the rows of the table. */
    static List<PublishedAlgorithm> all() {
        return PublishedRecords.read(PublishedAlgorithm.class, "table-1.csv").stream()
                .map(PublishedAlgorithm::of)
                .toList();
    }

    /** Returns whether the text defines its router, so that its figures can be checked. */
    boolean isDefined() {
        return name.startsWith("do");
    }

    private static PublishedAlgorithm of(Map<String, String> row) {
        return new PublishedAlgorithm(
                row.get("algorithm"),
                Optional.ofNullable(row.get("routing")),
                figures(row, ""),
                figures(row, "_sd"));
    }

    private static Map<RampMeasure, Double> figures(Map<String, String> row, String ending) {
        return Map.of(
                RampMeasure.CRITICAL_LOAD,
                Double.valueOf(row.get("critical_load" + ending)),
                RampMeasure.NPM,
                Double.valueOf(row.get("npm" + ending)));
    }
}
