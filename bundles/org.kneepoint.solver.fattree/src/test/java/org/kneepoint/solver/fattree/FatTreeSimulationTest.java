// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.solver.fattree;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.kneepoint.testkit.PointFigures.figure;

import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.kneepoint.api.result.Point;
import org.kneepoint.api.result.Quantities;
import org.kneepoint.api.result.Status;
import org.kneepoint.api.result.Validity;
import org.kneepoint.testkit.ReferenceTable;

/** The model against an independent simulator, within the errors of the description. */
class FatTreeSimulationTest {
    private static final double SATURATED = 0.9;

    static Stream<Map<String, String>> rows() {
        return ReferenceTable.rows(FatTreeSimulationTest.class, "simulated.csv");
    }

    private static Point solve(Map<String, String> row, String variant) {
        return FatTreeSolverFixture.point(
                "levels=%s length=%s rate=%s variant=%s"
                        .formatted(
                                row.get("levels"), row.get("flits"), row.get("lambda"), variant));
    }

    /** Largest relative error at a fraction of the simulated saturation load. */
    private static double admitted(double fraction) {
        if (fraction <= 0.5) {
            return 0.004;
        }
        return fraction <= 0.7 ? 0.045 : fraction <= 0.8 ? 0.19 : 0.58;
    }

    @ParameterizedTest
    @MethodSource("rows")
    void meanLatency(Map<String, String> row) {
        Point point = solve(row, "conditional");
        double fraction = ReferenceTable.number(row, "fraction");
        if (fraction >= SATURATED) {
            assertEquals(Status.SATURATED, point.status());
            return;
        }
        double simulated = ReferenceTable.number(row, "latency");
        assertEquals(
                simulated,
                figure(point, Quantities.LATENCY),
                simulated * admitted(fraction) + ReferenceTable.number(row, "ci95"));
        assertEquals(fraction <= 0.7 ? Validity.CHECKED : Validity.EXTRAPOLATED, point.validity());
    }

    /**
     * The network latency is the holding time of the injection channel plus the following hops;
     * slightly too high where the wait at the source is too low.
     */
    @ParameterizedTest
    @MethodSource("rows")
    void networkLatency(Map<String, String> row) {
        double fraction = ReferenceTable.number(row, "fraction");
        if (fraction < SATURATED) {
            Point point = solve(row, "conditional");
            double simulated =
                    ReferenceTable.number(row, "latency")
                            - ReferenceTable.number(row, "source_wait");
            assertEquals(
                    simulated,
                    figure(point, Quantities.NETWORK_LATENCY),
                    simulated * (admitted(fraction) + 0.005));
        }
    }

    /** Without the authors' correction the waits for the up-links are much too short. */
    @ParameterizedTest
    @MethodSource("rows")
    void printedIsTooLow(Map<String, String> row) {
        double error =
                figure(solve(row, "printed"), Quantities.LATENCY)
                                / ReferenceTable.number(row, "latency")
                        - 1;
        double fraction = ReferenceTable.number(row, "fraction");
        assertTrue(error < 0, "error " + error);
        assertTrue(fraction < 0.7 || error < -0.07, "error " + error);
        assertTrue(fraction > 0.5 || error > -0.032, "error " + error);
    }
}
