// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.traffic.arrival;

import java.util.random.RandomGenerator;
import org.kneepoint.api.traffic.ArrivalProcess.Source;

/**
 * A source that is busy for l cycles after each message, then has one trial per cycle: the interval
 * is l plus the failures before the first success.
 */
final class BernoulliSource implements Source {
    private final int busy;
    private final double busyAtStart;
    private final double logFailure;
    private boolean started;

    /**
     * Creates a process in equilibrium at time 0.
     *
     * @param busy l, cycles, at least 1
     * @param success probability of a trial, above 0 and at most 1
     */
    BernoulliSource(int busy, double success) {
        this.busy = busy;
        // a message begun in any of the l - 1 cycles before 0 is still in progress
        this.busyAtStart = (busy - 1) / (busy + (1 - success) / success);
        this.logFailure = InversionSampling.logFailure(success);
    }

    @Override
    public double nextInterval(RandomGenerator random) {
        int still = started ? busy : remainder(random);
        started = true;
        return still + InversionSampling.failures(random, logFailure);
    }

    /** Remaining cycles of the message in progress at time 0, uniform from 1 to l - 1. */
    private int remainder(RandomGenerator random) {
        boolean underWay = busyAtStart > 0 && random.nextDouble() < busyAtStart;
        return underWay ? 1 + random.nextInt(busy - 1) : 0;
    }
}
