// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.solver.wormhole;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.kneepoint.api.result.Point;
import org.kneepoint.api.result.Quantities;
import org.kneepoint.api.result.Status;
import org.kneepoint.api.run.Progress;
import org.kneepoint.api.solver.Solver;

/** Invariants of all networks. */
class WormholeInvariantsTest {
    private static final String RING = "torus radix=6 dimensions=1 buffer=1";
    private static final String MESH = "mesh radix=4 dimensions=2 buffer=4 vcs=2";
    private static final String TREE = "fat-tree levels=2 lengths=exponential";
    private static final String CUBE = "hypercube dimensions=4 variant=paper";
    private static final String HOT = "butterfly stages=3 radix=2 hotspot=0.1 arrivals=bernoulli";

    @ParameterizedTest
    @ValueSource(strings = {RING, MESH, TREE, CUBE, HOT})
    void latencyRisesAndThroughputIsTheLoad(String network) {
        double limit = WormholeSolverFixture.saturation(network);
        double last = 0;
        double lastNetwork = 0;
        for (Point point : WormholeSolverFixture.points(network + " load=" + shares(limit))) {
            assertEquals(Status.OK, point.status());
            double load = WormholeSolverFixture.get(point, Quantities.LOAD);
            double latency = WormholeSolverFixture.get(point, Quantities.LATENCY);
            assertTrue(latency > last && Double.isFinite(latency), "load " + load);
            assertTrue(WormholeSolverFixture.get(point, Quantities.NETWORK_LATENCY) > lastNetwork);
            assertTrue(latency >= WormholeSolverFixture.get(point, Quantities.NETWORK_LATENCY));
            assertEquals(
                    load, WormholeSolverFixture.get(point, Quantities.THROUGHPUT), load * 1e-12);
            last = latency;
            lastNetwork = WormholeSolverFixture.get(point, Quantities.NETWORK_LATENCY);
        }
    }

    /** From 1 % to 99 % of a load. */
    private static String shares(double limit) {
        List<String> loads = new ArrayList<>();
        for (double share : new double[] {0.01, 0.1, 0.3, 0.5, 0.6, 0.7, 0.8, 0.9, 0.95, 0.99}) {
            loads.add(Double.toString(share * limit));
        }
        return String.join(",", loads);
    }

    /** Messages on a channel by Little's law: rate times holding time. */
    @ParameterizedTest
    @ValueSource(strings = {RING, MESH, TREE, CUBE, HOT})
    void nothingIsHeldMoreThanAllTheTime(String network) {
        double limit = WormholeSolverFixture.saturation(network);
        Point point =
                WormholeSolverFixture.point(network + " report=channels load=" + 0.99 * limit);
        assertTrue(largestHeld(point) <= 1);
        assertTrue(largestHeld(point) > 0.9);
    }

    private static double largestHeld(Point point) {
        return point.figures().entrySet().stream()
                .filter(figure -> figure.getKey().name().startsWith("held_"))
                .mapToDouble(figure -> figure.getValue())
                .max()
                .orElseThrow();
    }

    /** The saturation load is the same by bisection and for a single point. */
    @ParameterizedTest
    @ValueSource(strings = {RING, MESH, TREE, CUBE, HOT})
    void theLimitIsOne(String network) {
        double limit = WormholeSolverFixture.saturation(network);
        assertEquals(
                Status.OK,
                WormholeSolverFixture.point(network + " load=" + limit * (1 - 2e-7)).status());
        Point above = WormholeSolverFixture.point(network + " load=" + limit * (1 + 1e-4));
        assertEquals(Status.SATURATED, above.status());
        assertEquals(limit, WormholeSolverFixture.get(above, Quantities.THROUGHPUT), 2e-7 * limit);
    }

    @ParameterizedTest
    @ValueSource(strings = {RING, MESH, TREE, CUBE, HOT})
    void theOrderOfPointsIsNothing(String network) {
        double limit = WormholeSolverFixture.saturation(network);
        List<String> loads = new ArrayList<>(List.of(shares(2 * limit).split(",")));
        List<Point> upwards =
                WormholeSolverFixture.points(network + " load=" + String.join(",", loads));
        for (int i = 0; i < loads.size(); i++) {
            Point alone = WormholeSolverFixture.point(network + " load=" + loads.get(i));
            assertEquals(alone.figures(), upwards.get(i).figures());
            assertEquals(alone.status(), upwards.get(i).status());
            assertEquals(alone.reason().text(), upwards.get(i).reason().text());
        }
        Collections.reverse(loads);
        List<Point> downwards =
                WormholeSolverFixture.points(network + " load=" + String.join(",", loads));
        for (Point point : downwards) {
            assertTrue(upwards.stream().anyMatch(p -> p.figures().equals(point.figures())));
        }
    }

    /** Four threads solve all points of one curve concurrently. */
    @ParameterizedTest
    @ValueSource(strings = {RING, MESH, TREE, CUBE, HOT})
    void threadsDoNotMeet(String network) {
        double limit = WormholeSolverFixture.saturation(network);
        String[] loads = shares(1.3 * limit).split(",");
        List<Point> expected =
                WormholeSolverFixture.points(network + " load=" + String.join(",", loads));
        Solver.PreparedModel prepared =
                new WormholeSolver().prepare(WormholeSolverFixture.context(network + " load=0"));
        List<Point> found =
                IntStream.range(0, 4 * loads.length)
                        .parallel()
                        .mapToObj(i -> solve(prepared, loads[i % loads.length]))
                        .toList();
        for (int i = 0; i < found.size(); i++) {
            assertEquals(expected.get(i % loads.length).figures(), found.get(i).figures());
            assertEquals(expected.get(i % loads.length).validity(), found.get(i).validity());
        }
    }

    private static Point solve(Solver.PreparedModel prepared, String load) {
        return prepared.solve(Double.parseDouble(load), Progress.NONE);
    }
}
