// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.solver.min;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.kneepoint.testkit.PointFigures.figure;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.kneepoint.api.result.Point;
import org.kneepoint.api.result.Quantities;

/** Deviations of the printed from the corrected equations, in per cent. */
class MinVariantTest {
    private static final String SIZE = "nodes=64 radix=2 buffer=4";

    private static double percent(double value, double base) {
        return 100 * (value / base - 1);
    }

    private static double delay(String settings) {
        return percent(
                MinSolverFixture.delay(SIZE, settings),
                MinSolverFixture.delay(SIZE, settings.split(" ")[0]));
    }

    private static double throughput(String settings) {
        return percent(
                MinSolverFixture.throughput(SIZE, settings),
                MinSolverFixture.throughput(SIZE, settings.split(" ")[0]));
    }

    @ParameterizedTest
    @CsvSource({"0.5,-0.2", "0.7,-1.4", "0.9,-4.1", "1.0,-5.6"})
    void equation14LowersTheDelay(String load, double change) {
        assertEquals(change, delay("load=" + load + " delay=eq14"), 0.05);
        assertEquals(0, throughput("load=" + load + " delay=eq14"));
    }

    @Test
    void equation14CanBeShorterThanTheService() {
        assertEquals(
                3.90, MinSolverFixture.delay("nodes=64 radix=2 buffer=0 load=1 delay=eq14"), 0.005);
        assertTrue(MinSolverFixture.delay("nodes=64 radix=2 buffer=0 load=1") >= 6);
    }

    @Test
    void equation14FallsWithTheLoad() {
        double early = MinSolverFixture.delay("nodes=64 radix=2 buffer=1 load=0.46 delay=eq14");
        double late = MinSolverFixture.delay("nodes=64 radix=2 buffer=1 load=0.6 delay=eq14");
        assertTrue(late < early);
    }

    @Test
    void equation13AsPrintedIsFarOff() {
        assertEquals(-9.4, delay("load=1 departure=eq13"), 0.05);
        assertEquals(-12.4, throughput("load=1 departure=eq13"), 0.05);
    }

    @Test
    void theCarriedRate() {
        assertEquals(-1.8, delay("load=1 departure=carried"), 0.05);
        assertEquals(-3.2, throughput("load=1 departure=carried"), 0.05);
        String large = "nodes=1024 radix=2 buffer=4 load=1";
        assertEquals(
                -2.4,
                percent(
                        MinSolverFixture.delay(large, "departure=carried"),
                        MinSolverFixture.delay(large)),
                0.05);
        assertEquals(
                -4.0,
                percent(
                        MinSolverFixture.throughput(large, "departure=carried"),
                        MinSolverFixture.throughput(large)),
                0.05);
    }

    /** L = 3 is the interpretation K = L of L = 4: the effect of the place in service. */
    @ParameterizedTest
    @CsvSource({"0.5,-2.5,-1.5", "0.7,-8.5,-5.0", "1.0,-15.8,-6.8"})
    void thePacketInServiceHasAPlaceOfItsOwn(String load, double delay, double throughput) {
        String fewer = "nodes=64 radix=2 buffer=3 load=" + load;
        String all = SIZE + " load=" + load;
        assertEquals(
                delay, percent(MinSolverFixture.delay(fewer), MinSolverFixture.delay(all)), 0.06);
        assertEquals(
                throughput,
                percent(MinSolverFixture.throughput(fewer), MinSolverFixture.throughput(all)),
                0.06);
    }

    @ParameterizedTest
    @CsvSource({
        "0.5,8.87369380615099,0.496810286202311",
        "0.9,13.5316725165879,0.740004641835172",
        "1,14.3512090300099,0.755803841429661"
    })
    void theCorrectedReading(String load, double delay, double throughput) {
        assertEquals(delay, MinSolverFixture.delay(SIZE, "load=" + load), 1e-12 * delay);
        assertEquals(throughput, MinSolverFixture.throughput(SIZE, "load=" + load), 1e-13);
    }

    @Test
    void oneStageWithOnePlaceIsAsSimpleAsItGets() {
        // rho/(1 + rho) lost, and (12): 1/(1 + rho x) = 2/3 of the rate departs at rho = 1
        assertEquals(
                2 / 3.0, MinSolverFixture.throughput("nodes=2 radix=2 buffer=0 load=1"), 1e-15);
        assertEquals(
                1 / 2.0,
                MinSolverFixture.throughput("nodes=2 radix=2 buffer=0 load=1 departure=carried"),
                1e-15);
        assertEquals(1, MinSolverFixture.delay("nodes=2 radix=2 buffer=0 load=1"), 1e-15);
        assertEquals(0.9062, MinSolverFixture.throughput("nodes=2 radix=2 buffer=4 load=1"), 5e-5);
        assertEquals(
                0.8966,
                MinSolverFixture.throughput("nodes=2 radix=2 buffer=4 load=1 departure=carried"),
                5e-5);
    }

    @ParameterizedTest
    @CsvSource({
        "printed,,,eq13,eq14",
        "printed,eq12,,eq12,eq14",
        "printed,,eq5,eq13,eq5",
        "corrected,,,eq12,eq5",
        "corrected,carried,eq14,carried,eq14"
    })
    void singleDeparturesOverruleTheVariant(
            String variant, String departure, String delay, String really, String time) {
        String settings = "variant=" + variant;
        settings += departure == null ? "" : " departure=" + departure;
        settings += delay == null ? "" : " delay=" + delay;
        String spelt = "departure=" + really + " delay=" + time;
        assertEquals(
                MinSolverFixture.delay(SIZE, "load=0.8", spelt),
                MinSolverFixture.delay(SIZE, "load=0.8", settings));
        assertEquals(
                MinSolverFixture.throughput(SIZE, "load=0.8", spelt),
                MinSolverFixture.throughput(SIZE, "load=0.8", settings));
    }

    /** Without feedback the hot load is constant, whatever the losses. */
    @ParameterizedTest
    @CsvSource({"0.3,9.94,9.58", "0.5,13.85,11.89", "0.9,18.89,14.25"})
    void hotSpotWithAndWithoutFeedback(String load, double corrected, double printed) {
        String settings = SIZE + " hotspot=0.08 load=" + load;
        assertEquals(
                corrected, figure(MinSolverFixture.solve(settings), Quantities.LATENCY_HOT), 0.005);
        Point eq12 = MinSolverFixture.solve(settings, "variant=printed departure=eq12");
        assertEquals(printed, figure(eq12, Quantities.LATENCY_HOT), 0.005);
    }
}
