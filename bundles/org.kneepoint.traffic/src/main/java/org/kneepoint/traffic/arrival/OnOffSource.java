// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.traffic.arrival;

import java.util.random.RandomGenerator;
import org.kneepoint.api.traffic.ArrivalProcess.Source;

/**
 * The messages of an on-off source: an interval is 1 plus the failures before a success, of one of
 * two probabilities. So a time is drawn at once, however many bursts pass without a message.
 */
final class OnOffSource implements Source {
    private final double longAtStart;
    private final double longLater;
    private final double logFailureLong;
    private final double logFailureShort;
    private boolean started;

    /** A process in equilibrium at time 0. */
    OnOffSource(OnOffChain chain) {
        double shorter = chain.shorter();
        double longer = chain.longer();
        // an interval of 1 has the probability that the source stays on and tries with success
        double one = (1 - chain.off()) * chain.peakProbability();
        longLater = (shorter - one) / (shorter - longer);
        // of all moments as many lie in long intervals as those take of the time
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
