// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.queueing;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.kneepoint.queueing.RelativeError.assertClose;

import org.junit.jupiter.api.Test;

/** GE queues against the chain with geometric batches of arrivals and of departures. */
class GeneralisedExponentialQueueTest {
    private static final double[][] SCVS = {
        {1, 1}, {1, 7}, {6, 1}, {4, 1.5}, {2, 3}, {10, 10}, {1.5, 40}, {100, 2}, {1 + 1e-9, 1}
    };
    private static final double[] LOADS = {1e-6, 0.3, 0.9, 1 - 1e-9, 1, 1 + 1e-9, 1.3, 3, 50};

    @Test
    void everyState() {
        for (double[] scv : SCVS) {
            for (double load : LOADS) {
                for (int capacity : new int[] {1, 2, 5, 20}) {
                    GEGE1K queue = GEGE1K.of(load, scv[0], 1, scv[1], capacity);
                    BatchChain chain = new BatchChain(load, scv[0], scv[1], capacity);
                    String what = scv[0] + " " + scv[1] + " " + queue;
                    for (int n = 0; n <= capacity; n++) {
                        assertClose(chain.states[n], queue.probability(n), 1e-11, what + " " + n);
                    }
                    assertClose(chain.loss, queue.loss(), 1e-11, what + " loss");
                }
            }
        }
    }

    /** Customers of a batch arrive one by one; one with a service time of zero leaves at once. */
    private static final class BatchChain {
        final double[] states;
        double loss;
        private final double more;
        private final double instant;
        private final int capacity;

        BatchChain(double load, double arrivalScv, double serviceScv, int capacity) {
            this.capacity = capacity;
            double sigma = 2 / (1 + arrivalScv);
            double r = 2 / (1 + serviceScv);
            more = 1 - sigma;
            instant = 1 - r;
            double[][] rates = new double[capacity + 1][capacity + 1];
            for (int n = 0; n <= capacity; n++) {
                arrive(rates[n], n, load * sigma);
                depart(rates[n], n, r);
            }
            states = GthElimination.solve(rates);
            double lostPerBatch = 0;
            for (int n = 0; n <= capacity; n++) {
                lostPerBatch += states[n] * lost(n);
            }
            loss = lostPerBatch * sigma;
        }

        /**
         * Adds the next customer of a batch; {@code weight} is the rate of batches that reach it.
         */
        private void arrive(double[] rates, int from, double batches) {
            double weight = batches;
            int n = from;
            if (n == 0) {
                // a geometric sum over the number j of customers with service time 0
                double through = 1 - instant * more;
                rates[0] += weight * instant * (1 - more) / through;
                weight *= (1 - instant) / through;
                n = 1;
            } else {
                n = Math.min(n + 1, capacity);
            }
            while (n < capacity) {
                rates[n] += weight * (1 - more);
                weight *= more;
                n++;
            }
            rates[capacity] += weight;
        }

        private void depart(double[] rates, int from, double services) {
            double weight = services;
            for (int n = from - 1; n > 0; n--) {
                rates[n] += weight * (1 - instant);
                weight *= instant;
            }
            if (from > 0) {
                rates[0] += weight;
            }
        }

        /** Mean loss of a batch that finds n customers. */
        private double lost(int n) {
            double reached = Math.pow(more, capacity - n);
            double afterFull = 1 / (1 - more);
            double start = n == 0 ? (1 - instant) / (1 - instant * more) : 1;
            return start * reached * afterFull;
        }
    }

    @Test
    void poissonAndExponentialIsMM1K() {
        for (double load : LOADS) {
            MM1K markov = MM1K.of(load, 1, 30);
            GEGE1K ge = GEGE1K.of(load, 1, 1, 1, 30);
            for (int n = 0; n <= 30; n++) {
                assertClose(markov.probability(n), ge.probability(n), 1e-12, load + " " + n);
            }
            assertClose(markov.loss(), ge.loss(), 1e-12, "loss");
        }
    }

    @Test
    void manyPlacesTendToNone() {
        for (double[] scv : SCVS) {
            GEGE1 unlimited = GEGE1.of(0.8, scv[0], 1, scv[1]);
            GEGE1K limited = GEGE1K.of(0.8, scv[0], 1, scv[1], 10_000);
            assertClose(
                    unlimited.meanNumberInSystem(), limited.meanNumberInSystem(), 1e-11, "number");
            assertClose(unlimited.meanTimeInSystem(), limited.meanTimeInSystem(), 1e-11, "time");
            for (int n = 0; n < 50; n++) {
                assertClose(unlimited.probability(n), limited.probability(n), 1e-11, "state " + n);
            }
            GEG1 general = GEG1.of(0.8, scv[0], 1, scv[1]);
            assertEquals(unlimited.meanNumberInSystem(), general.meanNumberInSystem());
        }
    }

    @Test
    void noArrivalsIsTheLimit() {
        for (double[] scv : SCVS) {
            GEGE1K none = GEGE1K.of(0, scv[0], 1, scv[1], 4);
            GEGE1K few = GEGE1K.of(1e-12, scv[0], 1, scv[1], 4);
            assertEquals(1, none.probability(0));
            assertEquals(0, none.meanNumberInSystem());
            assertClose(few.meanTimeInSystem(), none.meanTimeInSystem(), 1e-9, "time");
            assertClose(few.loss() + 1, none.loss() + 1, 1e-9, "loss");
        }
    }

    @Test
    void manyPlacesNextToLoadOne() {
        for (double load : new double[] {1 - 1e-9, 1 + 1e-9}) {
            GEGE1K queue = GEGE1K.of(load, 3, 1, 5, 10_000);
            GEGE1K critical = GEGE1K.of(1, 3, 1, 5, 10_000);
            assertClose(critical.loss(), queue.loss(), 2e-5, "loss");
            assertClose(load * (1 - queue.loss()), queue.throughput(), 1e-13, "throughput");
        }
    }

    /** By an M/D/1 example: batches of 1/sigma = 2 on the mean, scv 3. */
    @Test
    void batchesBeforeAnyService() {
        GEG1 queue = GEG1.of(0.5, 3, 1, 0);
        // (u (1 + 0) + (3 - 1)) / (2 (1 - u)) = 2.5
        assertClose(2.5, queue.meanWaitingTime(), 1e-15, "wait");
    }
}
