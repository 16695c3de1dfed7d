// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.api.simulator;

import org.kneepoint.api.result.Point;
import org.kneepoint.api.run.NetworkContext;
import org.kneepoint.api.run.NetworkEvaluator;
import org.kneepoint.api.run.Progress;
import org.kneepoint.api.scenario.BadInput;
import org.osgi.annotation.versioning.ConsumerType;

/**
 * A simulator of some topologies or of any. Offered as an OSGi service of the type {@link
 * Simulator}.
 */
@ConsumerType
public non-sealed interface NetworkSimulator extends Simulator, NetworkEvaluator {
    /**
     * Simulates one scenario with the seed it gives.
     *
     * @param context its scenario has values for at least the {@link #parameters()}
     * @param progress progress and cancellation; polled at least every few milliseconds
     * @return the point; saturation, deadlock and a run too short are answers, not exceptions
     * @throws BadInput if values contradict each other or need a feature that the simulator lacks
     */
    Point simulate(NetworkContext context, Progress progress);
}
