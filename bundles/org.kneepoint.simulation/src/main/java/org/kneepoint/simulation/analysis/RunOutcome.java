// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulation.analysis;

import java.util.Optional;
import org.kneepoint.api.result.Explanation;
import org.kneepoint.api.result.Status;

/**
 * Outcome of a run: status, reason and statistics.
 *
 * @param status status
 * @param reason reason, empty for {@link Status#OK}
 * @param interval statistics of the measurement period, if known
 * @param sample statistics of its packets, if meaningful
 * @param steady whether the sample is from after the warm-up
 */
record RunOutcome(
        Status status,
        Explanation reason,
        Optional<IntervalStatistics> interval,
        Optional<PacketSample> sample,
        boolean steady) {
    /** No traffic is offered: throughput 0, latency undefined. */
    static final RunOutcome IDLE =
            new RunOutcome(
                    Status.OK,
                    Explanation.NONE,
                    Optional.of(IntervalStatistics.NONE),
                    Optional.empty(),
                    true);
}
