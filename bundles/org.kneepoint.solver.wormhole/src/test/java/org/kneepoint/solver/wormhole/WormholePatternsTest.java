// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.solver.wormhole;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.kneepoint.api.result.Point;
import org.kneepoint.api.result.Quantities;
import org.kneepoint.api.result.Status;

/** All installed patterns. */
class WormholePatternsTest {
    @ParameterizedTest
    @ValueSource(
            strings = {
                "uniform",
                "uniform hotspot=0.02",
                "transpose",
                "bit-complement",
                "bit-reverse",
                "shuffle",
                "neighbour",
                "tornado",
                "asymmetric",
                "random-permutation traffic_seed=7",
            })
    void solves(String pattern) {
        for (String variant : new String[] {"refined", "paper"}) {
            assertSolves("hypercube dimensions=6 variant=" + variant + " pattern=" + pattern);
            assertSolves("mesh radix=8 dimensions=2 variant=" + variant + " pattern=" + pattern);
        }
    }

    /** Between no wait at all and a wait of one length for each hop. */
    private static void assertSolves(String line) {
        Point point = WormholeSolverFixture.point(line + " length=16 load=0.02");
        assertEquals(Status.OK, point.status(), line);
        double hops = WormholeSolverFixture.get(point, Quantities.HOPS);
        double latency = WormholeSolverFixture.get(point, Quantities.LATENCY);
        assertTrue(hops >= 1 && hops <= 15, line + " hops " + hops);
        assertTrue(latency >= 16 + hops && latency < 16 * (1 + hops), line + " " + latency);
    }

    /** Hops by hand: links between a source and its only destination, and the last channel. */
    @ParameterizedTest
    @CsvSource({
        "mesh radix=8 dimensions=2 pattern=transpose,        64, 56, 7",
        "hypercube dimensions=6 pattern=bit-complement,      64, 64, 7",
        "mesh radix=4 dimensions=1 pattern=bit-complement,   4, 4, 3",
        "hypercube dimensions=4 pattern=bit-reverse,         16, 12, 3.6666666667",
    })
    void sourcesThatSendNothingOfferNothing(String line, int nodes, int sources, double hops) {
        Point point = WormholeSolverFixture.point(line + " load=0.01");
        double throughput = 0.01 * sources / nodes;
        assertEquals(throughput, WormholeSolverFixture.get(point, Quantities.THROUGHPUT), 1e-12);
        assertEquals(hops, WormholeSolverFixture.get(point, Quantities.HOPS), 1e-9);
    }

    /** A uniform matrix equals uniform traffic. */
    @Test
    void aMatrix(@TempDir Path folder) throws IOException {
        List<String> lines = new ArrayList<>();
        for (int source = 0; source < 8; source++) {
            StringBuilder line = new StringBuilder();
            for (int target = 0; target < 8; target++) {
                line.append(target == 0 ? "" : ",").append(target == source ? 0 : 3);
            }
            lines.add(line.toString());
        }
        Path file = Files.write(folder.resolve("all.csv"), lines);
        String network = "hypercube dimensions=3 load=0.3 ";
        double expected = WormholeSolverFixture.get(network, Quantities.LATENCY);
        double found =
                WormholeSolverFixture.get(
                        network + "pattern=matrix matrix=" + file, Quantities.LATENCY);
        assertEquals(expected, found, expected * 1e-9);
    }

    /**
     * Each terminal sends to the router opposite, terminal 0 three times as much as the others: the
     * paths are disjoint, so its own channel limits the load.
     */
    @Test
    void unequalSources(@TempDir Path folder) throws IOException {
        List<String> rows = List.of("0,0,0,3", "0,0,1,0", "0,1,0,0", "1,0,0,0");
        Path file = Files.write(folder.resolve("opposite.csv"), rows);
        String line =
                "hypercube dimensions=2 pattern=matrix normalise=false matrix=" + file + " load=";
        assertEquals(0.2, WormholeSolverFixture.get(line + 0.2, Quantities.THROUGHPUT), 1e-12);
        assertEquals(0.5, WormholeSolverFixture.saturation(line.replace(" load=", "")), 1e-3);
        assertEquals(
                0.4,
                WormholeSolverFixture.get(line + 0.2, Quantities.CHANNEL_UTILISATION_MAX),
                1e-12);
    }

    /** In a hypercube only the ejection channel limits traffic to one terminal. */
    @ParameterizedTest
    @CsvSource({"refined, 0.05, 0.02", "paper, 0.05, 0.25", "refined, 0.2, 0.02"})
    void aHotSpotLimitsAll(String variant, double fraction, double room) {
        double bound = 1 / (1 - fraction + 63 * fraction);
        double found =
                WormholeSolverFixture.saturation(
                        "hypercube dimensions=6 buffer=1 length=16 variant=%s hotspot=%s"
                                .formatted(variant, fraction));
        assertTrue(found <= bound * (1 + 1e-7), found + " of " + bound);
        assertTrue(found >= bound * (1 - room), found + " of " + bound);
    }
}
