// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.solver.wormhole;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.kneepoint.api.result.Point;
import org.kneepoint.api.result.Quantities;
import org.kneepoint.api.result.Status;
import org.kneepoint.api.result.Validity;
import org.kneepoint.testkit.ReferenceTable;

/** The refined variant against flit-level simulations, within the permitted errors. */
class WormholeSimulationTest {
    private static final Map<String, List<Map<String, String>>> ROWS =
            ReferenceTable.rows(WormholeSimulationTest.class, "simulated.csv")
                    .collect(Collectors.groupingBy(row -> row.get("settings")));

    /** Stated for one virtual channel, buffers of one flit and fixed lengths. */
    private static final List<String> PROMISED =
            List.of(
                    "fat-tree levels=3",
                    "fat-tree levels=4",
                    "hypercube dimensions=6",
                    "hypercube dimensions=8",
                    "mesh radix=8 dimensions=2",
                    "torus radix=8 dimensions=2",
                    "butterfly stages=6 radix=2",
                    "butterfly stages=3 radix=4");

    static Stream<Map<String, String>> saturations() {
        return ReferenceTable.rows(WormholeSimulationTest.class, "saturation.csv");
    }

    private static double middle(Map<String, String> row) {
        return (ReferenceTable.number(row, "low") + ReferenceTable.number(row, "high")) / 2;
    }

    @ParameterizedTest
    @MethodSource("saturations")
    void theModelAgreesWithTheSimulation(Map<String, String> saturation) {
        String settings = saturation.get("settings");
        List<Map<String, String>> rows = ROWS.get(settings);
        String loads = rows.stream().map(row -> row.get("load")).collect(Collectors.joining(","));
        List<Point> points = WormholeSolverFixture.points(settings + " load=" + loads + ",32");
        for (int i = 0; i < rows.size(); i++) {
            assertLatencies(points.get(i), rows.get(i), middle(saturation));
        }
        double simulated = middle(saturation);
        // some sources are silent in some patterns
        double generating = 1 / perLoad(points.get(0));
        double found =
                generating
                        * WormholeSolverFixture.get(points.get(rows.size()), Quantities.THROUGHPUT);
        assertEquals(simulated, found, AdmittedErrors.ofSaturation(settings) * simulated);
    }

    private static double perLoad(Point point) {
        return WormholeSolverFixture.get(point, Quantities.THROUGHPUT)
                / WormholeSolverFixture.get(point, Quantities.LOAD);
    }

    private static void assertLatencies(Point point, Map<String, String> row, double saturation) {
        double share = ReferenceTable.number(row, "load") / saturation;
        double latency = ReferenceTable.number(row, "latency");
        OptionalDouble most = AdmittedErrors.ofLatency(row.get("settings"), share);
        if (most.isEmpty()) {
            assertEquals(Status.SATURATED, point.status(), "share " + share);
            return;
        }
        double half =
                Math.min(most.getAsDouble() / 2 * latency, ReferenceTable.number(row, "ci95"));
        double room = most.getAsDouble() * latency + half;
        assertEquals(latency, WormholeSolverFixture.get(point, Quantities.LATENCY), room);
        double network = ReferenceTable.number(row, "network_latency");
        room = most.getAsDouble() * network;
        assertEquals(network, WormholeSolverFixture.get(point, Quantities.NETWORK_LATENCY), room);
    }

    /** The latency of checked points is within 7 %. */
    @ParameterizedTest
    @MethodSource("saturations")
    void checkedPointsAreWithinTheStatedError(Map<String, String> saturation) {
        String settings = saturation.get("settings");
        List<Map<String, String>> rows = ROWS.get(settings);
        String loads = rows.stream().map(row -> row.get("load")).collect(Collectors.joining(","));
        List<Point> points = WormholeSolverFixture.points(settings + " load=" + loads);
        for (int i = 0; i < points.size(); i++) {
            if (points.get(i).validity() == Validity.CHECKED) {
                double latency = ReferenceTable.number(rows.get(i), "latency");
                assertEquals(
                        latency,
                        WormholeSolverFixture.get(points.get(i), Quantities.LATENCY),
                        0.07 * latency);
            }
        }
        boolean promised =
                PROMISED.stream()
                        .flatMap(
                                network ->
                                        Stream.of(16, 32)
                                                .map(l -> network + " buffer=1 length=" + l))
                        .anyMatch(settings::equals);
        assertTrue(!promised || points.get(0).validity() == Validity.CHECKED);
    }

    /** No permitted error exceeds the stated one. */
    @Test
    void noPermittedErrorExceedsTheStated() {
        for (String network : PROMISED) {
            for (int length : new int[] {16, 32}) {
                String settings = network + " buffer=1 length=" + length;
                assertTrue(ROWS.get(settings).size() >= 4, settings);
                assertEquals(0.015, AdmittedErrors.ofLatency(settings, 0.5).orElseThrow());
                assertEquals(0.04, AdmittedErrors.ofLatency(settings, 0.7).orElseThrow());
                assertEquals(0.07, AdmittedErrors.ofLatency(settings, 0.8).orElseThrow(), 1e-15);
                boolean grid = network.startsWith("mesh") || network.startsWith("torus");
                assertTrue(AdmittedErrors.ofSaturation(settings) <= (grid ? 0.035 : 0.025));
            }
        }
    }

    @Test
    void everyRowHasItsSaturation() {
        Set<String> settings =
                saturations().map(row -> row.get("settings")).collect(Collectors.toSet());
        assertEquals(settings, ROWS.keySet());
    }
}
