// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.queueing;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.kneepoint.queueing.RelativeError.assertClose;

import org.junit.jupiter.api.Test;
import org.kneepoint.support.CompensatedSum;

/** The discrete-time queues against their Markov chain, by enumeration of the events of a slot. */
class DiscreteTimeQueueTest {
    private static final double[] CHANCES = {1e-6, 0.05, 0.2, 1 / 3.0, 0.5, 0.8, 0.99};

    @Test
    void deterministicService() {
        for (SlotOrder order : SlotOrder.values()) {
            for (double a : CHANCES) {
                for (int slots : new int[] {1, 2, 3, 5, 12}) {
                    for (int capacity : new int[] {1, 2, 3, 8}) {
                        compare(a, slots, capacity, order);
                    }
                }
            }
        }
    }

    private static void compare(double a, int slots, int capacity, SlotOrder order) {
        GeoD1K queue = GeoD1K.of(a, slots, capacity, order);
        SlotChain chain = new SlotChain(a, slots, capacity, order);
        String what = order + " " + a + " " + slots + " " + queue;
        for (int n = 0; n <= capacity; n++) {
            assertClose(chain.numbers[n], queue.probability(n), 1e-12, what + ", state " + n);
        }
        assertClose(chain.loss, queue.loss(), 1e-12, what + ", loss");
        assertClose(a * (1 - chain.loss), queue.throughput(), 1e-12, what + ", throughput");
        assertClose(
                queue.meanNumberInSystem(),
                queue.throughput() * queue.meanTimeInSystem(),
                1e-14,
                what + ", Little");
    }

    /** The state is the number at the slot edge and the remaining slots of the service. */
    private static final class SlotChain {
        final double[] numbers;
        double loss;
        private final int slots;
        private final int capacity;

        SlotChain(double a, int slots, int capacity, SlotOrder order) {
            this.slots = slots;
            this.capacity = capacity;
            int size = 1 + capacity * slots;
            double[][] step = new double[size][size];
            boolean[] refused = new boolean[size];
            for (int state = 0; state < size; state++) {
                for (int arrives = 0; arrives <= 1; arrives++) {
                    int next = next(state, arrives, order, refused);
                    step[state][next] += arrives == 1 ? a : 1 - a;
                }
            }
            double[] found = GthElimination.solve(reachable(step));
            numbers = new double[capacity + 1];
            for (int state = 0; state < size; state++) {
                numbers[number(state)] += found[state];
                loss += refused[state] ? found[state] : 0;
            }
        }

        private int next(int state, int arrives, SlotOrder order, boolean[] refused) {
            int number = number(state);
            int needs = number == 0 ? 0 : (state - 1) % slots + 1;
            boolean arrivalFirst = order != SlotOrder.DEPARTURE_FIRST;
            boolean delayed = order == SlotOrder.ARRIVAL_FIRST_DELAYED;
            if (arrivalFirst && arrives == 1) {
                if (number == capacity) {
                    refused[state] = true;
                } else if (number++ == 0) {
                    needs = delayed ? slots + 1 : slots;
                }
            }
            if (number > 0 && --needs == 0) {
                number--;
                needs = slots;
            }
            if (!arrivalFirst && arrives == 1) {
                if (number == capacity) {
                    refused[state] = true;
                } else if (number++ == 0) {
                    needs = slots;
                }
            }
            return number == 0 ? 0 : 1 + (number - 1) * slots + needs - 1;
        }

        private int number(int state) {
            return state == 0 ? 0 : (state - 1) / slots + 1;
        }

        /** The elimination needs an exit of every state; unreachable states lead to 0. */
        private static double[][] reachable(double[][] step) {
            for (int state = 1; state < step.length; state++) {
                if (step[state][state] >= 1) {
                    step[state][0] = 1;
                }
            }
            return step;
        }
    }

    @Test
    void orderMattersOnlyWhereDocumented() {
        GeoD1K departure = GeoD1K.of(0.3, 3, 4, SlotOrder.DEPARTURE_FIRST);
        GeoD1K arrival = GeoD1K.of(0.3, 3, 4, SlotOrder.ARRIVAL_FIRST);
        GeoD1K delayed = GeoD1K.of(0.3, 3, 4, SlotOrder.ARRIVAL_FIRST_DELAYED);
        assertEquals(departure.loss(), arrival.loss());
        assertClose(
                departure.meanTimeInSystem(),
                arrival.meanTimeInSystem() + 1,
                1e-14,
                "one edge less");
        assertTrue(delayed.loss() > departure.loss());
    }

    @Test
    void certainArrivals() {
        for (SlotOrder order : SlotOrder.values()) {
            GeoD1K queue = GeoD1K.of(1, 4, 6, order);
            assertClose(0.75, queue.loss(), 1e-14, order + " loss");
            assertClose(0.25, queue.throughput(), 1e-14, order + " throughput");
        }
        assertEquals(0, GeoD1K.of(1, 1, 3, SlotOrder.DEPARTURE_FIRST).loss());
        assertEquals(0.5, GeoD1K.of(1, 1, 1, SlotOrder.ARRIVAL_FIRST_DELAYED).loss());
    }

    @Test
    void noArrivals() {
        assertEquals(7, GeoD1K.of(0, 7, 3, SlotOrder.DEPARTURE_FIRST).meanTimeInSystem());
        assertEquals(6, GeoD1K.of(0, 7, 3, SlotOrder.ARRIVAL_FIRST).meanTimeInSystem());
        assertEquals(0, GeoD1K.of(0, 7, 3, SlotOrder.DEPARTURE_FIRST).loss());
        assertEquals(1, GeoD1K.of(0, 7, 3, SlotOrder.DEPARTURE_FIRST).probability(0));
    }

    @Test
    void fineSlotsAreContinuousTime() {
        int slots = 1_000_000;
        GeoD1K fine = GeoD1K.of(0.8 / slots, slots, 5, SlotOrder.DEPARTURE_FIRST);
        MD1K continuous = MD1K.of(0.8, 1, 5);
        assertClose(continuous.loss(), fine.loss(), 1e-5, "loss");
        assertClose(continuous.meanTimeInSystem(), fine.meanTimeInSystem() / slots, 1e-5, "time");
    }

    @Test
    void manyPlacesAndSlots() {
        GeoD1K queue = GeoD1K.of(0.1, 10, 10_000, SlotOrder.DEPARTURE_FIRST);
        assertClose(1, CompensatedSum.of(queue.probabilities()), 1e-13, "sum");
        assertClose(0.1 * (1 - queue.loss()), queue.throughput(), 1e-13, "throughput");
    }

    @Test
    void geometricService() {
        double[][] chances = {{0.01, 0.5}, {0.3, 0.4}, {0.5, 0.9}, {0.2, 1}, {0.1, 0.2}};
        for (SlotOrder order : SlotOrder.values()) {
            for (double[] c : chances) {
                GeoGeo1 queue = GeoGeo1.of(c[0], c[1], order);
                double[] exact = geometricChain(c[0], c[1], order, 300);
                double number = 0;
                for (int n = 0; n < 300; n++) {
                    number += n * exact[n];
                    if (n < 100) {
                        String what = order + " " + queue + " state " + n;
                        assertClose(exact[n], queue.probability(n), 1e-12, what);
                    }
                }
                assertClose(number, queue.meanNumberInSystem(), 1e-12, order + " number");
                assertClose(
                        c[0] * queue.meanTimeInSystem(),
                        queue.meanNumberInSystem(),
                        1e-14,
                        "Little");
                double waiting = number - 1 + exact[0];
                assertClose(waiting, queue.meanNumberWaiting(), 1e-10, order + " waiting");
            }
        }
    }

    private static double[] geometricChain(double a, double s, SlotOrder order, int size) {
        double[][] step = new double[size][size];
        boolean atOnce = order == SlotOrder.ARRIVAL_FIRST;
        step[0][1] = atOnce ? a * (1 - s) : a;
        for (int n = 1; n < size; n++) {
            step[n][n - 1] = s * (1 - a);
            if (n + 1 < size) {
                step[n][n + 1] = a * (1 - s);
            }
        }
        return GthElimination.solve(step);
    }

    @Test
    void geometricSaturates() {
        GeoGeo1 queue = GeoGeo1.of(0.5, 0.5, SlotOrder.DEPARTURE_FIRST);
        assertTrue(queue.saturated());
        assertEquals(0.5, queue.throughput());
    }
}
