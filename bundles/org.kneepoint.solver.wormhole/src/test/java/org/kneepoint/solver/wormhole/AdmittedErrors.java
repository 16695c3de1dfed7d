// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.solver.wormhole;

import java.util.Map;
import java.util.OptionalDouble;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.kneepoint.testkit.ReferenceTable;

/** Largest permitted relative errors, by the settings of a network. */
final class AdmittedErrors {
    private static final Map<String, Map<String, String>> TABLE =
            ReferenceTable.rows(AdmittedErrors.class, "admitted.csv")
                    .collect(Collectors.toMap(row -> row.get("settings"), Function.identity()));

    /** Loads are rounded, and so are the saturation loads to which they belong. */
    private static final double ROUNDED = 1.02;

    private AdmittedErrors() {}

    /** Returns the permitted error of latencies at a fraction of the saturation load, if any. */
    static OptionalDouble ofLatency(String settings, double share) {
        for (int percent : new int[] {50, 70, 80, 90}) {
            if (share <= ROUNDED * percent / 100) {
                return percent(TABLE.get(settings).get("to_" + percent));
            }
        }
        return OptionalDouble.empty();
    }

    /** Returns the permitted error of the saturation load. */
    static double ofSaturation(String settings) {
        return percent(TABLE.get(settings).get("saturation")).orElseThrow();
    }

    private static OptionalDouble percent(String cell) {
        return cell.isEmpty()
                ? OptionalDouble.empty()
                : OptionalDouble.of(Double.parseDouble(cell) / 100);
    }
}
