// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.solver.wormhole;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.kneepoint.api.result.Point;
import org.kneepoint.api.result.Quantities;

/**
 * The wait for an output of a k by k switch as a series in the load, from the effect of one and two
 * other messages (M. I. Reiman and B. Simon, 1989).
 */
class LightTrafficTest {
    private static final int STEPS = 50;
    private static final int LENGTH = 16;

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4, 8})
    void theFirstTwoTerms(int radix) {
        double first = (radix - 1) / (2.0 * radix);
        assertEquals(first, waitByLoad(radix, 1e-6), first * 1e-5);
        double second =
                (radix - 1)
                        * (pair(0, 0, 1, 0) + (radix - 2) * pair(1, 0, 2, 0) / 2)
                        / (radix * radix);
        double load = 1e-4;
        double slope = (waitByLoad(radix, 2 * load) - waitByLoad(radix, load)) / load;
        assertEquals(second, slope, second * 0.01);
    }

    /** By hand: 5/6 for one of the same input and one of another, 1 for two of different others. */
    @ParameterizedTest
    @CsvSource({"0, 0, 1, 0, 0.83333", "1, 0, 2, 0, 1", "1, 0, 1, 0, 0"})
    void pairsToOneOutput(int inputA, int outputA, int inputB, int outputB, double byHand) {
        assertEquals(byHand, pair(inputA, outputA, inputB, outputB), 0.01);
    }

    /** A message to another output delays and spares others equally often. */
    @ParameterizedTest
    @CsvSource({"0, 1, 1, 0", "1, 0, 1, 1", "1, 1, 1, 0", "1, 1, 2, 0", "0, 0, 0, 0"})
    void pairsWithoutEffectInTheMean(int inputA, int outputA, int inputB, int outputB) {
        assertEquals(0, pair(inputA, outputA, inputB, outputB), 0.01);
    }

    @Test
    void aResidualAndAWholeService() {
        assertEquals(0.75, alone(-0.25, 1, 0), 1e-15);
        assertEquals(0, alone(-0.25, 1, 1));
        assertEquals(0, alone(-0.25, 0, 0));
        // the own one leaves at 0.5; the other, requested at -0.25, is next
        assertEquals(1, both(-0.5, 0, 0, -0.25, 1, 0), 1e-15);
    }

    /** w/L over the load by the model. */
    private static double waitByLoad(int radix, double load) {
        Point point =
                WormholeSolverFixture.point(
                        "butterfly stages=1 self=true buffer=1 length=%d radix=%d load=%s"
                                .formatted(LENGTH, radix, load));
        double wait = WormholeSolverFixture.get(point, Quantities.NETWORK_LATENCY) - LENGTH - 1;
        return wait / LENGTH / load;
    }

    /**
     * The integral, over the arrival times of two messages, of their joint effect on one that
     * arrives at input 0 for output 0 at time 0.
     */
    private static double pair(int inputA, int outputA, int inputB, int outputB) {
        double sum = 0;
        for (int a = -2 * STEPS; a < STEPS; a++) {
            for (int b = -2 * STEPS; b < STEPS; b++) {
                double timeA = (a + 1.0 / 3) / STEPS;
                double timeB = (b + 2.0 / 3) / STEPS;
                sum +=
                        both(timeA, inputA, outputA, timeB, inputB, outputB)
                                - alone(timeA, inputA, outputA)
                                - alone(timeB, inputB, outputB);
            }
        }
        return sum / STEPS / STEPS;
    }

    private static double both(
            double timeA, int inputA, int outputA, double timeB, int inputB, int outputB) {
        return new SwitchReplay(
                        new double[] {0, timeA, timeB},
                        new int[] {0, inputA, inputB},
                        new int[] {0, outputA, outputB})
                .wait(0);
    }

    private static double alone(double time, int input, int output) {
        return new SwitchReplay(new double[] {0, time}, new int[] {0, input}, new int[] {0, output})
                .wait(0);
    }
}
