// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.api.simulator;

import org.kneepoint.api.result.Point;
import org.kneepoint.api.run.Evaluator;
import org.kneepoint.api.run.Progress;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.api.scenario.Scenario;
import org.osgi.annotation.versioning.ConsumerType;

/**
 * A simulator of one system or of any installed topology. Offered as an OSGi service; each call
 * makes its own state, so that several threads may simulate at once. The same scenario gives the
 * same bits.
 */
@ConsumerType
public interface Simulator extends Evaluator {
    /**
     * Simulates one scenario with the seed it names.
     *
     * @param scenario values for at least its {@link #parameters()}; for a topology also the parts
     *     {@link org.kneepoint.api.topology.Network}, {@link org.kneepoint.api.topology.Routing},
     *     {@link org.kneepoint.api.traffic.TrafficPattern.Destinations}, {@link
     *     org.kneepoint.api.traffic.ArrivalProcess} and {@link
     *     org.kneepoint.api.traffic.LengthDistribution.Lengths}
     * @param progress the caller's side; asked at least every few milliseconds
     * @return the point; saturation, deadlock and a run too short are answers, not exceptions
     * @throws BadInput if values contradict each other or the simulator lacks a feature, saying
     *     which
     */
    Point simulate(Scenario scenario, Progress progress);
}
