// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.api.simulator;

import java.util.List;
import org.kneepoint.api.result.Point;
import org.kneepoint.api.run.NetworkContext;
import org.kneepoint.api.run.Progress;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.api.scenario.Parameters;
import org.osgi.annotation.versioning.ConsumerType;

/**
 * A simulator that can also raise the load in the course of a run: the Ramp Load Method of T.
 * Yokota, K. Ootsu and T. Baba, A Quantitative Evaluation Methodology of Interconnection Networks.
 * Offered as an OSGi service of the type {@link Simulator}.
 */
@ConsumerType
public interface RampSimulator extends NetworkSimulator {
    /**
     * Returns the words of a ramp, without those of the topology. They say the seed and how the
     * load grows, r(t) = t / {@code slew} + {@code start} up to {@code end} (equation 1), and the
     * {@code window} over which figures are taken; there is no {@code load}.
     */
    Parameters rampParameters();

    /**
     * Raises the load in one run.
     *
     * @param context its scenario has values for at least {@link #rampParameters()}; the arrival
     *     process is ignored
     * @param progress the caller's side; asked at least every few milliseconds
     * @return a point for each window in the order of time, its load that of the middle of the
     *     window; those made so far if the caller cancels. The last has another status than ok if
     *     the run ended before the load did, and none of those before it knows of a deadlock.
     * @throws BadInput if values contradict each other or the simulator lacks a feature
     */
    List<Point> ramp(NetworkContext context, Progress progress);
}
