// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.solver.min;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.kneepoint.testkit.PointFigures.figure;

import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.kneepoint.api.result.Quantities;

/** Statements of the paper on its curves, each for the quantity for which the model confirms it. */
class MinClaimsTest {
    private static String net(int nodes, String buffer, double load) {
        return "nodes=" + nodes + " radix=2 buffer=" + buffer + " load=" + load;
    }

    private static double percent(double value, double base) {
        return 100 * (value / base - 1);
    }

    private static double delay(String buffer, double load) {
        return percent(
                MinSolverFixture.delay(net(256, buffer, load)),
                MinSolverFixture.delay(net(256, "inf", load)));
    }

    private static double throughput(String buffer, double load) {
        return percent(
                MinSolverFixture.throughput(net(256, buffer, load)),
                MinSolverFixture.throughput(net(256, "inf", load)));
    }

    @ParameterizedTest
    @CsvSource({"0.3,-0.05,-0.02", "0.4,-0.32,-0.17", "0.49,-1.27,-0.73", "0.5,-1.46,-0.84"})
    void fourPlacesMimicUnlimitedOnesBelowHalfLoad(double load, double delay, double throughput) {
        assertEquals(delay, delay("4", load), 0.005);
        assertEquals(throughput, throughput("4", load), 0.005);
    }

    @Test
    void twoPlacesDoNot() {
        assertEquals(-9.2, delay("2", 0.49), 0.05);
        assertEquals(-8.2, throughput("2", 0.49), 0.05);
        for (int i = 1; i < 50; i++) {
            assertTrue(delay("4", i / 100.0) > -1.5);
            assertTrue(throughput("4", i / 100.0) > -1.5);
        }
    }

    /** "About 15 places at load 0.9": enough for the throughput, not for the delay. */
    @Test
    void fifteenPlacesAtNineTenths() {
        assertEquals(-2.4, throughput("15", 0.9), 0.05);
        assertEquals(-17.0, delay("15", 0.9), 0.05);
        assertEquals(36.5, MinSolverFixture.delay(net(256, "15", 0.9)), 0.05);
        assertEquals(44.0, MinSolverFixture.delay(net(256, "inf", 0.9)), 0.05);
        assertEquals(
                11,
                IntStream.range(0, 99).filter(l -> throughput("" + l, 0.9) > -5).min().orElse(0));
        assertEquals(
                20,
                IntStream.range(0, 99).filter(l -> throughput("" + l, 0.9) > -1).min().orElse(0));
        assertEquals(
                19, IntStream.range(0, 99).filter(l -> delay("" + l, 0.9) > -10).min().orElse(0));
        assertEquals(
                23, IntStream.range(0, 99).filter(l -> delay("" + l, 0.9) > -5).min().orElse(0));
        assertEquals(
                33, IntStream.range(0, 99).filter(l -> delay("" + l, 0.9) > -1).min().orElse(0));
    }

    @ParameterizedTest
    @CsvSource({"1,10.0", "4,17.6", "8,26.2", "15,36.5", "inf,44.0"})
    void theBufferMattersAtHeavyLoad(String buffer, double delay) {
        assertEquals(delay, MinSolverFixture.delay(net(256, buffer, 0.9)), 0.05);
    }

    @ParameterizedTest
    @CsvSource({"2,19.82", "4,9.99", "8,6.68", "16,5.02", "64,3.35"})
    void smallSwitchesMeanMoreDelay(int radix, double delay) {
        assertEquals(
                delay,
                MinSolverFixture.delay("nodes=4096 buffer=4 load=0.6 radix=" + radix),
                0.005);
    }

    @ParameterizedTest
    @CsvSource({"2,0.683", "4,0.740", "8,0.771", "16,0.791", "64,0.817"})
    void andLessThroughput(int radix, double throughput) {
        assertEquals(
                throughput,
                MinSolverFixture.throughput("nodes=4096 buffer=4 load=0.9 radix=" + radix),
                0.0005);
    }

    @ParameterizedTest
    @CsvSource({"0,8.87", "0.02,10.11", "0.04,11.61", "0.08,13.85", "0.16,16.24"})
    void hotTrafficWaitsLonger(double h, double delay) {
        var point = MinSolverFixture.solve(net(64, "4", 0.5), "hotspot=" + h);
        double hot = figure(point, h == 0 ? Quantities.LATENCY : Quantities.LATENCY_HOT);
        assertEquals(delay, hot, 0.005);
    }

    @Test
    void aHotSpotCostsThroughputEverywhere() {
        for (int nodes : new int[] {64, 1024}) {
            for (String buffer : new String[] {"1", "4", "16"}) {
                for (double load : new double[] {0.1, 0.5, 0.9}) {
                    double hot = 0;
                    double throughput = 1;
                    for (double h : new double[] {0.02, 0.04, 0.08, 0.16}) {
                        var point =
                                MinSolverFixture.solve(net(nodes, buffer, load), "hotspot=" + h);
                        assertTrue(figure(point, Quantities.LATENCY_HOT) > hot);
                        assertTrue(figure(point, Quantities.THROUGHPUT) <= throughput);
                        hot = figure(point, Quantities.LATENCY_HOT);
                        throughput = figure(point, Quantities.THROUGHPUT);
                    }
                }
            }
        }
    }

    /** In the model only: in simulations the power of one place has a peak. */
    @Test
    void powerRisesWithTheLoadForSmallBuffers() {
        for (String settings : new String[] {"buffer=0", "buffer=1", "buffer=2 delay=eq14"}) {
            double previous = 0;
            for (int i = 1; i <= 100; i++) {
                double power =
                        MinSolverFixture.power("nodes=64 radix=2", settings, "load=" + i / 100.0);
                assertTrue(power > previous, settings + " at " + i / 100.0);
                previous = power;
            }
        }
    }

    @ParameterizedTest
    @CsvSource({"2,4.098,0.87", "4,3.776,0.646", "8,3.664,0.589", "inf,3.66022,0.5858"})
    void andHasAPeakForLargerOnes(String buffer, double peak, double load) {
        int best =
                IntStream.range(1, 1000)
                        .reduce(1, (a, b) -> power(buffer, a) >= power(buffer, b) ? a : b);
        assertEquals(load, best / 1000.0, buffer.equals("2") ? 0.005 : 0.001);
        assertEquals(peak, power(buffer, best), buffer.equals("inf") ? 5e-6 : 5e-4);
    }

    private static double power(String buffer, int thousandths) {
        return MinSolverFixture.power(net(64, buffer, thousandths / 1000.0));
    }

    /** Exactly so for unlimited buffers, whatever N and a. */
    @ParameterizedTest
    @CsvSource({"64,2", "4096,2", "4096,8", "65536,16", "9,3"})
    void thePeakOfUnlimitedBuffersIsAtTwoMinusRootTwo(int nodes, int radix) {
        double at = 2 - Math.sqrt(2);
        String settings = "buffer=inf nodes=" + nodes + " radix=" + radix + " load=";
        double top = MinSolverFixture.power(settings + at);
        for (double step : new double[] {1e-4, 1e-3, 1e-2, 0.1}) {
            assertTrue(MinSolverFixture.power(settings + (at - step)) < top);
            assertTrue(MinSolverFixture.power(settings + (at + step)) < top);
        }
        double slope =
                (MinSolverFixture.power(settings + (at + 1e-5))
                                - MinSolverFixture.power(settings + (at - 1e-5)))
                        / 2e-5;
        assertEquals(0, slope / top, 1e-8);
    }

    @ParameterizedTest
    @CsvSource({"0,3.39", "1,4.17", "2,4.10", "4,3.50", "8,2.65", "16,1.99", "64,1.75"})
    void atHeavyLoadPowerFallsFromTwoPlacesOn(String buffer, double power) {
        assertEquals(power, MinSolverFixture.power(net(64, buffer, 0.9)), 0.005);
    }

    @Test
    void atLightLoadTheBufferDoesNotMatter() {
        assertEquals(0.40, spread(1, 0.1), 0.005);
        assertEquals(0.03, spread(2, 0.1), 0.005);
        assertEquals(0.62, spread(2, 0.3), 0.005);
    }

    private static double spread(int least, double load) {
        double[] powers =
                IntStream.rangeClosed(least, 64)
                        .mapToDouble(places -> MinSolverFixture.power(net(64, "" + places, load)))
                        .sorted()
                        .toArray();
        return percent(powers[powers.length - 1], powers[0]);
    }
}
