// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.solver.wormhole;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.kneepoint.api.result.Point;
import org.kneepoint.api.result.Quantities;

/** The variant of the paper against closed recursions and an independent implementation. */
class GreenbergGuanModelTest {
    private static final double TENTH_DIGIT = 1e-10;

    @ParameterizedTest
    @CsvSource({
        "1, 16, 0.3",
        "1, 1, 0.99",
        "2, 16, 0.5",
        "3, 16, 0.1",
        "3, 16, 0.7",
        "3, 32, 0.95",
        "3, 7, 0.99",
        "4, 16, 0.6",
        "4, 64, 0.9",
        "5, 16, 0.5",
        "5, 16, 0.95"
    })
    void theFatTreeIsItsRecursion(int levels, int length, double share) {
        double load = share * FatTreeRecursion.saturation(levels);
        double expected = FatTreeRecursion.latency(levels, load / length, length);
        double found =
                WormholeSolverFixture.get(
                        "fat-tree levels=%d length=%d load=%s variant=paper"
                                .formatted(levels, length, load),
                        Quantities.LATENCY);
        assertEquals(expected, found, expected * TENTH_DIGIT);
    }

    /** Values of an independent implementation in Python, to its printed digits. */
    @ParameterizedTest
    @CsvSource({
        "fat-tree levels=1,                       0.6339745962, 2e-7",
        "fat-tree levels=2,                       0.3242062921, 1e-7",
        "fat-tree levels=3,                       0.1597333899, 1e-7",
        "fat-tree levels=4,                       0.0787687791, 1e-7",
        "fat-tree levels=5,                       0.0390452435, 1e-7",
        "hypercube dimensions=6,                  0.480707, 6e-7",
        "mesh radix=8 dimensions=2,               0.188562, 6e-7",
        "omega stages=6 radix=2 self=false,       0.292889, 6e-7",
        "omega stages=3 radix=4 self=false,       0.372862, 6e-7",
    })
    void saturation(String settings, double expected, double digits) {
        assertEquals(
                expected, WormholeSolverFixture.saturation(settings + " variant=paper"), digits);
    }

    @Test
    @Tag("long")
    void saturationOf4096Nodes() {
        double found = WormholeSolverFixture.saturation("fat-tree levels=6 variant=paper");
        assertEquals(0.0194296124, found, 1e-8);
    }

    /** The recursion agrees with the table too. */
    @ParameterizedTest
    @CsvSource({
        "1, 0.6339745962",
        "2, 0.3242062921",
        "3, 0.1597333899",
        "4, 0.0787687791",
        "5, 0.0390452435",
        "6, 0.0194296124",
        "10, 0.0012085865"
    })
    void theRecursionIsRight(int levels, double saturation) {
        assertEquals(saturation, FatTreeRecursion.saturation(levels), 6e-11);
    }

    /** All switches of a stage are equal, and half of the traffic comes from the other input. */
    @ParameterizedTest
    @CsvSource({"6, 2, 0.1", "6, 2, 0.28", "3, 4, 0.35", "1, 2, 0.6", "2, 8, 0.4"})
    void aButterflyIsARecursion(int stages, int radix, double load) {
        double rate = load / 16;
        double service = 16;
        double wait = MGmWaits.forOne(rate, service, 16);
        for (int stage = 0; stage < stages; stage++) {
            service += (1 - 1.0 / radix) * wait;
            wait = MGmWaits.forOne(rate, service, 16);
        }
        double found =
                WormholeSolverFixture.get(
                        "butterfly stages=%d radix=%d self=true length=16 load=%s variant=paper"
                                .formatted(stages, radix, load),
                        Quantities.LATENCY);
        assertEquals(wait + service + stages, found, found * TENTH_DIGIT);
    }

    /** The paper ignores virtual channels and buffers; the length is a unit of time. */
    @ParameterizedTest
    @CsvSource({"hypercube dimensions=4, 0.3", "mesh radix=4 dimensions=2, 0.3"})
    void theLengthIsAUnitOfTime(String network, double load) {
        String line = network + " variant=paper load=" + load + " length=";
        double unit = inLengths(line, 1);
        assertTrue(unit > 1);
        for (int length : new int[] {2, 16, 1000, 1_000_000}) {
            assertEquals(unit, inLengths(line, length), unit * TENTH_DIGIT);
            assertEquals(unit, inLengths("%s%d buffer=%2$d".formatted(line, length), length), 1e-9);
        }
    }

    private static double inLengths(String line, int length) {
        Point point = WormholeSolverFixture.point(line.contains("buffer") ? line : line + length);
        double hops = WormholeSolverFixture.get(point, Quantities.HOPS);
        return (WormholeSolverFixture.get(point, Quantities.LATENCY) - hops) / length;
    }
}
