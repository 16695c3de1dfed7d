// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.queueing;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.kneepoint.queueing.RelativeError.assertClose;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.kneepoint.support.CompensatedSum;

/** Invariants of every queue over random parameters: Little's law, conservation, bounds. */
class QueueInvariantsTest {
    private static final int ROUNDS = 300;

    @Test
    void finiteQueues() {
        Random random = new Random(20_240_917);
        for (int i = 0; i < ROUNDS; i++) {
            for (FiniteQueue queue : finite(random)) {
                checkStates(queue);
                checkMeans(queue);
                assertFalse(queue.saturated());
                double accepted = queue.arrivalRate() * (1 - queue.loss());
                // 1 - loss has lost as many digits as it is small
                double tolerance = 1e-13 + 1e-15 / (1 - queue.loss());
                assertClose(accepted, queue.throughput(), tolerance, queue + " conservation");
            }
        }
    }

    private static List<FiniteQueue> finite(Random random) {
        double mean = Math.exp(6 * random.nextDouble() - 3);
        int capacity = 1 + (int) Math.exp(6 * random.nextDouble());
        double load = Math.exp(8 * random.nextDouble() - 5);
        double rate = load / mean;
        int servers = 1 + random.nextInt(capacity);
        double ca = 1 + Math.exp(6 * random.nextDouble() - 3);
        double cs = 1 + Math.exp(6 * random.nextDouble() - 3);
        int phases = 2 + random.nextInt(60);
        SlotOrder order = SlotOrder.values()[random.nextInt(3)];
        List<FiniteQueue> queues = new ArrayList<>();
        queues.add(MM1K.of(rate, mean, capacity));
        queues.add(MMcK.of(rate * servers, mean, servers, capacity));
        queues.add(ErlangB.of(rate * servers, mean, servers));
        queues.add(MD1K.of(rate, mean, capacity));
        queues.add(MG1K.of(rate, ServiceTimeDistribution.erlang(phases, mean), capacity));
        queues.add(
                MG1K.of(
                        rate,
                        ServiceTimeDistribution.balancedHyperexponential(mean, cs),
                        capacity));
        queues.add(GEGE1K.of(rate, ca, mean, cs, capacity));
        queues.add(GeoD1K.of(random.nextDouble(), phases, capacity, order));
        return queues;
    }

    private static void checkStates(FiniteQueue queue) {
        double[] states = queue.probabilities();
        assertEquals(queue.capacity() + 1, states.length);
        double number = 0;
        for (int n = 0; n < states.length; n++) {
            assertTrue(states[n] >= 0 && states[n] <= 1 + 1e-15, queue + " state " + n);
            number += n * states[n];
        }
        assertClose(1, CompensatedSum.of(states), 1e-13, queue + " sum");
        assertClose(number, queue.meanNumberInSystem(), 1e-12, queue + " number");
        assertTrue(queue.loss() >= 0 && queue.loss() <= 1, queue + " loss");
        assertEquals(0, queue.probability(states.length));
        states[0] = 7;
        assertTrue(queue.probability(0) <= 1, "the array is a copy");
    }

    private static void checkMeans(QueueingSystem queue) {
        String what = queue.toString();
        assertClose(
                queue.meanNumberInSystem(),
                queue.throughput() * queue.meanTimeInSystem(),
                1e-12,
                what + " Little");
        assertClose(
                queue.meanNumberWaiting(),
                queue.throughput() * queue.meanWaitingTime(),
                1e-12,
                what + " Little, waiting");
        assertTrue(
                queue.meanNumberWaiting() >= 0
                        && queue.meanNumberWaiting() <= queue.meanNumberInSystem(),
                what);
        if (!(queue instanceof GeoD1K || queue instanceof GeoGeo1)) {
            assertTrue(queue.meanTimeInSystem() >= queue.serviceMean(), what + " time");
            assertClose(
                    queue.meanTimeInSystem(),
                    queue.serviceMean() + queue.meanWaitingTime(),
                    1e-12,
                    what + " time");
        }
    }

    @Test
    void unlimitedQueues() {
        Random random = new Random(5);
        for (int i = 0; i < ROUNDS; i++) {
            double mean = Math.exp(6 * random.nextDouble() - 3);
            double rate = random.nextDouble() / mean;
            for (QueueingSystem queue : unlimited(rate, mean, random)) {
                checkMeans(queue);
                assertFalse(queue.saturated());
                assertEquals(0, queue.loss());
                assertEquals(queue.arrivalRate(), queue.throughput());
            }
        }
    }

    private static List<QueueingSystem> unlimited(double rate, double mean, Random random) {
        double ca = 1 + 9 * random.nextDouble();
        double cs = 1 + 9 * random.nextDouble();
        int servers = 1 + random.nextInt(50);
        List<QueueingSystem> queues = new ArrayList<>();
        queues.add(MM1.of(rate, mean));
        queues.add(MMc.of(rate * servers, mean, servers));
        queues.add(MMInf.of(rate * servers, mean));
        queues.add(MD1.of(rate, mean));
        queues.add(MG1.of(rate, ServiceTimeDistribution.ofMoments(mean, cs)));
        queues.add(PollaczekKhinchine.of(rate, mean, cs));
        queues.add(MGc.of(rate * servers, mean, cs, servers, MGc.Formula.HOKSTAD));
        queues.add(MGc.of(rate * servers, mean, cs, servers, MGc.Formula.KIMURA));
        queues.add(GEGE1.of(rate, ca, mean, cs));
        queues.add(GEG1.of(rate, ca, mean, cs));
        queues.add(GeoGeo1.of(rate * mean * 0.5, 0.5, SlotOrder.DEPARTURE_FIRST));
        for (GG1.Formula formula : GG1.Formula.values()) {
            queues.add(GG1.of(Math.max(1e-9, rate), ca, mean, cs, formula));
        }
        return queues;
    }

    @Test
    void saturatedQueuesAnswerButHaveNoMeans() {
        List<QueueingSystem> queues = new ArrayList<>();
        for (double rate : new double[] {0.5, 0.6, 500}) {
            queues.add(MM1.of(rate, 2));
            queues.add(MMc.of(rate * 3, 2, 3));
            queues.add(MD1.of(rate, 2));
            queues.add(MG1.of(rate, ServiceTimeDistribution.erlang(3, 2)));
            queues.add(PollaczekKhinchine.of(rate, 2, 3));
            queues.add(MGc.of(rate * 3, 2, 4, 3, MGc.Formula.KIMURA));
            queues.add(GEGE1.of(rate, 2, 2, 2));
            queues.add(GEG1.of(rate, 2, 2, 0));
            queues.add(GG1.of(rate, 0.5, 2, 0.5, GG1.Formula.MARCHAL));
        }
        queues.add(GeoGeo1.of(0.7, 0.5, SlotOrder.ARRIVAL_FIRST));
        for (QueueingSystem queue : queues) {
            assertTrue(queue.saturated(), queue.toString());
            assertTrue(queue.utilisation() >= 1);
            assertTrue(queue.throughput() > 0 && queue.throughput() <= queue.arrivalRate());
            assertEquals(0, queue.loss());
            assertThrows(IllegalStateException.class, queue::meanNumberInSystem);
            assertThrows(IllegalStateException.class, queue::meanNumberWaiting);
            assertThrows(IllegalStateException.class, queue::meanTimeInSystem);
            assertThrows(IllegalStateException.class, queue::meanWaitingTime);
            if (queue instanceof StateDistribution) {
                StateDistribution states = (StateDistribution) queue;
                assertThrows(IllegalStateException.class, states::states);
                assertThrows(IllegalStateException.class, states::probabilities);
                assertThrows(IllegalStateException.class, () -> states.probabilities(3));
                assertThrows(IllegalStateException.class, () -> states.probability(3));
            }
        }
    }

    @Test
    void lossFallsWithRoomAndRisesWithLoad() {
        for (int capacity = 1; capacity < 40; capacity++) {
            for (double load : new double[] {0.2, 0.9, 1, 1.1, 4}) {
                double loss = MD1K.of(load, 1, capacity).loss();
                // well above load 1 the loss is 1 - 1/load to all digits
                assertTrue(MD1K.of(load, 1, capacity + 1).loss() <= loss * (1 + 1e-14));
                assertTrue(MD1K.of(load * 1.01, 1, capacity).loss() > loss);
            }
        }
    }

    @Test
    void zeroArrivals() {
        for (QueueingSystem queue :
                List.of(
                        MM1.of(0, 2),
                        MMc.of(0, 2, 3),
                        MMInf.of(0, 2),
                        MD1.of(0, 2),
                        PollaczekKhinchine.of(0, 2, 3),
                        MM1K.of(0, 2, 4),
                        MMcK.of(0, 2, 3, 4),
                        ErlangB.of(0, 2, 3),
                        MG1K.of(0, ServiceTimeDistribution.erlang(4, 2), 4),
                        MG1K.of(0, ServiceTimeDistribution.balancedHyperexponential(2, 5), 4),
                        GEGE1.of(0, 1, 2, 3),
                        GEGE1K.of(0, 1, 2, 1, 4))) {
            assertEquals(0, queue.meanNumberInSystem(), queue.toString());
            assertEquals(2, queue.meanTimeInSystem(), queue.toString());
            assertEquals(0, queue.loss(), queue.toString());
            assertEquals(0, queue.throughput(), queue.toString());
            if (queue instanceof StateDistribution) {
                double[] states = ((StateDistribution) queue).probabilities(3);
                assertArrayEquals(new double[] {1, 0, 0}, states, queue.toString());
            }
        }
    }

    @Test
    void badArguments() {
        double nan = Double.NaN;
        double infinite = Double.POSITIVE_INFINITY;
        for (double rate : new double[] {nan, -1e-9, infinite}) {
            refused(() -> MM1.of(rate, 1));
            refused(() -> MMc.of(rate, 1, 2));
            refused(() -> MMInf.of(rate, 1));
            refused(() -> MM1K.of(rate, 1, 2));
            refused(() -> MMcK.of(rate, 1, 2, 3));
            refused(() -> ErlangB.of(rate, 1, 2));
            refused(() -> ErlangB.blocking(2, rate));
            refused(() -> ErlangC.waiting(2, rate));
            refused(() -> MD1.of(rate, 1));
            refused(() -> MD1K.of(rate, 1, 2));
            refused(() -> MD1KEvaluator.of(2).evaluate(rate));
            refused(() -> MG1.of(rate, ServiceTimeDistribution.exponential(1)));
            refused(() -> MG1K.of(rate, ServiceTimeDistribution.exponential(1), 2));
            refused(() -> PollaczekKhinchine.of(rate, 1, 1));
            refused(() -> MGc.of(rate, 1, 1, 2, MGc.Formula.HOKSTAD));
            refused(() -> GEGE1.of(rate, 1, 1, 1));
            refused(() -> GEGE1K.of(rate, 1, 1, 1, 2));
            refused(() -> GEG1.of(rate, 1, 1, 1));
            refused(() -> GG1.of(rate, 1, 1, 1, GG1.Formula.MARCHAL));
            refused(() -> GeoGeo1.of(rate, 0.5, SlotOrder.ARRIVAL_FIRST));
            refused(() -> GeoD1K.of(rate, 2, 2, SlotOrder.ARRIVAL_FIRST));
            refused(() -> ServiceTimeDistribution.exponential(1).arrivalTails(rate, 2));
        }
        for (double mean : new double[] {nan, 0, -1, infinite}) {
            refused(() -> MM1.of(0.5, mean));
            refused(() -> MD1K.of(0.5, mean, 3));
            refused(() -> GEGE1K.of(0.5, 2, mean, 2, 3));
            refused(() -> ServiceTimeDistribution.deterministic(mean));
            refused(() -> ServiceTimeDistribution.exponential(mean));
            refused(() -> ServiceTimeDistribution.erlang(3, mean));
            refused(() -> ServiceTimeDistribution.balancedHyperexponential(mean, 2));
            refused(() -> ServiceTimeDistribution.hyperexponential(0.5, mean, 1));
        }
        for (double scv : new double[] {nan, 0.999, infinite}) {
            refused(() -> GEGE1.of(0.5, scv, 1, 2));
            refused(() -> GEGE1K.of(0.5, 2, 1, scv, 4));
            refused(() -> GEG1.of(0.5, scv, 1, 2));
            refused(() -> ServiceTimeDistribution.balancedHyperexponential(1, scv));
            refused(() -> ServiceTimeDistribution.ofMoments(1, scv));
        }
        refused(() -> MD1K.of(1, 1, 0));
        refused(() -> MMcK.of(1, 1, 3, 2));
        refused(() -> MMc.of(1, 1, 0));
        refused(() -> ServiceTimeDistribution.erlang(0, 1));
        refused(() -> ServiceTimeDistribution.hyperexponential(1.5, 1, 1));
        refused(() -> GeoGeo1.of(0.1, 0, SlotOrder.ARRIVAL_FIRST));
        refused(() -> GeoD1K.of(0.1, 0, 2, SlotOrder.ARRIVAL_FIRST));
        refused(() -> MM1.of(1e200, 1e200));
        refused(() -> MM1.of(0.5, 1).probability(-1));
        refused(() -> MM1.of(0.5, 1).probabilities(-1));
    }

    @Test
    void errorsHaveValueAndRange() {
        IllegalArgumentException e =
                assertThrows(IllegalArgumentException.class, () -> MD1K.of(1, 1, 0));
        assertTrue(e.getMessage().startsWith("capacity 0: "), e.getMessage());
        assertTrue(e.getMessage().endsWith(" 1 to 1000000"), e.getMessage());
        e = assertThrows(IllegalArgumentException.class, () -> MM1.of(Double.NaN, 1));
        assertTrue(e.getMessage().startsWith("arrival rate NaN: "), e.getMessage());
    }

    private static void refused(org.junit.jupiter.api.function.Executable action) {
        assertThrows(IllegalArgumentException.class, action);
    }
}
