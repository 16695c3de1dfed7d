// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.solver.sharedbuffer;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.kneepoint.solver.sharedbuffer.RelativeAssertions.assertClose;
import static org.kneepoint.testkit.PointFigures.figure;

import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.kneepoint.api.result.Point;
import org.kneepoint.api.result.Quantities;
import org.kneepoint.api.result.Quantity;
import org.kneepoint.api.result.Status;
import org.kneepoint.testkit.ReferenceTable;

class SharedBufferReferenceTest {
    private static final double ROUNDING = 1e-9;
    private static final List<Quantity> FIGURES =
            List.of(
                    Quantities.THROUGHPUT,
                    Quantities.LOSS,
                    Quantities.LATENCY,
                    Quantities.LATENCY_OUTPUT_MEAN,
                    Quantities.THROUGHPUT_HOT,
                    Quantities.THROUGHPUT_COLD,
                    Quantities.OCCUPANCY_HOT,
                    Quantities.OCCUPANCY_COLD);

    static Stream<Map<String, String>> model() {
        return ReferenceTable.rows(SharedBufferReferenceTest.class, "model.csv");
    }

    static Stream<Map<String, String>> repeated() {
        return ReferenceTable.rows(SharedBufferReferenceTest.class, "repeated.csv");
    }

    static Stream<Map<String, String>> four() {
        return ReferenceTable.rows(SharedBufferReferenceTest.class, "four.csv");
    }

    private static Point solve(Map<String, String> row, String... settings) {
        StringBuilder line = new StringBuilder(String.join(" ", settings));
        for (String name : List.of("nodes", "radix", "buffer", "hotspot", "load")) {
            if (row.containsKey(name)) {
                line.append(' ').append(name).append('=').append(row.get(name));
            }
        }
        return SharedBufferSolverFixture.solve(line.toString());
    }

    @ParameterizedTest
    @MethodSource("model")
    void anIndependentImplementationAgrees(Map<String, String> row) {
        Point point = solve(row);
        assertEquals(Status.OK, point.status());
        for (Quantity figure : FIGURES) {
            assertNear(row, figure.name(), point, figure, ROUNDING);
        }
    }

    @ParameterizedTest
    @MethodSource("repeated")
    void repeatedCyclesLeadToTheSame(Map<String, String> row) {
        Point point = solve(row);
        assertNear(row, "throughput", point, Quantities.THROUGHPUT, 1e-11);
        assertNear(row, "loss", point, Quantities.LOSS, 1e-11);
        assertNear(row, "latency", point, Quantities.LATENCY, 1e-11);
    }

    @ParameterizedTest
    @MethodSource("four")
    void itAgreesForFourNodesToo(Map<String, String> row) {
        Point point = solve(row, "nodes=4 radix=2");
        assertNear(row, "throughput", point, Quantities.THROUGHPUT, ROUNDING);
        assertNear(row, "latency", point, Quantities.LATENCY, ROUNDING);
    }

    @ParameterizedTest
    @MethodSource("four")
    void theExactNetworkIsNear(Map<String, String> row) {
        Point point = solve(row, "nodes=4 radix=2");
        assertNear(row, "exact_throughput", point, Quantities.THROUGHPUT, 0.045);
        assertNear(row, "exact_latency", point, Quantities.LATENCY, 0.023);
    }

    @ParameterizedTest
    @MethodSource("model")
    void bothOccupanciesMakeTheWhole(Map<String, String> row) {
        Point point = solve(row);
        double sum =
                ReferenceTable.number(row, "occupancy_hot")
                        + ReferenceTable.number(row, "occupancy_cold");
        assertEquals(sum, figure(point, Quantities.OCCUPANCY), 3e-12);
    }

    private static void assertNear(
            Map<String, String> row, String column, Point point, Quantity figure, double error) {
        assertClose(ReferenceTable.number(row, column), figure(point, figure), error, column);
    }
}
