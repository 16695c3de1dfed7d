// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.queueing;

import java.util.Objects;
import org.kneepoint.queueing.numerics.Require;

/**
 * The discrete-time queue Geo/D/1/K: in each slot an arrival with probability a, a service of a
 * whole number D of slots, capacity K; a customer who finds K in the system is lost. Rates are per
 * slot, times in slots, and the number is that at the slot edge ({@link SlotOrder}).
 *
 * <p>The chain embedded at departures has binomial arrivals: in D slots during a service, but in D
 * - 1 during the first one of a busy period unless access is delayed, because the slot of its
 * arrival belongs to that service. Let d(n) be the probability that a departure leaves n, and
 * {@code c = a D + d(0) (1 - a)} the mean arrivals from one departure to the next ({@code a D +
 * d(0)} if access is delayed). Then an arrival finds n below K with probability {@code d(n)/c}, and
 * the loss is the mean number of arrivals without a place per service over c. Arrivals have the
 * same probability in every slot, so they see the distribution at the preceding edge; where the
 * edge lies after the arrival, it is advanced by one arrival. (Gravey and Hebuterne, Performance
 * Evaluation 14, 1992, for the two conventions; the derivation is that of M/G/1/K in {@link MG1K}
 * step by step.) Exact for every load.
 */
public final class GeoD1K extends FiniteQueue {
    private GeoD1K(
            double arrival,
            int slots,
            double throughput,
            double loss,
            double[] edge,
            QueueMeans means) {
        super(arrival, slots, arrival * slots, throughput, loss, means, edge);
    }

    /**
     * Creates the queue.
     *
     * @param arrivalChance probability of an arrival in a slot, 0 to 1
     * @param serviceSlots length of a service, 1 to 1,000,000 slots
     * @param capacity all places, the one in service included; 1 to 1,000,000
     * @param order order of events in a slot
     * @throws IllegalArgumentException if an argument is outside its range
     */
    public static GeoD1K of(double arrivalChance, int serviceSlots, int capacity, SlotOrder order) {
        double a = Require.between("probability of an arrival", arrivalChance, 0, 1);
        Require.between("service slots", serviceSlots, 1, Require.LARGEST);
        Require.capacity(capacity);
        boolean delayed = Objects.requireNonNull(order, "order") == SlotOrder.ARRIVAL_FIRST_DELAYED;
        double[] found = foundByArrivals(a, serviceSlots, capacity, delayed);
        double cycle = found[capacity + 1];
        double loss = found[capacity];
        double[] edge = statesAtSlotEdge(found, a, capacity, order == SlotOrder.DEPARTURE_FIRST);
        double throughput = a / cycle;
        return new GeoD1K(
                a,
                serviceSlots,
                throughput,
                loss,
                edge,
                means(edge, throughput, serviceSlots, order));
    }

    /**
     * The state seen by arrivals: probabilities of 0 to K customers, followed by the mean arrivals
     * from one departure to the next.
     */
    private static double[] foundByArrivals(double a, int slots, int capacity, boolean delayed) {
        EmbeddedChain chain = new EmbeddedChain(capacity - 1);
        double lost = lostPerService(chain, a, slots, delayed);
        double cycle = a * slots + chain.departureStates[0] * (delayed ? 1 : 1 - a);
        double[] found = new double[capacity + 2];
        for (int n = 0; n < capacity; n++) {
            found[n] = chain.departureStates[n] / cycle;
        }
        found[capacity] = (lost < 0 ? cycle - 1 : lost) / cycle;
        found[capacity + 1] = cycle;
        return found;
    }

    /** Solves the chain; returns the losses per service, negative if they follow from the cycle. */
    private static double lostPerService(
            EmbeddedChain chain, double a, int slots, boolean delayed) {
        int top = chain.departureStates.length - 1;
        if (slots == 1) {
            return solveOneSlotService(chain, a, delayed);
        }
        ArrivalTails next = new ArrivalTails(top + 1);
        ArrivalTails first = delayed ? next : new ArrivalTails(top + 1);
        fill(next, slots, a);
        if (!delayed) {
            fill(first, slots - 1, a);
        }
        double factor = delayed ? 1 : 1 / (1 - a);
        chain.solve(first, next, factor);
        if (top == 0) {
            return a * (delayed ? slots : slots - 1);
        }
        return a * slots < ArrivalTails.HEAVY ? chain.lostPerDeparture(first, next, factor) : -1;
    }

    /**
     * Solves the chain in closed form: at most one customer arrives during a service of one slot.
     */
    private static double solveOneSlotService(EmbeddedChain chain, double a, boolean delayed) {
        int top = chain.departureStates.length - 1;
        boolean leavesOne = delayed && top > 0;
        chain.departureStates[0] = leavesOne ? 1 - a : 1;
        if (leavesOne) {
            chain.departureStates[1] = a;
        }
        return delayed && top == 0 ? a : 0;
    }

    /** Binomial arrivals: one trial in each slot. */
    private static void fill(ArrivalTails tails, int slots, double a) {
        double idle = Math.exp(slots * Math.log1p(-a));
        double odds = a / (1 - a);
        tails.fill(a * slots, idle, j -> j > slots ? 0 : odds * (slots - j + 1) / j);
    }

    /** Returns the distribution at the slot edge from that seen by arrivals. */
    private static double[] statesAtSlotEdge(
            double[] found, double a, int capacity, boolean afterArrival) {
        double[] edge = new double[capacity + 1];
        double noArrivalProbability = afterArrival ? 1 - a : 1;
        double arrivalProbability = afterArrival ? a : 0;
        edge[0] = found[0] * noArrivalProbability;
        for (int n = 1; n <= capacity; n++) {
            edge[n] =
                    found[n] * (n < capacity ? noArrivalProbability : 1)
                            + found[n - 1] * arrivalProbability;
        }
        return edge;
    }

    private static QueueMeans means(double[] edge, double throughput, int slots, SlotOrder order) {
        QueueMeans counted = QueueMeans.ofStates(edge, 1, slots);
        if (throughput == 0) {
            double alone = order == SlotOrder.ARRIVAL_FIRST ? slots - 1 : slots;
            return new QueueMeans(0, 0, alone, 0);
        }
        return new QueueMeans(
                counted.number(),
                counted.numberWaiting(),
                counted.number() / throughput,
                counted.numberWaiting() / throughput);
    }
}
