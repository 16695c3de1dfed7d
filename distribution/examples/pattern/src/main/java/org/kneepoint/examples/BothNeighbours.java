// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.examples;

import java.util.random.RandomGenerator;
import org.kneepoint.api.scenario.Description;
import org.kneepoint.api.scenario.Scenario;
import org.kneepoint.api.topology.Network;
import org.kneepoint.api.traffic.TrafficPattern;
import org.osgi.service.component.annotations.Component;

/** The pattern {@code both-neighbours}: to the next or the previous terminal, equally likely. */
@Component
public final class BothNeighbours implements TrafficPattern {
    @Override
    public String name() {
        return "both-neighbours";
    }

    @Override
    public Destinations build(Scenario scenario, Network network) {
        return new Neighbours(network.terminals());
    }

    private record Neighbours(int terminals) implements Destinations {
        @Override
        public int destination(int source, RandomGenerator random) {
            return neighbour(source, random.nextBoolean() ? 1 : -1);
        }

        @Override
        public double probability(int source, int destination) {
            double next = destination == neighbour(source, 1) ? 0.5 : 0;
            double previous = destination == neighbour(source, -1) ? 0.5 : 0;
            return next + previous;
        }

        private int neighbour(int source, int step) {
            return Math.floorMod(source + step, terminals);
        }
    }

    @Override
    public Description description() {
        return Description.of("to the next or the previous terminal, each with probability 1/2")
                .example("simulate mesh radix=4 load=0.2 pattern=both-neighbours")
                .source("halo exchange of a stencil in one dimension")
                .validity("any network")
                .verification("the contract of patterns");
    }
}
