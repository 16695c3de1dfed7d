// SPDX-License-Identifier: Apache-2.0
package drop;

import java.util.random.RandomGenerator;
import org.kneepoint.api.scenario.Description;
import org.kneepoint.api.scenario.Scenario;
import org.kneepoint.api.topology.Network;
import org.kneepoint.api.traffic.TrafficPattern;

/** Compiled by the tests, not with them: every terminal sends to the next one. */
public final class DropPattern implements TrafficPattern {
    @Override
    public String name() {
        return "drop-pattern";
    }

    @Override
    public Description description() {
        return Description.of("a pattern that was dropped in");
    }

    @Override
    public Destinations build(Scenario scenario, Network network) {
        return new Next(network.terminals());
    }

    private record Next(int terminals) implements Destinations {
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
