// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.contract;

import java.util.random.RandomGenerator;
import org.kneepoint.api.run.NetworkContext;
import org.kneepoint.api.scenario.Description;
import org.kneepoint.api.scenario.Scenario;
import org.kneepoint.api.topology.Capacity;
import org.kneepoint.api.topology.Network;
import org.kneepoint.api.topology.Routing;
import org.kneepoint.api.traffic.ArrivalProcess;
import org.kneepoint.api.traffic.LengthDistribution.Lengths;
import org.kneepoint.api.traffic.TrafficPattern.Destinations;

/** The default workload: uniform traffic, Poisson arrivals, messages of one length. */
public final class UniformPoissonWorkload {
    private UniformPoissonWorkload() {}

    /**
     * Returns the context of a network under this workload.
     *
     * @param length of all messages, flits, 1 or more
     */
    public static NetworkContext context(
            Scenario scenario, Network network, Routing routing, int length) {
        return new NetworkContext(
                scenario,
                network,
                routing,
                new Uniform(network.terminals()),
                new Poisson(),
                new Fixed(length),
                Capacity.UNKNOWN);
    }

    private record Uniform(int terminals) implements Destinations {
        @Override
        public int destination(int source, RandomGenerator random) {
            int other = random.nextInt(terminals - 1);
            return other < source ? other : other + 1;
        }

        @Override
        public double probability(int source, int destination) {
            return source == destination ? 0 : 1.0 / (terminals - 1);
        }
    }

    private record Poisson() implements ArrivalProcess {
        @Override
        public String name() {
            return "poisson";
        }

        @Override
        public Description description() {
            return Description.of("intervals of exponential length")
                    .source("any textbook")
                    .validity("every rate")
                    .verification("its mean and variance, by the test kit");
        }

        @Override
        public Source start(Scenario scenario, double rate) {
            return random -> -Math.log(1 - random.nextDouble()) / rate;
        }

        @Override
        public double scv(Scenario scenario, double rate) {
            return 1;
        }
    }

    private record Fixed(int length) implements Lengths {
        @Override
        public int nextLength(RandomGenerator random) {
            return length;
        }

        @Override
        public double mean() {
            return length;
        }

        @Override
        public double scv() {
            return 0;
        }

        @Override
        public double max() {
            return length;
        }
    }

    /** Returns the arrivals alone. */
    public static ArrivalProcess arrivals() {
        return new Poisson();
    }
}
