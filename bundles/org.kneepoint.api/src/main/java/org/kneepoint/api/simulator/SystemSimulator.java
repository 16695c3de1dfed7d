// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.api.simulator;

import org.kneepoint.api.result.Point;
import org.kneepoint.api.run.Progress;
import org.kneepoint.api.run.SystemEvaluator;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.api.scenario.Scenario;
import org.osgi.annotation.versioning.ConsumerType;

/**
 * A simulator of systems that a paper defines. Offered as an OSGi service of the type {@link
 * Simulator}.
 */
@ConsumerType
public non-sealed interface SystemSimulator extends Simulator, SystemEvaluator {
    /**
     * Simulates one scenario with the seed it gives.
     *
     * @param scenario values for at least its {@link #parameters()}
     * @param progress progress and cancellation; polled at least every few milliseconds
     * @return the point; saturation, deadlock and a run too short are answers, not exceptions
     * @throws BadInput if values contradict each other or need a feature that the simulator lacks
     */
    Point simulate(Scenario scenario, Progress progress);
}
