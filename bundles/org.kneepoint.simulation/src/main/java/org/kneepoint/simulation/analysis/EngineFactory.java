// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulation.analysis;

import org.kneepoint.simulation.RandomStreams;
import org.kneepoint.simulation.SimulationEngine;

/**
 * Builds further copies of the simulated network of a run that proves long. They differ in their
 * random numbers only.
 */
@FunctionalInterface
public interface EngineFactory {
    /**
     * Builds an engine at time 0 that shares no mutable state with other engines.
     *
     * @param tally tally to which it reports the events of packets
     * @param streams streams from which it draws
     */
    SimulationEngine build(PacketTally tally, RandomStreams streams);
}
