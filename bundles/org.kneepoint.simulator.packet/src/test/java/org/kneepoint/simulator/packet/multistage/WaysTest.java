// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.packet.multistage;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.kneepoint.simulation.RandomStreams;

class WaysTest {
    private static Sizes sizes(int radix, int stages) {
        int nodes = (int) Math.round(Math.pow(radix, stages));
        return new Sizes(radix, stages, nodes, 1, 1);
    }

    @ParameterizedTest
    @CsvSource({"2, 1", "2, 5", "3, 4", "5, 2", "7, 3", "64, 2"})
    void everyInputReachesEveryOutputByLinksOfItsSwitch(int radix, int stages) {
        Sizes sizes = sizes(radix, stages);
        Wired ways = new Wired(sizes);
        int step = Math.max(1, sizes.nodes() / 200);
        for (int input = 0; input < sizes.nodes(); input += step) {
            for (int output = 0; output < sizes.nodes(); output++) {
                int wire = input;
                int size = sizes.nodes();
                for (int stage = 0; stage < stages; stage++) {
                    size /= radix;
                    int next = ways.next(stage, wire, output);
                    assertEquals(wire % size, next % size);
                    assertEquals(wire / size / radix, next / size / radix);
                    wire = next;
                }
                assertEquals(output, wire);
            }
        }
    }

    /** A switch has a inputs and a outputs: a wire is reached from a wires. */
    @ParameterizedTest
    @CsvSource({"2, 4", "3, 3"})
    void wiresMeetInSwitches(int radix, int stages) {
        Sizes sizes = sizes(radix, stages);
        Wired ways = new Wired(sizes);
        int size = sizes.nodes();
        for (int stage = 0; stage < stages; stage++) {
            size /= radix;
            for (int target = 0; target < sizes.nodes(); target++) {
                Set<Integer> from = new HashSet<>();
                for (int wire = 0; wire < sizes.nodes(); wire++) {
                    boolean onTheWay = wire / size / radix == target / size / radix;
                    if (onTheWay && ways.next(stage, wire, target) == target) {
                        from.add(wire);
                    }
                }
                assertEquals(radix, from.size());
            }
        }
    }

    /** Numbers too large for any rounding to be forgiven. */
    @Test
    void largeNetworksDivideExactly() {
        Sizes sizes = sizes(3, 13);
        Wired ways = new Wired(sizes);
        int size = sizes.nodes() / 3;
        for (int wire = 0; wire < sizes.nodes(); wire += 4777) {
            int output = sizes.nodes() - 1 - wire;
            assertEquals(output / size * size + wire % size, ways.next(0, wire, output));
            assertEquals(output, ways.next(12, output / 3 * 3, output));
        }
    }

    @Test
    void mixedWiresKeepToTheTreeOfTheHotOutput() {
        Sizes sizes = sizes(2, 4);
        Workload hot = new Workload(1, 0.5, 11, Integer.MAX_VALUE);
        WellMixed ways = new WellMixed(sizes, hot, RandomStreams.of(1).stream(0));
        for (int output = 0; output < 16; output++) {
            Set<Integer> seen = new HashSet<>();
            for (int i = 0; i < 500; i++) {
                int wire = ways.next(1, 0, output);
                assertEquals(wire / 4 == 11 / 4, output / 4 == 11 / 4);
                seen.add(wire);
            }
            assertEquals(output / 4 == 11 / 4 ? 4 : 12, seen.size());
            assertEquals(output, ways.next(3, 0, output));
        }
    }

    @Test
    void mixedWiresAreUniformWithoutAHotSpot() {
        Sizes sizes = sizes(2, 3);
        Workload even = new Workload(1, 0, 0, Integer.MAX_VALUE);
        WellMixed ways = new WellMixed(sizes, even, RandomStreams.of(1).stream(0));
        int[] counts = new int[8];
        for (int i = 0; i < 8000; i++) {
            counts[ways.next(0, 5, 2)]++;
        }
        for (int count : counts) {
            assertTrue(Math.abs(count - 1000) < 150, "drawn " + count);
        }
    }
}
