// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulation;

import org.kneepoint.simulation.analysis.PacketTally;

/**
 * Builds the engines of a run: one, and where the run is long further copies of the simulated
 * network, which differ in their random numbers only.
 */
@FunctionalInterface
public interface EngineFactory {
    /**
     * Builds an engine at time 0 that shares no mutable state with the others.
     *
     * @param tally tally to which it reports the events of packets
     * @param streams streams from which it draws
     */
    SimulationEngine build(PacketTally tally, RandomStreams streams);
}
