// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.traffic.arrival;

import java.util.random.RandomGenerator;
import org.kneepoint.api.traffic.ArrivalProcess.Source;

/**
 * The messages of an on-off source: an interval is 1 plus the failures before a success, of one of
 * two probabilities, and is drawn in one step.
 */
final class OnOffSource implements Source {
    private final double longAtStart;
    private final double longLater;
    private final double logFailureLong;
    private final double logFailureShort;
    private boolean started;

    /** Creates a process in equilibrium at time 0. */
    OnOffSource(OnOffChain chain) {
        double shorter = chain.shorter();
        double longer = chain.longer();
        // an interval of 1: the source stays on and the trial succeeds
        double one = (1 - chain.off()) * chain.peakProbability();
        longLater = (shorter - one) / (shorter - longer);
        // time 0 lies in a long interval with the fraction of the time that these take
        longAtStart = longLater * chain.rate() / longer;
        logFailureLong = InversionSampling.logFailure(longer);
        logFailureShort = InversionSampling.logFailure(shorter);
    }

    @Override
    public double nextInterval(RandomGenerator random) {
        boolean isLong = random.nextDouble() < (started ? longLater : longAtStart);
        double failures =
                InversionSampling.failures(random, isLong ? logFailureLong : logFailureShort);
        double interval = started ? 1 + failures : failures;
        started = true;
        return interval;
    }
}
