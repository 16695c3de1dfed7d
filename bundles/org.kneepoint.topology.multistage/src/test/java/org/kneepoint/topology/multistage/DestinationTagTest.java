// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.topology.multistage;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.IntUnaryOperator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.kneepoint.api.topology.Network;

/** Ports of the paths, and conflicts between them. */
class DestinationTagTest {
    @Test
    void portsAreTheDigitsOfTheTarget() {
        for (Network network :
                List.of(new Butterfly(new RadixDigits(10, 3)), new Omega(new RadixDigits(10, 3)))) {
            for (int source : new int[] {0, 7, 345, 999}) {
                List<Integer> ports =
                        DestinationTagPath.of(network, source, 628).stream()
                                .map(hop -> hop.get(1))
                                .toList();
                assertEquals(List.of(6, 2, 8), ports);
            }
        }
    }

    @ParameterizedTest
    @MethodSource("org.kneepoint.topology.multistage.MultistageContractTest#networks")
    void uniformTrafficLoadsEveryLineAlike(Network network) {
        Map<List<Integer>, Integer> paths = new HashMap<>();
        for (int source = 0; source < network.terminals(); source++) {
            for (int target = 0; target < network.terminals(); target++) {
                DestinationTagPath.of(network, source, target)
                        .forEach(hop -> paths.merge(hop, 1, Integer::sum));
            }
        }
        assertEquals(network.routers() * network.ports(0), paths.size(), "lines used");
        assertEquals(Set.of(network.terminals()), new HashSet<>(paths.values()), "paths per line");
        assertEquals(1, network.capacity().orElseThrow());
    }

    private static boolean meet(Network network, IntUnaryOperator permutation) {
        Set<List<Integer>> taken = new HashSet<>();
        boolean meet = false;
        for (int source = 0; source < network.terminals(); source++) {
            for (List<Integer> hop :
                    DestinationTagPath.of(network, source, permutation.applyAsInt(source))) {
                meet |= !taken.add(hop);
            }
        }
        return meet;
    }

    @ParameterizedTest
    @CsvSource({"2, 4", "3, 3", "4, 2"})
    void omegaPassesCyclicShifts(int radix, int stages) {
        Network omega = new Omega(new RadixDigits(radix, stages));
        int terminals = omega.terminals();
        for (int shift = 0; shift < terminals; shift++) {
            int by = shift;
            assertFalse(meet(omega, t -> (t + by) % terminals), "shift by " + by);
        }
    }

    @Test
    void someOtherPermutationsMeet() {
        Network omega = new Omega(new RadixDigits(2, 3));
        assertTrue(meet(omega, t -> Integer.reverse(t) >>> 29), "bit reversal");
        assertTrue(meet(new Butterfly(new RadixDigits(2, 3)), t -> t), "identity in the butterfly");
    }

    @ParameterizedTest
    @CsvSource({"2, 1", "2, 4", "3, 3", "4, 2"})
    void omegaIsTheButterflyWithSourcesInAnotherOrder(int radix, int stages) {
        Network fly = new Butterfly(new RadixDigits(radix, stages));
        Network omega = new Omega(new RadixDigits(radix, stages));
        Map<List<Integer>, List<Integer>> same = new HashMap<>();
        int rows = fly.terminals() / radix;
        for (int source = 0; source < fly.terminals(); source++) {
            int moved = source % radix * rows + source / radix;
            for (int target = 0; target < fly.terminals(); target++) {
                List<List<Integer>> there = DestinationTagPath.of(omega, moved, target);
                List<List<Integer>> here = DestinationTagPath.of(fly, source, target);
                for (int hop = 0; hop < stages; hop++) {
                    List<Integer> known = same.putIfAbsent(here.get(hop), there.get(hop));
                    assertTrue(known == null || known.equals(there.get(hop)), "one to one");
                }
            }
        }
        assertEquals(same.size(), new HashSet<>(same.values()).size(), "one to one");
    }

    @ParameterizedTest
    @CsvSource({"2, 24", "256, 2", "4096, 2", "65536, 1", "2, 16", "4, 8", "16777216, 1"})
    void largestNetworksDeliver(int radix, int stages) {
        RadixDigits digits = new RadixDigits(radix, stages);
        for (Network network : List.of(new Butterfly(digits), new Omega(digits))) {
            int last = network.terminals() - 1;
            assertEquals(digits.size(), network.terminals());
            assertEquals(digits.size() / radix * stages, network.routers());
            for (int source : new int[] {0, last / 3, last}) {
                for (int target : new int[] {0, last / 2, last}) {
                    assertEquals(stages, DestinationTagPath.of(network, source, target).size());
                }
            }
        }
    }
}
