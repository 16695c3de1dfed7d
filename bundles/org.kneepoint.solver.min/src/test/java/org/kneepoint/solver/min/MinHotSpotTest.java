// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.solver.min;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.kneepoint.testkit.PointFigures.figure;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.kneepoint.api.result.Point;
import org.kneepoint.api.result.Quantities;
import org.kneepoint.api.result.Status;

class MinHotSpotTest {
    private static final double DIGITS = 1e-14;

    @Test
    void theExampleOfEightTerminals() {
        Point point = MinSolverFixture.solve("nodes=8 radix=2 buffer=4 load=0.5 hotspot=0.08");
        double[] groups = {4.752816235535139, 4.447746224875172, 4.3104944948786};
        assertEquals(4.752816235535139, figure(point, Quantities.LATENCY_HOT), 4 * DIGITS);
        for (int g = 1; g <= 3; g++) {
            assertEquals(groups[g - 1], figure(point, Quantities.latencyGroup(g)), 10 * DIGITS);
        }
        assertEquals(4.455387862541878, figure(point, Quantities.LATENCY_COLD), 10 * DIGITS);
        assertTrue(point.get(Quantities.latencyGroup(4)).isEmpty());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "nodes=8 radix=2 buffer=4 load=0.5",
                "nodes=64 radix=4 buffer=1 load=0.9",
                "nodes=729 radix=3 buffer=0 load=0.3 variant=printed",
                "nodes=64 radix=8 buffer=inf load=0.1"
            })
    void groupsWeighAsTheyHaveOutputs(String settings) {
        Point point = MinSolverFixture.solve(settings, "hotspot=0.05");
        int nodes = Integer.parseInt(point.settings().get("nodes"));
        int radix = Integer.parseInt(point.settings().get("radix"));
        int stages = (int) Math.round(Math.log(nodes) / Math.log(radix));
        double sum = figure(point, Quantities.LATENCY_HOT);
        double weights = 1;
        double members = radix - 1;
        for (int g = 1; g <= stages; g++) {
            sum += members * figure(point, Quantities.latencyGroup(g));
            weights += members;
            members *= radix;
        }
        assertEquals(nodes, weights);
        assertEquals(sum / nodes, figure(point, Quantities.LATENCY_COLD), 1e-12);
        assertEquals(
                figure(point, Quantities.LATENCY_HOT),
                figure(point, Quantities.latencyGroup(1)),
                "the same path but for the departure");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "nodes=8 radix=2 buffer=4 load=0.5",
                "nodes=1024 radix=4 buffer=0 load=1",
                "nodes=64 radix=2 buffer=16 load=2",
                "nodes=64 radix=2 buffer=4 load=0.9 variant=printed",
                "nodes=64 radix=2 buffer=4 load=0.9 outstanding=3"
            })
    void withoutHotTrafficItIsTheUniformModel(String settings) {
        Point uniform = MinSolverFixture.solve(settings);
        Point zero = MinSolverFixture.solve(settings, "hotspot=0");
        assertFalse(uniform.get(Quantities.LATENCY_HOT).isPresent());
        uniform.figures()
                .forEach((figure, value) -> assertEquals(value, zero.figures().get(figure)));
        // with groups, all outputs have equal figures
        double latency = figure(uniform, Quantities.LATENCY);
        assertEquals(latency, figure(zero, Quantities.LATENCY_HOT));
        assertEquals(latency, figure(zero, Quantities.LATENCY_COLD), 1e-14 * latency);
        assertEquals(latency, figure(zero, Quantities.latencyGroup(1)));
        // and continuous in the hot-spot fraction
        Point least = MinSolverFixture.solve(settings, "hotspot=1e-12");
        for (var figure :
                List.of(Quantities.LATENCY, Quantities.THROUGHPUT, Quantities.SYSTEM_POWER)) {
            double expected = figure(uniform, figure);
            assertEquals(expected, figure(least, figure), 1e-8 * expected, figure.name());
        }
        double delay = figure(uniform, Quantities.LATENCY);
        assertEquals(delay, figure(least, Quantities.LATENCY_HOT), 1e-8 * delay);
        assertEquals(delay, figure(least, Quantities.LATENCY_COLD), 1e-8 * delay);
        double each = figure(uniform, Quantities.THROUGHPUT);
        assertEquals(each, figure(least, Quantities.THROUGHPUT_HOT), 1e-8 * each);
        assertEquals(each, figure(least, Quantities.THROUGHPUT_COLD), 1e-8 * each);
    }

    @ParameterizedTest
    @ValueSource(strings = {"0.02", "0.08", "0.16", "0.5", "1"})
    void outputsAddUpToTheThroughput(String h) {
        for (String load : new String[] {"0.1", "0.9", "5"}) {
            Point point =
                    MinSolverFixture.solve(
                            "nodes=64 radix=2 buffer=4", "load=" + load, "hotspot=" + h);
            double sum =
                    figure(point, Quantities.THROUGHPUT_HOT)
                            + 63 * figure(point, Quantities.THROUGHPUT_COLD);
            assertEquals(64 * figure(point, Quantities.THROUGHPUT), sum, 1e-12 * sum);
            double latency = figure(point, Quantities.LATENCY);
            assertTrue(latency <= figure(point, Quantities.LATENCY_HOT) * (1 + DIGITS));
            assertTrue(latency >= 6, "a packet passes six stages");
        }
    }

    @Test
    void allTrafficToOneOutput() {
        Point point = MinSolverFixture.solve("nodes=64 radix=2 buffer=4 load=0.01 hotspot=1");
        assertEquals(0, figure(point, Quantities.THROUGHPUT_COLD));
        assertEquals(
                figure(point, Quantities.LATENCY_HOT), figure(point, Quantities.LATENCY), 1e-13);
    }

    @Test
    void unlimitedBuffersSaturateAtTheHotOutput() {
        // 1/(1 - h + a^(n-1) h) for h = 8 %, n = 6
        double limit = 1 / (0.92 + 32 * 0.08);
        String settings = "nodes=64 radix=2 buffer=inf hotspot=0.08 load=";
        Point below = MinSolverFixture.solve(settings + 0.999 * limit);
        assertEquals(Status.OK, below.status());
        Point above = MinSolverFixture.solve(settings + 1.001 * limit);
        assertEquals(Status.SATURATED, above.status());
        assertEquals("overloaded", above.reason().code());
        assertEquals(List.of("6", "0.287356"), above.reason().numbers());
        assertTrue(above.get(Quantities.LATENCY).isEmpty());
        Point uniform = MinSolverFixture.solve("nodes=64 radix=2 buffer=inf load=1 service=2");
        assertEquals("overloaded", uniform.reason().code());
        assertEquals(List.of("0.5"), uniform.reason().numbers());
    }
}
