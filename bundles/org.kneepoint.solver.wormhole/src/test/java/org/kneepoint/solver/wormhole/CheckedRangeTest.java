// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.solver.wormhole;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.kneepoint.api.result.Point;
import org.kneepoint.api.result.Quantities;
import org.kneepoint.api.result.Validity;
import org.kneepoint.testkit.ReferenceTable;

/** Checked points are within 7 %, and depend on the system, not on its settings. */
class CheckedRangeTest {
    private static final double PROMISED = 0.07;

    static Stream<Map<String, String>> unlike() {
        return ReferenceTable.rows(CheckedRangeTest.class, "unlike.csv");
    }

    @ParameterizedTest
    @MethodSource("unlike")
    void checkedIsRight(Map<String, String> row) {
        Point point = WormholeSolverFixture.point(row.get("settings") + " load=" + row.get("load"));
        double latency = ReferenceTable.number(row, "latency");
        double found = point.get(Quantities.LATENCY).orElse(Double.POSITIVE_INFINITY);
        double error = Math.abs(found / latency - 1);
        boolean right = error <= PROMISED;
        assertEquals(
                right ? point.validity() : Validity.EXTRAPOLATED,
                point.validity(),
                "error " + error);
    }

    @ParameterizedTest
    @CsvSource({
        "mesh radix=8 length=16 buffer=1,                           0.79, CHECKED",
        "mesh radix=8 length=16 buffer=1,                           0.81, EXTRAPOLATED",
        "mesh radix=16x2 length=16 buffer=1,                        0.69, CHECKED",
        "mesh radix=16x2 length=16 buffer=1,                        0.71, EXTRAPOLATED",
        "mesh radix=16x2 length=16 buffer=16,                       0.49, CHECKED",
        "mesh radix=16x2 length=16 buffer=16,                       0.51, EXTRAPOLATED",
        "mesh radix=8 length=16 buffer=64,                          0.64, CHECKED",
        "mesh radix=8 length=16 buffer=64,                          0.66, EXTRAPOLATED",
        "mesh radix=8 length=16 buffer=65,                          0.01, EXTRAPOLATED",
        "mesh radix=8 length=16 buffer=8 vcs=2,                     0.01, EXTRAPOLATED",
        "slow-mesh radix=8 length=16 buffer=1 delay=1,              0.79, CHECKED",
        "slow-mesh radix=8 length=16 buffer=8 delay=8,              0.64, CHECKED",
        "slow-mesh radix=8 length=16 buffer=8 delay=9,              0.39, CHECKED",
        "slow-mesh radix=8 length=16 buffer=8 delay=9,              0.41, EXTRAPOLATED",
        "slow-mesh radix=8 length=16 buffer=1 delay=2 variant=paper, 0.01, EXTRAPOLATED",
        "fat-tree levels=3 length=16 buffer=1,                      0.69, CHECKED",
        "fat-tree levels=3 length=16 buffer=1,                      0.71, EXTRAPOLATED",
        "k-ary-n-tree radix=4 levels=3 buffer=1 pattern=tornado,    0.01, EXTRAPOLATED",
        "k-ary-n-tree radix=4 levels=3 buffer=1 pattern=transpose,  0.01, EXTRAPOLATED",
        "hypercube dimensions=6 buffer=1 pattern=transpose,         0.49, CHECKED",
        "hypercube dimensions=6 buffer=1 hotspot=0.1,               0.01, EXTRAPOLATED",
        "mesh radix=8 length=16 buffer=1 hotspot=0.1 variant=paper, 0.01, EXTRAPOLATED",
    })
    void upToAShareOfSaturation(String settings, double share, Validity expected) {
        double load = share * WormholeSolverFixture.saturation(settings);
        assertEquals(expected, WormholeSolverFixture.point(settings + " load=" + load).validity());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "hotspot=0 | pattern=hotspot hotspot=0",
                "pattern=uniform | pattern=hotspot hotspot=0",
                "hotspot=0.5 | pattern=hotspot hotspot=0.5",
                "hotspot=0.1 | pattern=hotspot",
                "vcs=1 | routing=dimension-order",
            })
    void oneSystemByOtherSettings(String pair) {
        for (String variant : new String[] {"refined", "paper"}) {
            String line = "mesh radix=4 dimensions=2 buffer=1 load=0.02 variant=" + variant + " ";
            Point one = WormholeSolverFixture.point(line + pair.substring(0, pair.indexOf('|')));
            Point other = WormholeSolverFixture.point(line + pair.substring(pair.indexOf('|') + 1));
            assertEquals(one.figures(), other.figures());
            assertEquals(one.validity(), other.validity());
        }
    }
}
