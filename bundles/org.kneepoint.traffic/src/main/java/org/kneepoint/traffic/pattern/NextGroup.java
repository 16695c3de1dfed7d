// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.traffic.pattern;

import java.util.List;
import java.util.Map;
import java.util.random.RandomGenerator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.api.scenario.Description;
import org.kneepoint.api.scenario.Parameters;
import org.kneepoint.api.scenario.Scenario;
import org.kneepoint.api.scenario.StandardParameters;
import org.kneepoint.api.topology.GroupedNetwork;
import org.kneepoint.api.topology.Network;
import org.kneepoint.api.traffic.TrafficPattern;
import org.osgi.service.component.annotations.Component;

/**
 * Next-group traffic: every group to the next one, the worst case for the few links between two
 * groups.
 */
@Component(service = TrafficPattern.class)
public final class NextGroup implements TrafficPattern {
    private static final String NAME = "next-group";

    private static final Description DESCRIPTION =
            Description.of("uniformly to the terminals of the next group of routers")
                    .source(
                            "J. Kim, W. J. Dally, S. Scott, D. Abts: Technology-Driven,"
                                    + " Highly-Scalable Dragonfly Topology, ISCA 2008, section 4.2,"
                                    + " the worst case of minimal routing")
                    .validity(
                            "Networks of at least two groups of routers, such as"
                                    + " dragonflies. Each"
                                    + " message goes to a terminal drawn uniformly from group g + 1"
                                    + " mod G for a source in group g.")
                    .verification("equal to the definition, group by group");

    @Override
    public String name() {
        return NAME;
    }

    @Override
    public Description description() {
        return DESCRIPTION;
    }

    @Override
    public Parameters parameters() {
        return Parameters.of();
    }

    @Override
    public Destinations build(Scenario scenario, Network network) {
        if (!(network instanceof GroupedNetwork grouped) || grouped.groups() < 2) {
            throw BadInput.of(
                    StandardParameters.PATTERN.name(),
                    NAME,
                    " needs a network of at least two groups, not " + network);
        }
        int[] groups =
                IntStream.range(0, network.terminals())
                        .map(terminal -> grouped.groupOf(network.injectionRouter(terminal)))
                        .toArray();
        return new NextGroupDestinations(groups, members(groups, grouped.groups()));
    }

    /** Returns the terminals of each group. */
    private static int[][] members(int[] groups, int count) {
        int[][] members = new int[count][];
        Map<Integer, List<Integer>> lists =
                IntStream.range(0, groups.length)
                        .boxed()
                        .collect(Collectors.groupingBy(terminal -> groups[terminal]));
        for (int group = 0; group < count; group++) {
            if (!lists.containsKey(group)) {
                throw BadInput.of(
                        StandardParameters.PATTERN.name(),
                        NAME,
                        " needs terminals in every group: group " + group + " has none");
            }
            members[group] = lists.get(group).stream().mapToInt(t -> t).toArray();
        }
        return members;
    }

    /**
     * The destinations.
     *
     * @param groups group of each terminal
     * @param members terminals of each group
     */
    private record NextGroupDestinations(int[] groups, int[][] members) implements Destinations {
        private int[] next(int source) {
            return members[(groups[source] + 1) % members.length];
        }

        @Override
        public int destination(int source, RandomGenerator random) {
            int[] next = next(source);
            return next[random.nextInt(next.length)];
        }

        @Override
        public double probability(int source, int destination) {
            int group = (groups[source] + 1) % members.length;
            return groups[destination] == group ? 1.0 / members[group].length : 0;
        }
    }
}
