// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.api.simulator;

import org.kneepoint.api.result.Point;
import org.kneepoint.api.run.Progress;
import org.kneepoint.api.run.SystemEvaluator;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.api.scenario.Scenario;
import org.osgi.annotation.versioning.ConsumerType;

/**
 * A simulator of systems that its paper defines. Offered as an OSGi service of the type {@link
 * Simulator}.
 */
@ConsumerType
public non-sealed interface SystemSimulator extends Simulator, SystemEvaluator {
    /**
     * Simulates one scenario with the seed it names.
     *
     * @param scenario values for at least its {@link #parameters()}
     * @param progress the caller's side; asked at least every few milliseconds
     * @return the point; saturation, deadlock and a run too short are answers, not exceptions
     * @throws BadInput if values contradict each other or the simulator lacks a feature, saying
     *     which
     */
    Point simulate(Scenario scenario, Progress progress);
}
