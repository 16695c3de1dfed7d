// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.solver.wormhole;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.kneepoint.api.result.Point;
import org.kneepoint.api.result.Quantities;

/** Cases in which the model is exact. */
class WormholeExactTest {
    private static final double ROUNDING = 1e-12;

    /** Two nodes: an M/D/1 queue at the source, and the path. */
    @ParameterizedTest
    @CsvSource({
        "butterfly stages=1 radix=2 self=false, 2",
        "hypercube dimensions=1,                3",
        "mesh radix=2 dimensions=1,             3",
        "k-ary-n-tree radix=2 levels=1,         2",
    })
    void twoNodes(String network, int channels) {
        for (String variant : new String[] {"refined", "paper"}) {
            for (int length : new int[] {1, 2, 16, 1_000_000}) {
                for (double load : new double[] {0, 1e-9, 0.1, 0.5, 0.9, 0.999}) {
                    double expected = length + channels - 1 + queueing(load, length);
                    double found =
                            WormholeSolverFixture.get(
                                    "%s length=%d load=%s buffer=1 variant=%s"
                                            .formatted(network, length, load, variant),
                                    Quantities.LATENCY);
                    assertEquals(expected, found, expected * 1e-10);
                }
            }
        }
    }

    /** The mean wait of M/D/1. */
    private static double queueing(double load, double service) {
        return load * service / (2 * (1 - load));
    }

    /** In e-cube order the paths of all sources are disjoint. */
    @ParameterizedTest
    @ValueSource(strings = {"refined", "paper"})
    void bitComplementOnAHypercube(String variant) {
        for (int dimensions : new int[] {2, 4, 6}) {
            for (double load : new double[] {0.2, 0.5, 0.95}) {
                double expected = 16 + dimensions + 1 + queueing(load, 16);
                double found =
                        WormholeSolverFixture.get(
                                "hypercube dimensions=%d pattern=bit-complement length=16 load=%s"
                                                .formatted(dimensions, load)
                                        + " variant="
                                        + variant,
                                Quantities.LATENCY);
                assertEquals(expected, found, expected * 1e-10);
            }
        }
    }

    /** Mean paths by counting: links between source and destination, and two channels more. */
    @ParameterizedTest
    @CsvSource({
        "hypercube dimensions=6,                    '6 * 32 / 63',              192, 63",
        "mesh radix=8 dimensions=2,                 '2 (8 - 1/8)/3 64/63',      16, 3",
        "mesh radix=4x2,                            '(5/4 + 1/2) 8/7',          2, 1",
        "torus radix=8 dimensions=2,                '2 2 64/63',                256, 63",
        "torus radix=5 dimensions=1,                '(1 + 1 + 2 + 2) / 4',      3, 2",
        "butterfly stages=4 radix=2,                'one less than stages',     3, 1",
        "omega stages=3 radix=4,                    'one less than stages',     2, 1",
        "fat-tree levels=2,                         '2 12/15',                  8, 5",
        "k-ary-n-tree radix=4 levels=2,             '2 12/15',                  8, 5",
    })
    void zeroLoad(String network, String why, int links, int of) {
        double expected = 16 + links / (double) of + 1;
        for (String variant : new String[] {"refined", "paper"}) {
            Point point =
                    WormholeSolverFixture.point(network + " length=16 load=0 variant=" + variant);
            assertEquals(expected, WormholeSolverFixture.get(point, Quantities.LATENCY), 1e-9, why);
            assertEquals(
                    expected,
                    WormholeSolverFixture.get(point, Quantities.NETWORK_LATENCY),
                    1e-9,
                    why);
            assertEquals(
                    expected - 16, WormholeSolverFixture.get(point, Quantities.HOPS), 1e-9, why);
            assertEquals(0, WormholeSolverFixture.get(point, Quantities.THROUGHPUT));
        }
    }

    /** Rounded up to whole flits an exponential length of parameter a is geometric. */
    @ParameterizedTest
    @CsvSource({"10, 0.3", "64, 0.7", "2, 0.9"})
    void exponentialLengthsBetweenTwoNodes(int length, double load) {
        double longer = Math.exp(-1.0 / length);
        double mean = 1 / (1 - longer);
        double square = (1 + longer) / ((1 - longer) * (1 - longer));
        double expected = mean + 1 + load / mean * square / (2 * (1 - load));
        double found =
                WormholeSolverFixture.get(
                        "butterfly stages=1 radix=2 self=false lengths=exponential length=%d load=%s"
                                .formatted(length, load),
                        Quantities.LATENCY);
        assertEquals(expected, found, expected * ROUNDING);
    }

    /**
     * With at most one message per cycle the work is a chain that falls by one or rises by a
     * length, solved by the balance of up- and down-crossings.
     */
    @ParameterizedTest
    @CsvSource({"1, 0.8", "2, 0.5", "10, 0.3", "16, 0.8"})
    void bernoulliArrivalsBetweenTwoNodes(int length, double load) {
        double arrival = load / length;
        int states = 4000;
        double[] work = new double[states];
        work[0] = 1;
        double sum = 1;
        double wait = 0;
        for (int state = 1; state < states; state++) {
            double up = 0;
            for (int from = Math.max(0, state - length + 1); from < state; from++) {
                up += work[from];
            }
            work[state] = arrival * up / (1 - arrival);
            sum += work[state];
            wait += state * work[state];
        }
        double expected = length + 1 + wait / sum;
        double found =
                WormholeSolverFixture.get(
                        "butterfly stages=1 radix=2 self=false arrivals=bernoulli length=%d load=%s"
                                .formatted(length, load),
                        Quantities.LATENCY);
        assertEquals(expected, found, expected * ROUNDING);
    }
}
