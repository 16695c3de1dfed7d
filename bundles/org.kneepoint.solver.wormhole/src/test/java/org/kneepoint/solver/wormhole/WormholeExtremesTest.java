// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.solver.wormhole;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.kneepoint.api.result.Point;
import org.kneepoint.api.result.Quantities;
import org.kneepoint.api.result.Quantity;
import org.kneepoint.api.result.Status;
import org.kneepoint.api.result.Validity;

/** The ends of the parameter ranges. */
class WormholeExtremesTest {
    @ParameterizedTest
    @ValueSource(
            strings = {
                "mesh radix=4 dimensions=2 length=1 buffer=1",
                "mesh radix=4 dimensions=2 length=1 buffer=1048576",
                "mesh radix=4 dimensions=2 length=1000000 buffer=1",
                "mesh radix=4 dimensions=2 length=1000000 buffer=1048576",
                "mesh radix=4 dimensions=2 length=16 vcs=64",
                "torus radix=4 dimensions=2 length=16 vcs=64",
                "torus radix=2 dimensions=3 length=16",
                "hypercube dimensions=3 length=1 lengths=exponential",
                "hypercube dimensions=3 length=1000 lengths=exponential buffer=3",
                "hypercube dimensions=3 length=1 arrivals=bernoulli",
                "fat-tree levels=1 length=1 buffer=16",
                "butterfly stages=1 radix=16 length=5",
            })
    void nothingBreaks(String line) {
        double limit = WormholeSolverFixture.saturation(line);
        assertTrue(limit > 0.1 && limit <= 1, "saturates at " + limit);
        double last = 0;
        for (Point point :
                WormholeSolverFixture.points(
                        line + " load=0,1e-300,1e-9,0.01,0.05," + 0.9 * limit)) {
            assertEquals(Status.OK, point.status());
            double latency = WormholeSolverFixture.get(point, Quantities.LATENCY);
            assertTrue(latency >= last && Double.isFinite(latency));
            last = latency;
        }
    }

    /** Only its own points fail, solved alone or prepared for all loads. */
    @ParameterizedTest
    @ValueSource(strings = {"0.01", "0.01,0.02"})
    void aNetworkTooLargeFailsAlone(String loads) {
        List<Point> points =
                WormholeSolverFixture.curves("hypercube dimensions=3,17 load=" + loads).stream()
                        .flatMap(curve -> curve.points().stream())
                        .toList();
        int half = points.size() / 2;
        points.subList(0, half).forEach(point -> assertEquals(Status.OK, point.status()));
        for (Point point : points.subList(half, points.size())) {
            assertEquals(Status.FAILED, point.status());
            assertEquals("too-large", point.reason().code());
            assertTrue(point.reason().text().contains("65536"), point.reason().text());
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"refined", "paper"})
    void pastSaturation(String variant) {
        String line = "mesh radix=4 dimensions=2 buffer=1 length=16 variant=" + variant;
        double limit = WormholeSolverFixture.saturation(line);
        for (double load : new double[] {limit * 1.0001, 0.8, 1, 32}) {
            Point point = WormholeSolverFixture.point(line + " load=" + load);
            assertEquals(Status.SATURATED, point.status());
            assertEquals(Validity.EXTRAPOLATED, point.validity());
            assertEquals(limit, WormholeSolverFixture.get(point, Quantities.THROUGHPUT), 1e-12);
            assertEquals(Set.of("load", "rate", "throughput"), names(point));
            assertEquals("channel-held", point.reason().code());
            String channel = point.reason().argument("channel").orElseThrow().toString();
            assertTrue(channel.matches("in_\\d+"), channel);
            double published = Double.parseDouble(point.reason().numbers().get(0));
            assertEquals(limit, published, 1e-3 * limit);
        }
    }

    private static Set<String> names(Point point) {
        return point.figures().keySet().stream().map(Quantity::name).collect(Collectors.toSet());
    }

    /** Without routers in between, one queue; with a load of exactly 1 it has no steady state. */
    @ParameterizedTest
    @CsvSource({"refined, 0.999999, OK", "refined, 1, SATURATED", "paper, 1, SATURATED"})
    void twoNodesAtFullLoad(String variant, double load, Status status) {
        String line = "hypercube dimensions=1 variant=" + variant + " load=" + load;
        assertEquals(status, WormholeSolverFixture.point(line).status());
    }

    /** Rate and load are equivalent. */
    @Test
    void loadIsRateTimesLength() {
        Point byLoad = WormholeSolverFixture.point("hypercube dimensions=3 length=20 load=0.3");
        Point byRate = WormholeSolverFixture.point("hypercube dimensions=3 length=20 rate=0.015");
        assertEquals(byLoad.figures(), byRate.figures());
        assertEquals(0.015, WormholeSolverFixture.get(byLoad, Quantities.RATE));
        double mean = 1 / -Math.expm1(-1.0 / 20);
        Point rounded =
                WormholeSolverFixture.point(
                        "hypercube dimensions=3 length=20 rate=0.01 lengths=exponential");
        assertEquals(0.01 * mean, WormholeSolverFixture.get(rounded, Quantities.LOAD), 1e-12);
    }

    /** Beyond two messages the size of a buffer hardly matters at half the load. */
    @Test
    void buffersRelieve() {
        String line = "mesh radix=4 dimensions=2 length=16 load=0.25 buffer=";
        double last = Double.POSITIVE_INFINITY;
        for (int buffer : new int[] {1, 2, 4, 8, 16, 20, 24, 32}) {
            double latency = WormholeSolverFixture.get(line + buffer, Quantities.LATENCY);
            assertTrue(latency < last, "buffer " + buffer);
            last = latency;
        }
        for (int buffer : new int[] {64, 1024, 1 << 20}) {
            double latency = WormholeSolverFixture.get(line + buffer, Quantities.LATENCY);
            assertEquals(last, latency, 1e-3 * last);
        }
    }

    /** The exact result is M/D/1: the model ignores that messages of one source cannot contend. */
    @Test
    void theSmallestTorus() {
        double wait = 16 * 0.5 / (2 * (1 - 0.5));
        double latency =
                WormholeSolverFixture.get(
                        "torus radix=2 dimensions=1 length=16 load=0.5", Quantities.LATENCY);
        assertTrue(latency >= 18 + wait && latency < 1.4 * (18 + wait));
    }
}
