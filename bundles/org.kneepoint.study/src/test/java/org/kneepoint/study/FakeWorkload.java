// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study;

import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import org.kneepoint.api.scenario.Described;
import org.kneepoint.api.scenario.Description;
import org.kneepoint.api.scenario.Parameter;
import org.kneepoint.api.scenario.Parameters;
import org.kneepoint.api.scenario.Scenario;
import org.kneepoint.api.scenario.StandardParameters;
import org.kneepoint.api.topology.Network;
import org.kneepoint.api.traffic.ArrivalProcess;
import org.kneepoint.api.traffic.LengthDistribution;
import org.kneepoint.api.traffic.TrafficPattern;

/** Parts of a workload with one parameter each. */
final class FakeWorkload {
    private FakeWorkload() {}

    /** Values of the parameters that an evaluator does not have. */
    static Stream<Described> usual() {
        return Stream.of(
                new Pattern("uniform", StandardParameters.SELF_TRAFFIC),
                new Arrivals("poisson", StandardParameters.SCV),
                new Lengths("fixed", StandardParameters.LENGTH));
    }

    /** All to terminal 0, in an object that is new each time. */
    record Pattern(String name, Parameter<?> parameter) implements TrafficPattern {
        @Override
        public Description description() {
            return Description.of("a fake");
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

    /** A message per so many cycles. */
    record Arrivals(String name, Parameter<?> parameter) implements ArrivalProcess {
        @Override
        public Description description() {
            return Description.of("a fake");
        }

        @Override
        public Parameters parameters() {
            return Parameters.of(parameter);
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

    /** Messages half a flit longer than requested on average. */
    record Lengths(String name, Parameter<?> parameter) implements LengthDistribution {
        @Override
        public Description description() {
            return Description.of("a fake");
        }

        @Override
        public Parameters parameters() {
            return Parameters.of(parameter);
        }

        @Override
        public LengthDistribution.Lengths build(Scenario scenario) {
            return new Longer(scenario.get(StandardParameters.LENGTH) + 0.5);
        }
    }

    /** The lengths of one mean. */
    record Longer(double mean) implements LengthDistribution.Lengths {
        @Override
        public int nextLength(RandomGenerator random) {
            return (int) mean;
        }

        @Override
        public double scv() {
            return 0;
        }
    }
}
