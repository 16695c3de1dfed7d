// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.ideal;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.kneepoint.simulator.flit.kernel.Networks;
import org.kneepoint.simulator.flit.kernel.TestTraffic;

/** Outputs serve requests first come, first served, and those of one cycle in a random order. */
class FirstComeFirstServedTest {
    private static final int LENGTH = 4;

    /** Returns the sources of packets in the order in which their tails arrive. */
    private static List<Integer> arrivals(IdealTestRun trial, int packets) {
        List<Integer> sources = new ArrayList<>();
        Map<Long, Integer> inside = new TreeMap<>();
        for (int cycle = 0; sources.size() < packets && cycle < 1000; cycle++) {
            Map<Long, Integer> before = inside;
            trial.run(1);
            inside = new TreeMap<>();
            for (int p = 0; p < packets; p++) {
                if (p < trial.generated() && trial.packets().generated[p] >= 0) {
                    inside.put(trial.packets().generated[p], trial.packets().source[p]);
                }
            }
            before.keySet().removeAll(inside.keySet());
            sources.addAll(before.values());
        }
        return sources;
    }

    private static IdealTestRun toLast(int terminals) {
        IdealTestRun trial = IdealTestRun.of(Networks.star(terminals)).length(LENGTH);
        return trial.destinations(TestTraffic.to(source -> terminals - 1));
    }

    @Test
    void firstComeFirstServed() {
        IdealTestRun trial = toLast(4).at(0, 10).at(1, 12).at(2, 11);
        assertEquals(List.of(0, 2, 1), arrivals(trial, 3));
        // Requests in cycles 11 to 13; the output is busy in cycles 11 to 22 without a gap.
        assertEquals(22 + 1, toLast(4).at(0, 10).at(1, 12).at(2, 11).drain(3, 100));
    }

    /** The second packet of a source requests when its first has left, behind all that wait. */
    @Test
    void thoseThatCameMeanwhileAreServedBefore() {
        IdealTestRun trial = toLast(5).at(0, 10, 11).at(1, 12).at(2, 13).at(3, 16);
        assertEquals(List.of(0, 1, 2, 0, 3), arrivals(trial, 5));
    }

    @Test
    void equalRequestsTakeTurnsAtRandom() {
        int rounds = 1000;
        double[] times = new double[rounds];
        for (int i = 0; i < rounds; i++) {
            times[i] = 20.0 * i;
        }
        IdealTestRun trial = toLast(3).at(0, times).at(1, times).seed(5);
        int firsts = 0;
        for (int i = 0; i < rounds; i++) {
            // The first of the two is gone in cycle 20 i + 4, the other in cycle 20 i + 8.
            trial.run(5);
            assertEquals(1, trial.packets().size());
            int left = trial.packets().generated[0] >= 0 ? 0 : 1;
            firsts += trial.packets().source[left];
            trial.run(15);
            assertEquals(0, trial.packets().size());
        }
        // Within four standard deviations of one half.
        assertEquals(rounds / 2.0, firsts, 4 * Math.sqrt(rounds) / 2);
    }
}
