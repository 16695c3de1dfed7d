// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.solver.wormhole;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.kneepoint.api.result.Quantities;
import org.kneepoint.testkit.ReferenceTable;

/** Simulated switches, single and in rows, where the approximations matter most. */
class SimulatedSwitchTest {
    static Stream<Map<String, String>> rows() {
        return ReferenceTable.rows(SimulatedSwitchTest.class, "switches.csv");
    }

    @ParameterizedTest
    @MethodSource("rows")
    void meanLatency(Map<String, String> row) {
        String settings = row.get("settings");
        double simulated = ReferenceTable.number(row, "latency");
        double found =
                WormholeSolverFixture.get(
                        settings + " load=" + row.get("load"), Quantities.LATENCY);
        double most = admitted(settings, ReferenceTable.number(row, "load"));
        assertEquals(simulated, found, simulated * most + ReferenceTable.number(row, "ci95"));
    }

    private static double admitted(String settings, double load) {
        if (settings.contains("exponential")) {
            return load <= 0.2 ? 0.045 : 0.26;
        }
        if (settings.startsWith("butterfly stages=1 radix=2 ")) {
            return load <= 0.6 ? 0.005 : load <= 0.65 ? 0.01 : 0.04;
        }
        return load <= 0.3 ? 0.01 : load <= 0.5 ? 0.015 : load <= 0.55 ? 0.05 : 0.09;
    }
}
