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

class StageWiringTest {
    private static MultistageLayout sizes(int radix, int stages) {
        int nodes = (int) Math.round(Math.pow(radix, stages));
        return new MultistageLayout(radix, stages, nodes, 1, 1);
    }

    @ParameterizedTest
    @CsvSource({"2, 1", "2, 5", "3, 4", "5, 2", "7, 3", "64, 2"})
    void everyInputReachesEveryOutputByLinksOfItsSwitch(int radix, int stages) {
        MultistageLayout layout = sizes(radix, stages);
        IndirectCubeWiring wiring = new IndirectCubeWiring(layout);
        int step = Math.max(1, layout.nodes() / 200);
        for (int input = 0; input < layout.nodes(); input += step) {
            for (int output = 0; output < layout.nodes(); output++) {
                int wire = input;
                int size = layout.nodes();
                for (int stage = 0; stage < stages; stage++) {
                    size /= radix;
                    int next = wiring.wireAfter(stage, wire, output);
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
        MultistageLayout layout = sizes(radix, stages);
        IndirectCubeWiring wiring = new IndirectCubeWiring(layout);
        int size = layout.nodes();
        for (int stage = 0; stage < stages; stage++) {
            size /= radix;
            for (int target = 0; target < layout.nodes(); target++) {
                Set<Integer> from = new HashSet<>();
                for (int wire = 0; wire < layout.nodes(); wire++) {
                    boolean onTheWay = wire / size / radix == target / size / radix;
                    if (onTheWay && wiring.wireAfter(stage, wire, target) == target) {
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
        MultistageLayout layout = sizes(3, 13);
        IndirectCubeWiring wiring = new IndirectCubeWiring(layout);
        int size = layout.nodes() / 3;
        for (int wire = 0; wire < layout.nodes(); wire += 4777) {
            int output = layout.nodes() - 1 - wire;
            assertEquals(output / size * size + wire % size, wiring.wireAfter(0, wire, output));
            assertEquals(output, wiring.wireAfter(12, output / 3 * 3, output));
        }
    }

    @Test
    void mixedWiresKeepToTheTreeOfTheHotOutput() {
        MultistageLayout layout = sizes(2, 4);
        MultistageWorkload hot = new MultistageWorkload(1, 0.5, 11, Integer.MAX_VALUE);
        WellMixedWiring wiring = new WellMixedWiring(layout, hot, RandomStreams.of(1).stream(0));
        for (int output = 0; output < 16; output++) {
            Set<Integer> seen = new HashSet<>();
            for (int i = 0; i < 500; i++) {
                int wire = wiring.wireAfter(1, 0, output);
                assertEquals(wire / 4 == 11 / 4, output / 4 == 11 / 4);
                seen.add(wire);
            }
            assertEquals(output / 4 == 11 / 4 ? 4 : 12, seen.size());
            assertEquals(output, wiring.wireAfter(3, 0, output));
        }
    }

    @Test
    void mixedWiresAreUniformWithoutAHotSpot() {
        MultistageLayout layout = sizes(2, 3);
        MultistageWorkload even = new MultistageWorkload(1, 0, 0, Integer.MAX_VALUE);
        WellMixedWiring wiring = new WellMixedWiring(layout, even, RandomStreams.of(1).stream(0));
        int[] counts = new int[8];
        for (int i = 0; i < 8000; i++) {
            counts[wiring.wireAfter(0, 5, 2)]++;
        }
        for (int count : counts) {
            assertTrue(Math.abs(count - 1000) < 150, "drawn " + count);
        }
    }
}
