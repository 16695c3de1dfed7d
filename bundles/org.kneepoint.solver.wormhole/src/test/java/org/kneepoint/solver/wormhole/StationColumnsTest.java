// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.solver.wormhole;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.kneepoint.api.result.Point;
import org.kneepoint.api.result.Quantities;

/** The columns of {@code report=channels}. */
class StationColumnsTest {
    private static final List<String> COLUMNS = List.of("rate_", "service_", "waiting_", "held_");

    @ParameterizedTest
    @ValueSource(strings = {"refined", "paper"})
    void everyKindOfChannel(String variant) {
        Point point =
                WormholeSolverFixture.point(
                        "fat-tree levels=3 load=0.1 report=channels variant=" + variant);
        assertEquals("channels", point.settings().get("report"));
        Map<String, Set<String>> found =
                point.figures().keySet().stream()
                        .map(quantity -> quantity.name())
                        .filter(name -> name.matches("(rate|service|waiting|held)_.*"))
                        .collect(
                                Collectors.groupingBy(
                                        name -> name.substring(name.indexOf('_') + 1),
                                        Collectors.mapping(
                                                name -> name.substring(0, name.indexOf('_') + 1),
                                                Collectors.toSet())));
        // up and down over two levels, and the channels of the terminals
        assertEquals(6, found.size());
        assertTrue(found.values().stream().allMatch(Set.copyOf(COLUMNS)::equals));
        assertTrue(found.keySet().containsAll(Set.of("in_0", "out_0")));
        assertFalse(plain(variant).settings().containsKey("report"));
        assertEquals(point.figures().size() - 6 * 4, plain(variant).figures().size());
    }

    private static Point plain(String variant) {
        return WormholeSolverFixture.point("fat-tree levels=3 load=0.1 variant=" + variant);
    }

    /** Rates of the paper's (12), (14) and (15): two links of each kind, up and down. */
    @Test
    void ratesInTheFatTree() {
        Point point =
                WormholeSolverFixture.point("fat-tree levels=3 load=0.1 length=16 report=channels");
        double rate = 0.1 / 16;
        double first = rate * 2 * 60 / 63;
        double second = rate * 4 * 48 / 63;
        assertEquals(rate, WormholeSolverFixture.get(point, "rate_in_0"), 1e-15);
        assertEquals(rate, WormholeSolverFixture.get(point, "rate_out_0"), 1e-15);
        double[] links =
                point.figures().entrySet().stream()
                        .filter(figure -> figure.getKey().name().startsWith("rate_r"))
                        .mapToDouble(Map.Entry::getValue)
                        .sorted()
                        .toArray();
        assertArrayEquals(new double[] {first, first, second, second}, links, 1e-15);
    }

    /**
     * M/D/1 without the traffic of the same input: 30/63 from each parent, 1/63 from each sibling.
     */
    @Test
    void waitForALeafOfTheFatTree() {
        Point point =
                WormholeSolverFixture.point(
                        "fat-tree levels=3 load=0.1 length=16 report=channels variant=paper");
        double others = 1 - (2 * 30 * 30 + 3) / (63.0 * 63);
        double wait = 0.1 * 16 / (2 * (1 - 0.1));
        assertEquals(others * wait, WormholeSolverFixture.get(point, "waiting_out_0"), 1e-12);
        assertEquals(16, WormholeSolverFixture.get(point, "service_out_0"));
        assertEquals(0.1, WormholeSolverFixture.get(point, "held_out_0"), 1e-15);
    }

    @ParameterizedTest
    @CsvSource({
        "torus radix=5 dimensions=1 load=0.3,            refined",
        "torus radix=4 dimensions=2 load=0.3 vcs=4,      refined",
        "mesh radix=4 dimensions=2 load=0.2 buffer=8,    refined",
        "fat-tree levels=2 load=0.2,                     refined",
        "fat-tree levels=2 load=0.2,                     paper",
        "hypercube dimensions=4 load=0.4,                paper",
        "k-ary-n-tree radix=2 levels=3 load=0.3,         refined",
    })
    void heldIsRateTimesService(String line, String variant) {
        Point point =
                WormholeSolverFixture.point(line + " length=16 report=channels variant=" + variant);
        int kinds = 0;
        for (var figure : point.figures().entrySet()) {
            String name = figure.getKey().name();
            if (name.startsWith("held_")) {
                String channel = name.substring("held_".length());
                double rate = WormholeSolverFixture.get(point, "rate_" + channel);
                double service = WormholeSolverFixture.get(point, "service_" + channel);
                assertEquals(rate * service, figure.getValue(), 1e-12);
                assertTrue(figure.getValue() < 1 && service >= 16 * (1 - 1e-12), name);
                assertTrue(WormholeSolverFixture.get(point, "waiting_" + channel) >= 0, name);
                kinds++;
            }
        }
        assertTrue(kinds >= 3);
        double most = mostLinkRate(point) * 16;
        assertEquals(
                WormholeSolverFixture.get(point, Quantities.CHANNEL_UTILISATION_MAX),
                most * vcs(line),
                1e-9);
    }

    /** The largest rate of a virtual channel between routers. */
    private static double mostLinkRate(Point point) {
        return point.figures().entrySet().stream()
                .filter(figure -> figure.getKey().name().startsWith("rate_r"))
                .mapToDouble(Map.Entry::getValue)
                .max()
                .orElseThrow();
    }

    private static int vcs(String line) {
        return line.contains("vcs=4") ? 2 : 1;
    }

    /** With one-flit buffers and one source the only wait is that of the source queue. */
    @Test
    void latencyIsTheSumOfItsParts() {
        Point point =
                WormholeSolverFixture.point(
                        "hypercube dimensions=5 load=0.4 length=16 buffer=1 report=channels");
        double network =
                WormholeSolverFixture.get(point, "service_in_0")
                        + WormholeSolverFixture.get(point, Quantities.HOPS);
        assertEquals(network, WormholeSolverFixture.get(point, Quantities.NETWORK_LATENCY), 1e-9);
        assertEquals(
                network + WormholeSolverFixture.get(point, "waiting_in_0"),
                WormholeSolverFixture.get(point, Quantities.LATENCY),
                1e-9);
    }
}
