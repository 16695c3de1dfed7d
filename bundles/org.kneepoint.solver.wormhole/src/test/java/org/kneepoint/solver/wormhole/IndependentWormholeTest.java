// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.solver.wormhole;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.kneepoint.api.result.Point;
import org.kneepoint.api.result.Quantities;
import org.kneepoint.api.result.Status;
import org.kneepoint.testkit.ReferenceTable;

/** Both variants against an independent model and an independent simulator. */
class IndependentWormholeTest {
    private static final Map<String, List<Map<String, String>>> ROWS =
            ReferenceTable.rows(IndependentWormholeTest.class, "independent.csv")
                    .collect(Collectors.groupingBy(row -> row.get("settings")));

    static Set<String> networks() {
        return ROWS.keySet();
    }

    private static List<Point> solve(String settings, String variant) {
        String rates =
                ROWS.get(settings).stream()
                        .map(row -> row.get("rate"))
                        .collect(Collectors.joining(","));
        return WormholeSolverFixture.points(settings + " variant=" + variant + " rate=" + rates);
    }

    @ParameterizedTest
    @MethodSource("networks")
    void refined(String settings) {
        List<Point> points = solve(settings, "refined");
        for (int i = 0; i < points.size(); i++) {
            Map<String, String> row = ROWS.get(settings).get(i);
            double most = admitted(ReferenceTable.number(row, "fraction"));
            double latency = ReferenceTable.number(row, "latency");
            double room =
                    most * latency
                            + Math.min(most / 2 * latency, ReferenceTable.number(row, "ci95"));
            assertEquals(
                    latency, WormholeSolverFixture.get(points.get(i), Quantities.LATENCY), room);
            double network = latency - ReferenceTable.number(row, "source_wait");
            double found = WormholeSolverFixture.get(points.get(i), Quantities.NETWORK_LATENCY);
            assertEquals(network, found, most * network);
        }
    }

    /** Largest relative error at a fraction of the simulated saturation load. */
    private static double admitted(double fraction) {
        if (fraction <= 0.7) {
            return fraction <= 0.5 ? 0.015 : 0.04;
        }
        return fraction <= 0.85 ? 0.07 : fraction <= 0.9 ? 0.09 : 0.17;
    }

    /** Tolerance: the last printed digit and the rounding of the printed rate. */
    @ParameterizedTest
    @MethodSource("networks")
    void paper(String settings) {
        List<Point> points = solve(settings, "paper");
        for (int i = 0; i < points.size(); i++) {
            String expected = ROWS.get(settings).get(i).get("general");
            if (expected.equals("saturated")) {
                assertEquals(Status.SATURATED, points.get(i).status());
            } else {
                double latency = Double.parseDouble(expected);
                double found = WormholeSolverFixture.get(points.get(i), Quantities.LATENCY);
                assertEquals(latency, found, latency * 5e-6);
            }
        }
    }
}
