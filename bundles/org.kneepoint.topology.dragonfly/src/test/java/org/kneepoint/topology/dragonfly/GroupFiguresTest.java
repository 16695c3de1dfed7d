// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.topology.dragonfly;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Map;
import java.util.OptionalInt;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.kneepoint.api.topology.GroupedNetwork;
import org.kneepoint.testkit.PathLoads;
import org.kneepoint.testkit.ReferenceTable;

/** Stated figures against published ones, and against channel loads path by path. */
class GroupFiguresTest {
    private static final double ROUNDING = 1e-12;

    /** Digits of the table. */
    private static final double DIGITS = 5e-5;

    static Stream<GroupedNetwork> small() {
        return Stream.concat(SizedNetworks.dragonflies(), SizedNetworks.pluses());
    }

    static Stream<Map<String, String>> bounds() {
        return ReferenceTable.rows(GroupFiguresTest.class, "bounds.csv");
    }

    @ParameterizedTest
    @MethodSource("bounds")
    void firstFullChannelIsThatOfAnotherImplementation(Map<String, String> row) {
        DragonflyNetwork network = SizedNetworks.dragonfly(row.get("network"));
        assertEquals(row.get("routing"), network.routings().get(0).name());
        boolean isUniform = row.get("pattern").equals("uniform");
        assertEquals(
                ReferenceTable.number(row, "bound"),
                bound(network, isUniform ? PathLoads.Traffic.uniform(network) : nextGroup(network)),
                DIGITS);
    }

    private static double bound(GroupedNetwork network, PathLoads.Traffic traffic) {
        return PathLoads.bound(network, network.routings().get(0), traffic);
    }

    /** Returns one flit per cycle from each terminal to the next group. */
    private static PathLoads.Traffic nextGroup(GroupedNetwork network) {
        double each = (double) network.groups() / network.terminals();
        return (source, target) -> {
            int from = network.groupOf(network.injectionRouter(source));
            int to = network.groupOf(network.injectionRouter(target));
            return to == (from + 1) % network.groups() ? each : 0;
        };
    }

    /** Kim et al. 2008: figure 5, section 4.2, and figure 4: over 256 K nodes of radix 64. */
    @Test
    void sizesAreThePublishedOnes() {
        assertSize(72, 36, 9, SizedNetworks.dragonfly("h=2"));
        assertSize(1056, 264, 33, SizedNetworks.dragonfly("concentration=4 a=8 h=4"));
        DragonflyNetwork largest = SizedNetworks.dragonfly("concentration=16 a=32 h=16");
        assertSize(262_656, 16_416, 513, largest);
        assertEquals(63, largest.ports(0));
    }

    /** Routers of radix 36: 18 terminals of each of 18 leaves, 18 links of each of 18 spines. */
    @Test
    void aBalancedDragonflyPlusFollowsFromTheRadix() {
        DragonflyPlusNetwork network = SizedNetworks.plus("h=18");
        assertSize(18 * 18 * 325, 36 * 325, 325, network);
        assertEquals(36, network.ports(0));
        assertEquals(36, network.ports(18));
    }

    private static void assertSize(int terminals, int routers, int groups, GroupedNetwork network) {
        assertEquals(terminals, network.terminals());
        assertEquals(routers, network.routers());
        assertEquals(groups, network.groups());
    }

    /** The links of a group carry what the capacity by the cut says, with self traffic. */
    @ParameterizedTest
    @MethodSource("small")
    void noChannelIsFullBelowItsShareOfTheCapacity(GroupedNetwork network) {
        double bound = bound(network, PathLoads.Traffic.uniform(network));
        double capacity = network.capacity().orElseThrow();
        int terminals = network.terminals();
        assertTrue(
                bound <= capacity * (terminals - 1) / terminals * (1 + ROUNDING),
                bound + " of " + capacity);
    }

    @Test
    void capacityIsReachedWhereGlobalLinksAreFullFirst() {
        DragonflyPlusNetwork network = SizedNetworks.plus("h=2 leaves=8 concentration=1");
        assertEquals(5.0 / 8, network.capacity().orElseThrow(), ROUNDING);
        assertEquals(
                5.0 / 8 * 39 / 40, bound(network, PathLoads.Traffic.uniform(network)), ROUNDING);
        assertEquals(9.0 / 8, SizedNetworks.dragonfly("h=2").capacity().orElseThrow(), ROUNDING);
    }

    /** At most one global channel, and one local one on each side. */
    @ParameterizedTest
    @MethodSource("small")
    void pathsAreLocalGlobalLocal(GroupedNetwork network) {
        FollowedPaths paths = new FollowedPaths(network);
        for (int source = 0; source < network.terminals(); source++) {
            for (int target = 0; target < network.terminals(); target++) {
                double sum = 0;
                for (FollowedPaths.Path path : paths.between(source, target)) {
                    int last = path.routers().get(path.routers().size() - 1);
                    boolean isAway =
                            network.groupOf(path.routers().get(0)) != network.groupOf(last);
                    assertEquals(isAway ? 1 : 0, globalChannels(network, path));
                    assertTrue(path.ports().size() <= (isAway ? 3 : 2));
                    sum += path.probability();
                }
                assertEquals(1, sum, ROUNDING);
            }
        }
    }

    private static int globalChannels(GroupedNetwork network, FollowedPaths.Path path) {
        int global = 0;
        for (int i = 0; i < path.ports().size(); i++) {
            int from = network.groupOf(path.routers().get(i));
            global += from == network.groupOf(path.routers().get(i + 1)) ? 0 : 1;
        }
        return global;
    }

    /** Terminals 0 and 1 of group 1 have a link of their own router to group 0 each. */
    @Test
    void ofParallelLinksTheOneWithTheShortestPathIsTaken() {
        DragonflyNetwork network =
                SizedNetworks.dragonfly("a=2 h=1 concentration=1 groups=2 links=2");
        FollowedPaths paths = new FollowedPaths(network);
        assertEquals(1, paths.between(0, 2).size());
        assertEquals(2, paths.between(0, 2).get(0).routers().size());
        assertEquals(2, paths.between(0, 3).size());
        assertEquals(3, paths.between(0, 3).get(1).routers().size());
    }

    @Test
    void delaysAreThoseOfTheKindOfChannel() {
        DragonflyNetwork network = SizedNetworks.dragonfly("h=2 delay_local=10 delay_global=100");
        assertEquals(10, network.delay(5, 2));
        assertEquals(100, network.delay(5, 3));
        DragonflyPlusNetwork plus = SizedNetworks.plus("h=2 delay_local=3 delay_global=9");
        assertEquals(3, plus.delay(0, 1));
        assertEquals(3, plus.delay(2, 1));
        assertEquals(9, plus.delay(2, 2));
    }

    /** Distances of large networks are not counted, the rest is arithmetic. */
    @Test
    void isLargeAtOnce() {
        DragonflyNetwork network = SizedNetworks.dragonfly("concentration=1 a=1000 h=1000");
        assertEquals(OptionalInt.empty(), network.diameter());
        assertTrue(network.meanDistance().isEmpty());
        int last = network.routers() - 1;
        int gate = network.peerRouter(last, network.ports(last) - 2);
        assertEquals(999_999, network.groupOf(gate));
        assertEquals(OptionalInt.of(4), SizedNetworks.plus("h=100").diameter());
    }
}
