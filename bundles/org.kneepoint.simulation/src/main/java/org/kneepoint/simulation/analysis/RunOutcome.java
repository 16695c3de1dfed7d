// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulation.analysis;

import java.util.Optional;
import org.kneepoint.api.result.Explanation;
import org.kneepoint.api.result.Status;

/**
 * Outcome of a run: status, reason and statistics.
 *
 * @param status how it ended
 * @param reason why, empty for {@link Status#OK}
 * @param interval what passed in the measured period, if that is known
 * @param sample what was measured of its packets, if that means anything
 * @param steady whether the sample is from after the warm-up
 */
record RunOutcome(
        Status status,
        Explanation reason,
        Optional<IntervalStatistics> interval,
        Optional<PacketSample> sample,
        boolean steady) {
    /** Nothing is offered, nothing arrives, and nothing can be said about latency. */
    static final RunOutcome IDLE =
            new RunOutcome(
                    Status.OK,
                    Explanation.NONE,
                    Optional.of(IntervalStatistics.NONE),
                    Optional.empty(),
                    true);
}
