// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.shell;

import java.util.random.RandomGenerator;
import org.kneepoint.api.result.Point;
import org.kneepoint.api.result.Quantities;
import org.kneepoint.api.run.NetworkContext;
import org.kneepoint.api.run.Progress;
import org.kneepoint.api.scenario.Description;
import org.kneepoint.api.scenario.Parameter;
import org.kneepoint.api.scenario.Parameters;
import org.kneepoint.api.scenario.Scenario;
import org.kneepoint.api.scenario.StandardParameters;
import org.kneepoint.api.simulator.NetworkSimulator;
import org.kneepoint.api.topology.Network;
import org.kneepoint.api.topology.Topology;
import org.kneepoint.api.traffic.ArrivalProcess;
import org.kneepoint.api.traffic.LengthDistribution;
import org.kneepoint.api.traffic.TrafficPattern;
import org.kneepoint.study.plugin.Catalogue;
import org.kneepoint.testkit.StarNetwork;

/** A workbench with a topology, a simulator of any topology, and traffic. */
public final class FakeNetworkWorkbench {
    private FakeNetworkWorkbench() {}

    /** All of it, and the network of {@link FakeWorkbench}. */
    public static Catalogue catalogue() {
        return Catalogue.of(
                new Star(),
                new Engine(),
                new FakeWorkbench.Net(),
                new Pattern("uniform", StandardParameters.SELF_TRAFFIC),
                new Pattern("hot", StandardParameters.HOTSPOT),
                new Steady(),
                new Fixed());
    }

    /** Terminals around one router. */
    public static final class Star implements Topology {
        @Override
        public String name() {
            return "star";
        }

        @Override
        public Description description() {
            return Description.of("terminals around one router")
                    .variant("direct", "at once")
                    .variant("winding", "by and by");
        }

        @Override
        public Parameters parameters() {
            return Parameters.of(StandardParameters.NODES.between(2, 64).withDefault(2));
        }

        @Override
        public Network build(Scenario scenario) {
            int nodes = scenario.get(StandardParameters.NODES);
            return nodes > 2
                    ? StarNetwork.of(nodes, "direct", "scenic")
                    : StarNetwork.of(nodes, "direct");
        }
    }

    /** Latency 10 + load at every network; measures half as long again as requested. */
    public static final class Engine implements NetworkSimulator {
        @Override
        public String name() {
            return "engine";
        }

        @Override
        public Description description() {
            return Description.of("simulates anything").variant("plain", "as it is");
        }

        @Override
        public Parameters parameters() {
            return Parameters.of(
                            StandardParameters.ROUTING,
                            Parameter.choice("router", "router model", "ideal", "real"),
                            StandardParameters.PATTERN,
                            StandardParameters.ARRIVAL_PROCESS,
                            StandardParameters.LENGTH_DISTRIBUTION.withDefault("fixed"),
                            StandardParameters.SEED,
                            StandardParameters.CYCLES.withDefault(1000))
                    .exactlyOneOf(StandardParameters.LOAD, StandardParameters.RATE);
        }

        @Override
        public Point simulate(NetworkContext context, Progress progress) {
            Scenario scenario = context.scenario();
            double load = scenario.load(8);
            return Point.of(scenario)
                    .with(Quantities.LOAD, load)
                    .with(Quantities.RATE, load / 8)
                    .with(Quantities.THROUGHPUT, load)
                    .with(Quantities.LATENCY, 10 + load)
                    .with(Quantities.LATENCY_CI95, 0.5)
                    .with(Quantities.CYCLES_MEASURED, 1.5 * scenario.get(StandardParameters.CYCLES))
                    .build();
        }
    }

    private record Pattern(String name, Parameter<?> parameter) implements TrafficPattern {
        @Override
        public Description description() {
            return Description.of("a pattern called " + name);
        }

        @Override
        public Parameters parameters() {
            return Parameters.of(parameter);
        }

        @Override
        public Destinations build(Scenario scenario, Network network) {
            return new Destinations() {
                @Override
                public int destination(int source, RandomGenerator random) {
                    return 0;
                }

                @Override
                public double probability(int source, int destination) {
                    return destination == 0 ? 1 : 0;
                }
            };
        }
    }

    private record Steady() implements ArrivalProcess {
        @Override
        public String name() {
            return "poisson";
        }

        @Override
        public Description description() {
            return Description.of("one after the other");
        }

        @Override
        public Source start(Scenario scenario, double rate) {
            return random -> 1 / rate;
        }

        @Override
        public double scv(Scenario scenario, double rate) {
            return 0;
        }
    }

    private record Fixed() implements LengthDistribution, LengthDistribution.Lengths {
        @Override
        public String name() {
            return "fixed";
        }

        @Override
        public Description description() {
            return Description.of("all of one length");
        }

        @Override
        public Lengths build(Scenario scenario) {
            return this;
        }

        @Override
        public int nextLength(RandomGenerator random) {
            return 8;
        }

        @Override
        public double mean() {
            return 8;
        }

        @Override
        public double scv() {
            return 0;
        }
    }
}
