// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.solver.fattree;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.kneepoint.testkit.PointFigures.figure;

import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.kneepoint.api.result.Point;
import org.kneepoint.api.result.Quantities;
import org.kneepoint.testkit.ReferenceTable;

/** The model against an independent implementation in Python, to the digits that it printed. */
class FatTreeReferenceTest {
    private static final double TEN_DIGITS = 6e-10;
    private static final double TWELVE_DIGITS = 6e-12;
    private static final double PLACES = 6e-7;

    static Stream<Map<String, String>> rows() {
        return ReferenceTable.rows(FatTreeReferenceTest.class, "model.csv");
    }

    @ParameterizedTest
    @MethodSource("rows")
    void everyFigure(Map<String, String> row) {
        Point point =
                FatTreeSolverFixture.point(
                        "nodes=%s length=%s rate=%s variant=%s report=channels"
                                .formatted(
                                        row.get("N"),
                                        row.get("L"),
                                        row.get("lam"),
                                        row.get("variant")));
        same(row, "latency", figure(point, Quantities.LATENCY), TEN_DIGITS);
        same(row, "w_inj", figure(point, ChannelClassColumns.waiting(0, 1)), TEN_DIGITS);
        same(row, "x_inj", figure(point, ChannelClassColumns.service(0, 1)), TEN_DIGITS);
        same(row, "dbar", figure(point, Quantities.HOPS) + 1, TEN_DIGITS);
        same(row, "flits_sat", saturation(row.get("variant"), row.get("N")), TWELVE_DIGITS);
    }

    private static void same(Map<String, String> row, String column, double found, double digits) {
        double expected = ReferenceTable.number(row, column);
        assertEquals(expected, found, digits * expected, () -> column + " of " + row);
    }

    private static double saturation(String variant, String nodes) {
        return FatTreeSaturation.load(
                FatTreeTraffic.of(Integer.parseInt(nodes)),
                FatTreeVariant.ofParameterValue(variant));
    }

    @ParameterizedTest
    @CsvSource({
        "corrected,       16, 0.3242062921",
        "corrected,       64, 0.1598583854",
        "corrected,      256, 0.0788564554",
        "corrected,     1024, 0.0390923321",
        "corrected,     4096, 0.0194534732",
        "corrected,  1048576, 0.0012100761",
        "conditional,     16, 0.3242062921",
        "conditional,     64, 0.1597333899",
        "conditional,    256, 0.0787687791",
        "conditional,   1024, 0.0390452435",
        "conditional,   4096, 0.0194296124",
        "conditional, 1048576, 0.0012085865",
        "printed,         16, 0.3827537019",
        "printed,         64, 0.1961506356",
        "printed,        256, 0.0972159918",
        "printed,       1024, 0.0481786143",
        "printed,       4096, 0.0239583540",
        "printed,    1048576, 0.0014888911",
    })
    void saturation(String variant, String nodes, double load) {
        assertEquals(load, saturation(variant, nodes), 5.1e-11);
    }

    /** Bisection in arithmetic of 50 digits. */
    @ParameterizedTest
    @CsvSource({
        "conditional, 1024,       0.03904524351525358",
        "conditional, 16777216,   0.00030207256390391837",
        "conditional, 1073741824, 3.7756365796214956e-05",
        "corrected,   1024,       0.03909233205330277",
        "corrected,   16777216,   0.00030244480501377924",
        "corrected,   1073741824, 3.780289009271128e-05",
        "printed,     1024,       0.04817861425989033",
        "printed,     16777216,   0.00037211132449651365",
        "printed,     1073741824, 4.6509841254522164e-05",
    })
    void saturationToTheLastDigit(String variant, String nodes, double load) {
        assertEquals(load, saturation(variant, nodes), 3 * Math.ulp(load));
    }

    @ParameterizedTest
    @CsvSource({
        "64,      16, 0.05,    22.658746,  22.691792,  22.538750",
        "64,      16, 0.10,    27.193763,  27.311796,  26.161313",
        "64,      16, 0.15,    55.544718,  56.486112,  35.114512",
        "1024,    16, 0.02,    28.240724,  28.376032,  27.780444",
        "1024,    16, 0.03,    33.668066,  34.028307,  31.230869",
        "1024,    16, 0.035,   42.083129,  42.833670,  34.236562",
        "1024,    32, 0.03,    58.993023,  59.713506,  54.118630",
        "1024,    64, 0.03,   109.642938, 111.083904,  99.894151",
        "1048576, 16, 0.0008,  40.348689,  40.590955,  39.230416",
    })
    void latency(
            int nodes,
            int length,
            String load,
            double corrected,
            double conditional,
            double printed) {
        String settings = "nodes=" + nodes + " length=" + length + " load=" + load + " variant=";
        assertEquals(corrected, latency(settings + "corrected"), PLACES);
        assertEquals(conditional, latency(settings + "conditional"), PLACES);
        assertEquals(printed, latency(settings + "printed"), PLACES);
    }

    private static double latency(String settings) {
        return figure(FatTreeSolverFixture.point(settings), Quantities.LATENCY);
    }

    /** One switch: x = 1 + (2/3) a/(2 (1 - a)) and a x = 1 give 2 a^2 - 6 a + 3 = 0. */
    @Test
    void oneSwitchInClosedForm() {
        for (FatTreeVariant reading : FatTreeVariant.values()) {
            double load = FatTreeSaturation.load(new FatTreeTraffic(1), reading);
            assertEquals((3 - Math.sqrt(3)) / 2, load, 2 * Math.ulp(load));
        }
    }
}
