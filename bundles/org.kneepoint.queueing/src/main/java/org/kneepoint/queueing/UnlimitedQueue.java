// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.queueing;

import org.kneepoint.queueing.numerics.Require;

/** A queue of infinite capacity; saturated for utilisation 1 and above. */
abstract class UnlimitedQueue extends BaseQueue {
    private final int servers;
    private final QueueMeans means;

    /**
     * @param means the means, or null if saturated
     */
    UnlimitedQueue(
            double arrivalRate,
            double serviceMean,
            int servers,
            double utilisation,
            QueueMeans means) {
        super(arrivalRate, serviceMean, utilisation);
        this.servers = servers;
        this.means = means;
    }

    /**
     * The idle fraction of the servers, 1 - utilisation, with a single rounding: near saturation
     * every mean is inversely proportional to it. It is 0 exactly if the rounded utilisation is 1
     * or more, else positive.
     */
    static double idleFraction(double rate, double serviceMean, int servers) {
        if (Require.load(rate, serviceMean) / servers >= 1) {
            return 0;
        }
        return Math.fma(-rate, serviceMean, servers) / servers;
    }

    @Override
    public final boolean saturated() {
        return means == null;
    }

    /** Returns the arrival rate, or the full service rate if saturated. */
    @Override
    public final double throughput() {
        return saturated() ? servers / serviceMean() : arrivalRate();
    }

    /** Returns 0: a queue of infinite capacity loses no customer. */
    @Override
    public final double loss() {
        return 0;
    }

    @Override
    public final double meanNumberInSystem() {
        return requireSteady().number();
    }

    @Override
    public final double meanNumberWaiting() {
        return requireSteady().numberWaiting();
    }

    @Override
    public final double meanTimeInSystem() {
        return requireSteady().time();
    }

    @Override
    public final double meanWaitingTime() {
        return requireSteady().timeWaiting();
    }

    /** Returns the means; throws if there is no steady state. */
    final QueueMeans requireSteady() {
        if (means == null) {
            throw new IllegalStateException(
                    "no steady state: utilisation " + utilisation() + " is not below 1");
        }
        return means;
    }

    @Override
    public String toString() {
        return getClass().getSimpleName() + "[utilisation " + utilisation() + "]";
    }
}
