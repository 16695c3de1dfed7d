// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.queueing;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.kneepoint.queueing.RelativeError.assertClose;

import java.math.BigDecimal;
import java.math.MathContext;
import org.junit.jupiter.api.Test;
import org.kneepoint.support.CompensatedSum;

/** Markov queues against balance equations in decimal arithmetic, and published values. */
class MarkovianQueueTest {
    private static final MathContext DIGITS = new MathContext(60);
    private static final double[] UTILISATIONS = {
        1e-9, 0.1, 0.5, 0.9, 1 - 1e-9, 1, 1 + 1e-9, 1.5, 20, 1e6
    };

    @Test
    void limitedQueues() {
        for (int servers : new int[] {1, 2, 3, 10, 100}) {
            for (double utilisation : UTILISATIONS) {
                for (int room : new int[] {0, 1, 5, 300}) {
                    double rate = utilisation * servers;
                    MMcK queue = MMcK.of(rate, 1, servers, servers + room);
                    double[] exact = states(rate, servers, servers + room);
                    for (int n = 0; n < exact.length; n++) {
                        String what = queue + ", state " + n;
                        assertClose(exact[n], queue.probability(n), 1e-12, what);
                    }
                }
            }
        }
    }

    /** Detailed balance in decimals. */
    private static double[] states(double load, int servers, int capacity) {
        BigDecimal exactLoad = new BigDecimal(load);
        BigDecimal[] weights = new BigDecimal[capacity + 1];
        weights[0] = BigDecimal.ONE;
        BigDecimal sum = BigDecimal.ONE;
        for (int n = 1; n <= capacity; n++) {
            BigDecimal divisor = BigDecimal.valueOf(Math.min(n, servers));
            weights[n] = weights[n - 1].multiply(exactLoad, DIGITS).divide(divisor, DIGITS);
            sum = sum.add(weights[n], DIGITS);
        }
        double[] states = new double[capacity + 1];
        for (int n = 0; n <= capacity; n++) {
            states[n] = weights[n].divide(sum, DIGITS).doubleValue();
        }
        return states;
    }

    @Test
    void tenThousandServersAndPlaces() {
        int many = 10_000;
        for (double utilisation : new double[] {0.5, 0.99, 1, 1.01, 2}) {
            double load = utilisation * many;
            double[] exact = states(load, many, many);
            MMcK queue = MMcK.of(load, 1, many, many);
            ErlangB loss = ErlangB.of(load, 1, many);
            for (int n = 0; n <= many; n++) {
                assertClose(exact[n], queue.probability(n), 1e-11, load + ", state " + n);
                assertClose(exact[n], loss.probability(n), 1e-11, load + ", state " + n);
            }
            assertClose(exact[many], ErlangB.blocking(many, load), 1e-12, "recursion");
        }
        for (double load : new double[] {0.9, 1 - 1e-9, 1, 1 + 1e-9, 1.05}) {
            double[] exact = states(load, 1, many);
            MM1K queue = MM1K.of(load, 1, many);
            for (int n = 0; n <= many; n++) {
                assertClose(exact[n], queue.probability(n), 1e-11, load + ", state " + n);
            }
        }
    }

    @Test
    void oneServer() {
        for (double utilisation : UTILISATIONS) {
            MM1K one = MM1K.of(utilisation, 1, 40);
            MMcK several = MMcK.of(utilisation, 1, 1, 40);
            assertEquals(several.loss(), one.loss());
            assertEquals(several.meanNumberInSystem(), one.meanNumberInSystem());
            assertEquals(several.meanTimeInSystem(), one.meanTimeInSystem());
        }
    }

    /** Values of the Octave queueing package 1.2.7, which prints ten digits. */
    @Test
    void erlangFormulas() {
        assertEquals(0.1918472589, ErlangB.blocking(6, 5), 5e-11);
        assertEquals(0.5875164505, ErlangC.waiting(6, 5), 5e-11);
        assertEquals(0.1918472589, ErlangB.of(2.5, 2, 6).loss(), 5e-11);
        assertEquals(0.5875164505, MMc.of(2.5, 2, 6).probabilityWaiting(), 5e-11);
        assertEquals(0, ErlangB.blocking(3, 0));
        assertEquals(0, ErlangC.waiting(3, 0));
        assertEquals(1, ErlangC.waiting(3, 3));
    }

    @Test
    void unlimitedNextToSaturation() {
        // 1 - 1e-9 is not a double; the slack 1 - u is exact, so the mean is u over that.
        double u = 1 - 1e-9;
        assertClose(u / (1 - u), MM1.of(u, 1).meanNumberInSystem(), 1e-15, "M/M/1");
        assertClose((u - u * u / 2) / (1 - u), MD1.of(u, 1).meanNumberInSystem(), 1e-14, "M/D/1");
        assertTrue(MM1.of(0.1, 10).saturated());
        // C / (c - load) with C within 1e-8 of 1
        MMc queue = MMc.of(10 * u, 1, 10);
        assertClose(1 / (10 - 10 * u), queue.meanWaitingTime(), 1e-8, "M/M/10");
    }

    @Test
    void unlimitedIsTheLimitOfManyPlaces() {
        for (double u : new double[] {0.01, 0.3, 0.7, 0.95}) {
            MMcK limited = MMcK.of(3 * u, 1, 3, 2000);
            MMc unlimited = MMc.of(3 * u, 1, 3);
            assertClose(
                    limited.meanNumberInSystem(), unlimited.meanNumberInSystem(), 1e-12, "number");
            assertClose(limited.meanWaitingTime(), unlimited.meanWaitingTime(), 1e-12, "wait");
            double[] states = unlimited.probabilities(200);
            for (int n = 0; n < 200; n++) {
                assertClose(limited.probability(n), states[n], 1e-12, "state " + n);
            }
            MM1 one = MM1.of(u, 1);
            double[] same = MMc.of(u, 1, 1).probabilities(100);
            for (int n = 0; n < 100; n++) {
                assertClose(one.probability(n), same[n], 1e-13, "one server " + n);
            }
        }
    }

    @Test
    void unlimitedServers() {
        for (double load : new double[] {1e-9, 0.5, 3, 14.9, 15.5, 40, 1000}) {
            MMInf queue = MMInf.of(load, 1);
            double[] exact = states(load, 5000, 3000);
            for (int n = 0; n <= 3000; n++) {
                assertClose(exact[n], queue.probability(n), 2e-12, load + ", state " + n);
            }
            assertEquals(load, queue.meanNumberInSystem());
            assertEquals(1, queue.meanTimeInSystem());
        }
    }

    @Test
    void listedStatesLeaveNothing() {
        StateDistribution[] queues = {
            MM1.of(0.5, 1),
            MM1.of(0, 1),
            MMc.of(0.1, 1, 30),
            MMc.of(25, 1, 30),
            MMInf.of(7, 1),
            MD1.of(0.8, 1),
            MG1.of(0.8, ServiceTimeDistribution.balancedHyperexponential(1, 9)),
            GEGE1.of(0.8, 3, 1, 4),
            GeoGeo1.of(0.2, 0.5, SlotOrder.ARRIVAL_FIRST)
        };
        for (StateDistribution queue : queues) {
            int states = queue.states();
            assertClose(1, CompensatedSum.of(queue.probabilities()), 2e-12, queue + " sum");
            assertTrue(queue.probability(states) < 1e-12, queue + " next state");
        }
        assertEquals(StateDistribution.MOST_STATES, MM1.of(1 - 1e-9, 1).states());
        assertEquals(StateDistribution.MOST_STATES, MD1.of(1 - 1e-9, 1).states());
    }
}
