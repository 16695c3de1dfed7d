// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.traffic.pattern;

import java.util.List;
import java.util.Map;
import java.util.random.RandomGenerator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.api.scenario.StandardParameters;
import org.kneepoint.api.topology.GroupedNetwork;
import org.kneepoint.api.topology.Network;
import org.kneepoint.api.traffic.TrafficPattern.Destinations;

/**
 * Uniform traffic from each group of routers to the one a number of groups ahead.
 *
 * @param groups group of each terminal
 * @param members terminals of each group
 * @param shift groups ahead, 0 or more
 */
record GroupDestinations(int[] groups, int[][] members, int shift) implements Destinations {
    /**
     * Returns the destinations in a network.
     *
     * @param pattern name of the pattern, for errors
     * @throws BadInput if it has fewer than two groups, or one without terminals
     */
    static GroupDestinations of(Network network, String pattern, int shift) {
        if (!(network instanceof GroupedNetwork grouped) || grouped.groups() < 2) {
            throw BadInput.of(
                    StandardParameters.PATTERN.name(),
                    pattern,
                    " needs a network of at least two groups, not " + network);
        }
        int[] groups =
                IntStream.range(0, network.terminals())
                        .map(terminal -> grouped.groupOf(network.injectionRouter(terminal)))
                        .toArray();
        return new GroupDestinations(groups, members(groups, grouped.groups(), pattern), shift);
    }

    /** Returns the terminals of each group. */
    private static int[][] members(int[] groups, int count, String pattern) {
        int[][] members = new int[count][];
        Map<Integer, List<Integer>> lists =
                IntStream.range(0, groups.length)
                        .boxed()
                        .collect(Collectors.groupingBy(terminal -> groups[terminal]));
        for (int group = 0; group < count; group++) {
            if (!lists.containsKey(group)) {
                throw BadInput.of(
                        StandardParameters.PATTERN.name(),
                        pattern,
                        " needs terminals in every group: group " + group + " has none");
            }
            members[group] = lists.get(group).stream().mapToInt(t -> t).toArray();
        }
        return members;
    }

    /** Returns the group to which a terminal sends. */
    private int target(int source) {
        return (int) (((long) groups[source] + shift) % members.length);
    }

    @Override
    public int destination(int source, RandomGenerator random) {
        int[] target = members[target(source)];
        return target[random.nextInt(target.length)];
    }

    @Override
    public double probability(int source, int destination) {
        int group = target(source);
        return groups[destination] == group ? 1.0 / members[group].length : 0;
    }
}
