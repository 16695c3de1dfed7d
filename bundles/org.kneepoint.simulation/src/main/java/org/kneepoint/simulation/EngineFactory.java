// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulation;

import org.kneepoint.simulation.analysis.PacketTally;

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
