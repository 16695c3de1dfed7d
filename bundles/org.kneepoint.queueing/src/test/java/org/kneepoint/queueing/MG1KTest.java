// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.queueing;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.kneepoint.queueing.RelativeError.assertClose;

import java.math.BigDecimal;
import org.junit.jupiter.api.Test;

/** Every state of M/D/1/K and M/G/1/K against the textbook recursion in decimal arithmetic. */
class MG1KTest {
    private static final double[] LOADS = {
        1e-9, 0.01, 0.3, 0.7, 0.95, 1 - 1e-9, 1, 1 + 1e-9, 1.05, 1.7, 1.9999999, 2, 3.5, 20
    };
    private static final int[] CAPACITIES = {1, 2, 3, 5, 17, 60};

    @Test
    void deterministic() {
        for (double load : LOADS) {
            for (int capacity : CAPACITIES) {
                DecimalMG1K exact = new DecimalMG1K(new BigDecimal(load), digits(load, capacity));
                BigDecimal[] counts = exact.deterministic(capacity);
                compare(exact.states(counts, capacity), MD1K.of(load, 1, capacity), load);
            }
        }
    }

    @Test
    void deterministicWithManyPlaces() {
        for (double load : new double[] {0.5, 1 - 1e-9, 1 + 1e-9, 1.2}) {
            DecimalMG1K exact = new DecimalMG1K(new BigDecimal(load), 400);
            double[] states = exact.states(exact.deterministic(200), 200);
            compare(states, MD1K.of(load, 1, 200), load);
        }
    }

    @Test
    void erlang() {
        for (int phases : new int[] {1, 2, 7, 1000}) {
            for (double load : LOADS) {
                for (int capacity : new int[] {1, 2, 5, 40}) {
                    DecimalMG1K exact =
                            new DecimalMG1K(new BigDecimal(load), digits(load, capacity));
                    BigDecimal[] counts = exact.erlang(phases, capacity);
                    ServiceTimeDistribution service = ServiceTimeDistribution.erlang(phases, 1);
                    compare(exact.states(counts, capacity), MG1K.of(load, service, capacity), load);
                }
            }
        }
    }

    @Test
    void hyperexponential() {
        double[][] services = {{0.25, 2, 0.5}, {0.001953125, 256, 0.5009784735812133}};
        for (double[] s : services) {
            ServiceTimeDistribution service =
                    ServiceTimeDistribution.hyperexponential(s[0], s[1], s[2]);
            for (double rate : LOADS) {
                for (int capacity : CAPACITIES) {
                    BigDecimal p = new BigDecimal(s[0]);
                    BigDecimal load1 = new BigDecimal(rate).multiply(new BigDecimal(s[1]));
                    BigDecimal load2 = new BigDecimal(rate).multiply(new BigDecimal(s[2]));
                    BigDecimal load =
                            p.multiply(load1).add(BigDecimal.ONE.subtract(p).multiply(load2));
                    DecimalMG1K exact = new DecimalMG1K(load, digits(rate, capacity));
                    BigDecimal[] counts = exact.hyperexponential(p, load1, load2, capacity);
                    MG1K queue = MG1K.of(rate, service, capacity);
                    compare(exact.states(counts, capacity), queue, rate);
                }
            }
        }
    }

    /** The recursion loses about log10(1/a(0)) digits per step, and rare states need more. */
    private static int digits(double load, int capacity) {
        return (int) (60 + capacity * (10 + load / 2));
    }

    private static void compare(double[] exact, FiniteQueue queue, double load) {
        double[] states = queue.probabilities();
        assertEquals(exact.length, states.length);
        for (int n = 0; n < exact.length; n++) {
            assertClose(exact[n], states[n], 1e-12, queue + " at " + load + ", state " + n);
        }
        assertClose(exact[exact.length - 1], queue.loss(), 1e-12, queue + ", loss");
    }

    @Test
    void tenThousandPlaces() {
        // reference implementation in arbitrary precision
        MD1K critical = MD1K.of(1, 1, 10_001);
        assertClose(4.9995833680526623e-5, critical.loss(), 1e-13, "load 1");
        MD1K below = MD1K.of(0.999, 1, 10_001);
        assertClose(2.0460842316064693e-12, below.loss(), 1e-11, "load 0.999");
        assertClose(499.99947955791425, below.meanNumberInSystem(), 1e-12, "load 0.999");
        assertEquals(7.03e-90, MD1K.of(0.99, 1, 10_001).loss(), 0.005e-90);
        MD1K above = MD1K.of(1.2, 1, 10_001);
        assertClose(1.0 / 6, above.loss(), 1e-14, "load 1.2");
        assertClose(9998.34352, above.meanNumberInSystem(), 1e-9, "load 1.2");
    }

    @Test
    void twoPlacesAtLoadOne() {
        // d(0) = a(0) = 1/e, so the loss is 1 - 1/(1/e + 1) = 1/(1 + e).
        assertClose(1 / (1 + Math.E), MD1K.of(1, 1, 2).loss(), 1e-15, "loss");
    }

    @Test
    void exponentialServiceIsMM1K() {
        for (double load : LOADS) {
            for (int capacity : new int[] {1, 4, 30, 500}) {
                MM1K markov = MM1K.of(load, 1, capacity);
                MG1K general = MG1K.of(load, ServiceTimeDistribution.exponential(1), capacity);
                for (int n = 0; n <= capacity; n++) {
                    assertClose(
                            markov.probability(n),
                            general.probability(n),
                            1e-12,
                            load + ", state " + n);
                }
                assertClose(markov.meanTimeInSystem(), general.meanTimeInSystem(), 1e-12, "time");
            }
        }
    }

    @Test
    void hugeLoadFillsEverything() {
        for (ServiceTimeDistribution service :
                new ServiceTimeDistribution[] {
                    ServiceTimeDistribution.deterministic(1),
                    ServiceTimeDistribution.erlang(1000, 1),
                    ServiceTimeDistribution.erlang(2, 1),
                    ServiceTimeDistribution.exponential(1),
                    ServiceTimeDistribution.balancedHyperexponential(1, 4)
                }) {
            MG1K queue = MG1K.of(1e6, service, 50);
            assertClose(1 - 1e-6, queue.loss(), 1e-12, service + " loss");
            assertClose(1, queue.throughput(), 1e-12, service + " throughput");
            assertClose(50, queue.meanTimeInSystem(), 1e-5, service + " time");
        }
    }

    @Test
    void idleQueueIsExact() {
        MD1K queue = MD1K.of(0, 3, 5);
        assertEquals(1, queue.probability(0));
        assertEquals(0, queue.loss());
        assertEquals(0, queue.meanNumberInSystem());
        assertEquals(3, queue.meanTimeInSystem());
        assertEquals(0, queue.meanWaitingTime());
    }

    @Test
    void unitOfTimeDoesNotMatter() {
        MG1K one = MG1K.of(0.75, ServiceTimeDistribution.erlang(3, 1), 9);
        MG1K four = MG1K.of(0.1875, ServiceTimeDistribution.erlang(3, 4), 9);
        assertEquals(one.loss(), four.loss());
        assertEquals(4 * one.meanTimeInSystem(), four.meanTimeInSystem());
        assertEquals(one.throughput(), 4 * four.throughput());
    }

    @Test
    void evaluatorIsTheQueue() {
        for (int capacity : new int[] {1, 2, 5, 17, 65}) {
            MD1KEvaluator evaluator = MD1KEvaluator.of(capacity);
            assertEquals(1, evaluator.empty());
            for (double load : new double[] {900, 0.5, 20, 0, 1, 1.3}) {
                MD1K queue = MD1K.of(load, 1, capacity);
                evaluator.evaluate(load);
                assertClose(queue.loss(), evaluator.loss(), 1e-14, "loss");
                assertClose(queue.meanNumberInSystem(), evaluator.number(), 1e-14, "number");
                assertClose(queue.probability(0), evaluator.empty(), 1e-14, "empty");
            }
        }
    }
}
