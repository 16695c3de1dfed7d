// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.queueing;

import java.util.Objects;
import org.kneepoint.queueing.numerics.Require;

/**
 * The discrete-time queue Geo/Geo/1: in each slot an arrival with probability a, and a completion
 * with probability s if a customer is in service; infinite capacity. Rates are per slot, times in
 * slots, and the number is that at the slot edge ({@link SlotOrder}).
 *
 * <p>With {@code b = a (1 - s)/(s (1 - a))}: if departures come first, or access is delayed, {@code
 * P(0) = 1 - a/s}, {@code P(n) = (a/s) (1 - b) b^(n - 1)}, mean number {@code a (1 - a)/(s - a)};
 * if arrivals come first with immediate access {@code P(n) = (1 - b) b^n}, mean number {@code a (1
 * - s)/(s - a)} (Meisling, Discrete-time queuing theory, Operations Research 6, 1958; Hunter,
 * Mathematical Techniques of Applied Probability 2, 1983, chapter 9). Exact; saturated if a is s or
 * more.
 */
public final class GeoGeo1 extends UnlimitedQueue implements StateDistribution {
    private final double empty;
    private final double busy;
    private final double gap;
    private final GeometricPowers powers;

    private GeoGeo1(
            double arrival,
            double service,
            QueueMeans means,
            double empty,
            double busy,
            double ratio) {
        super(arrival, 1 / service, 1, arrival / service, means);
        this.empty = empty;
        this.busy = busy;
        gap = means == null ? 0 : (service - arrival) / (service * (1 - arrival));
        powers = GeometricPowers.of(ratio, -gap);
    }

    /**
     * Creates the queue.
     *
     * @param arrivalChance probability of an arrival in a slot, 0 to 1
     * @param serviceChance probability that a service in progress ends in a slot, above 0, at most
     *     1
     * @param order order of events in a slot
     * @throws IllegalArgumentException if an argument is outside its range
     */
    public static GeoGeo1 of(double arrivalChance, double serviceChance, SlotOrder order) {
        double a = Require.between("probability of an arrival", arrivalChance, 0, 1);
        if (!(serviceChance > 0 && serviceChance <= 1)) {
            throw Require.bad("probability of a completion", serviceChance, "above 0, at most 1");
        }
        Objects.requireNonNull(order, "order");
        if (a >= serviceChance) {
            return new GeoGeo1(a, serviceChance, null, 0, 1, 1);
        }
        double ratio = a * (1 - serviceChance) / (serviceChance * (1 - a));
        double idle = (serviceChance - a) / serviceChance;
        // at an edge after the departure the distribution is geometric from 0 on
        return order == SlotOrder.ARRIVAL_FIRST
                ? ofGeometric(a, serviceChance, idle / (1 - a), ratio, ratio, 1 - serviceChance)
                : ofGeometric(a, serviceChance, idle, a / serviceChance, ratio, 1 - a);
    }

    /**
     * @param edges numerator of the mean time in the system
     */
    private static GeoGeo1 ofGeometric(
            double a, double s, double empty, double busy, double ratio, double edges) {
        double time = edges / (s - a);
        // given a busy server, the number is geometric: busy / gap in all, busy * ratio / gap
        // waiting
        double waiting = ratio * time;
        QueueMeans means = new QueueMeans(a * time, a * waiting, time, waiting);
        return new GeoGeo1(a, s, means, empty, busy, ratio);
    }

    @Override
    public int states() {
        requireSteady();
        return powers.states(1, busy);
    }

    @Override
    public double probability(int n) {
        requireSteady();
        return Require.count("number of customers", n) == 0 ? empty : busy * gap * powers.at(n - 1);
    }
}
