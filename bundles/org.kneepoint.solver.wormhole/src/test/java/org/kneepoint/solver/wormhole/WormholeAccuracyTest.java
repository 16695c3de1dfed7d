// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.solver.wormhole;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.kneepoint.api.result.Point;
import org.kneepoint.api.result.Quantities;
import org.kneepoint.api.result.Status;
import org.kneepoint.testkit.ReferenceTable;

/** The accuracy table of the description against the model and the simulated figures. */
class WormholeAccuracyTest {
    private static final double[] SHARES = {0.5, 0.7, 0.8, 0.9};
    private static final double NEAR = 0.02;
    private static final double WHOLE = 9.95;

    static Stream<List<String>> table() {
        return new WormholeSolver().description().accuracy().stream().skip(1);
    }

    @ParameterizedTest
    @MethodSource("table")
    void aRow(List<String> row) {
        List<String> settings = new ArrayList<>(List.of(row.get(0).split(" ")));
        boolean paper = settings.remove("variant=paper");
        complete(settings, "buffer=1");
        complete(settings, "length=16");
        Map<String, String> saturation = find(settings);
        double middle =
                (ReferenceTable.number(saturation, "low")
                                + ReferenceTable.number(saturation, "high"))
                        / 2;
        String line = saturation.get("settings") + (paper ? " variant=paper" : "");
        int compared = 0;
        for (Map<String, String> simulated : simulated(saturation.get("settings"))) {
            int column = column(ReferenceTable.number(simulated, "load") / middle);
            if (column > 0) {
                assertCell(row.get(column), line, simulated);
                compared++;
            }
        }
        assertTrue(compared >= SHARES.length, "columns of " + line);
        Point beyond = WormholeSolverFixture.point(line + " load=32");
        double share =
                WormholeSolverFixture.get(
                        WormholeSolverFixture.point(line + " load=0.001"), Quantities.THROUGHPUT);
        double found = WormholeSolverFixture.get(beyond, Quantities.THROUGHPUT) * 0.001 / share;
        assertPercent(row.get(SHARES.length + 1), found / middle);
    }

    private static void complete(List<String> settings, String usual) {
        String name = usual.substring(0, usual.indexOf('=') + 1);
        if (settings.stream().noneMatch(setting -> setting.startsWith(name))) {
            settings.add(usual);
        }
    }

    private static Map<String, String> find(List<String> settings) {
        return ReferenceTable.rows(WormholeAccuracyTest.class, "saturation.csv")
                .filter(row -> Set.of(row.get("settings").split(" ")).equals(Set.copyOf(settings)))
                .findFirst()
                .orElseThrow(() -> new AssertionError("not simulated: " + settings));
    }

    private static List<Map<String, String>> simulated(String settings) {
        return ReferenceTable.rows(WormholeAccuracyTest.class, "simulated.csv")
                .filter(row -> row.get("settings").equals(settings))
                .toList();
    }

    /** Returns the column of a fraction of the saturation load, or 0. */
    private static int column(double share) {
        for (int i = 0; i < SHARES.length; i++) {
            if (Math.abs(share - SHARES[i]) < NEAR) {
                return i + 1;
            }
        }
        return 0;
    }

    private static void assertCell(String cell, String line, Map<String, String> simulated) {
        Point point = WormholeSolverFixture.point(line + " load=" + simulated.get("load"));
        if (cell.equals("saturated")) {
            assertEquals(Status.SATURATED, point.status());
        } else {
            double latency = WormholeSolverFixture.get(point, Quantities.LATENCY);
            assertPercent(cell, latency / ReferenceTable.number(simulated, "latency"));
        }
    }

    /** One decimal below ten, none above. */
    private static void assertPercent(String cell, double ratio) {
        double percent = 100 * (ratio - 1);
        assertEquals(Double.parseDouble(cell), percent, Math.abs(percent) < WHOLE ? 0.0501 : 0.501);
    }
}
