// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study;

import java.util.random.RandomGenerator;
import org.kneepoint.api.scenario.Description;
import org.kneepoint.api.scenario.Scenario;
import org.kneepoint.api.topology.Network;
import org.kneepoint.api.traffic.TrafficPattern;

/** Everybody sends to the next terminal. */
record NeighbourPattern(String name) implements TrafficPattern {
    @Override
    public Description description() {
        return Description.of("to the next terminal");
    }

    @Override
    public Destinations build(Scenario scenario, Network network) {
        return new Next(network.terminals());
    }

    /** The pattern of so many terminals. */
    record Next(int terminals) implements Destinations {
        @Override
        public int destination(int source, RandomGenerator random) {
            return (source + 1) % terminals;
        }

        @Override
        public double probability(int source, int destination) {
            return destination == (source + 1) % terminals ? 1 : 0;
        }
    }
}
