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
 * A simulator with runs under growing load: the Ramp Load Method of T. Yokota, K. Ootsu and T.
 * Baba, A Quantitative Evaluation Methodology of Interconnection Networks. Offered as an OSGi
 * service of the type {@link Simulator}.
 */
@ConsumerType
public interface RampSimulator extends NetworkSimulator {
    /**
     * Returns the parameters of a ramp, without those of the topology: seed, growth of the load
     * r(t) = t / {@code slew} + {@code start} up to {@code end} (equation 1), and the {@code
     * window} of the figures; there is no {@code load}.
     */
    Parameters rampParameters();

    /**
     * Simulates one run under growing load.
     *
     * @param context its scenario has values for at least {@link #rampParameters()}; the arrival
     *     process is ignored
     * @param progress progress and cancellation; polled at least every few milliseconds
     * @return a point for each window in the order of time, its load that in the middle of the
     *     window; the points so far if cancelled. Only the last can have a status other than ok, if
     *     the run ended before the ramp.
     * @throws BadInput if values contradict each other or need a feature that the simulator lacks
     */
    List<Point> ramp(NetworkContext context, Progress progress);
}
