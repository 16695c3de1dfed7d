// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.generation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.kneepoint.simulation.RandomStreams;
import org.kneepoint.simulator.flit.kernel.FlitStreamIds;

class RampGenerationTest {
    private static final int LENGTH = 8;

    private static RandomGenerator random(int seed) {
        return RandomStreams.of(seed).stream(FlitStreamIds.TIMES);
    }

    @Test
    void theLoadGrowsInAStraightLineAndEndsAtOne() {
        GrowingLoad load = new GrowingLoad(1000, 0.2, LENGTH, 1);
        assertEquals(0.2, load.load(0));
        assertEquals(0.7, load.load(500), 1e-15);
        assertEquals(1, load.load(2000));
        GrowingLoad half = new GrowingLoad(1000, 0.2, LENGTH, 0.5);
        assertEquals(0.35, half.load(500), 1e-15);
        assertEquals(1, half.load(2000));
    }

    /** Terminal 0 has three times the load of terminal 1. */
    @Test
    void terminalsShareTheLoadByTheirRelativeLoads() {
        RampGeneration load = new RampGeneration(1e12, 0.2, 4, t -> t == 0 ? 1.5 : 0.5);
        load.first(0, random(1));
        load.first(1, random(1));
        double often = 0.3 / (4 * 0.7 + 0.3);
        double seldom = 0.1 / (4 * 0.9 + 0.1);
        assertEquals(10 * (often + seldom), load.expectedPackets(10), 1e-9);
    }

    /** Cycle by cycle: the chance that the first success comes at a cycle, from equation (11). */
    @ParameterizedTest
    @CsvSource({"500,0,8", "3000,0,8", "400,0.5,8", "1e6,0.2,8", "2000,0,1"})
    void theFirstSuccessHasTheDistributionOfTrialsOneByOne(double slew, double start, int length) {
        int runs = 40_000;
        int last = 3000;
        double[] counts = new double[last + 1];
        RandomGenerator random = random(3);
        for (int i = 0; i < runs; i++) {
            double time = new RampGeneration(slew, start, length, terminal -> 1).first(0, random);
            counts[(int) Math.min(time, last)]++;
        }
        double none = 1;
        double seen = 0;
        double expected = 0;
        for (int cycle = 0; cycle < last; cycle++) {
            double r = Math.min(1, cycle / slew + start);
            double p = r / (length * (1 - r) + r);
            expected += none * p;
            none *= 1 - p;
            seen += counts[cycle] / runs;
            // the largest distance of an empirical distribution, Kolmogorov, far in its tail
            assertEquals(expected, seen, 2.2 / Math.sqrt(runs), "by cycle " + cycle);
        }
    }

    @Test
    void aTerminalIsBusyForTheFlitsOfItsPacket() {
        RandomGenerator random = random(1);
        RampGeneration full = new RampGeneration(1000, 1, LENGTH, terminal -> 1);
        assertEquals(0, full.first(0, random));
        assertEquals(17 + LENGTH, full.next(0, 17, LENGTH, random));
    }

    /** A martingale: packets generated less what their trials promised has mean 0. */
    @Test
    void expectedGenerationIsThatOfTheTrialsHeld() {
        RandomGenerator random = random(5);
        double difference = 0;
        double packets = 0;
        int cycles = 4000;
        for (int run = 0; run < 300; run++) {
            RampGeneration load = new RampGeneration(20_000, 0.05, LENGTH, terminal -> 1);
            double due = load.first(0, random);
            int generated = 0;
            for (int cycle = 0; cycle < cycles; cycle++) {
                if (cycle == due) {
                    load.generated(0, cycle);
                    generated++;
                    // every third packet takes ten times as long to enter
                    long free = cycle + LENGTH * (generated % 3 == 0 ? 10 : 1);
                    for (cycle++; cycle < Math.min(free, cycles); cycle++) {
                        assertTrue(due < cycle);
                    }
                    cycle--;
                    if (free < cycles) {
                        due = load.next(0, free - LENGTH, LENGTH, random);
                    } else {
                        due = RampGeneration.NEVER;
                    }
                }
            }
            packets += generated;
            difference += generated - load.expectedPackets(cycles);
        }
        assertTrue(packets > 10_000, "packets " + packets);
        assertEquals(0, difference, 4 * Math.sqrt(packets));
    }

    @Test
    void whatIsExpectedOfOneIdleTerminalIsTheSumOfItsChances() {
        RampGeneration load = new RampGeneration(1e12, 0.25, 4, terminal -> 1);
        load.first(0, random(1));
        double p = 0.25 / (4 * 0.75 + 0.25);
        assertEquals(10 * p, load.expectedPackets(10), 1e-9);
        assertEquals(30 * p, load.expectedPackets(30), 1e-9);
    }

    @Test
    void whoSendsNothingHoldsNoTrials() {
        RampGeneration load =
                new RampGeneration(1000, 0.5, LENGTH, terminal -> terminal == 1 ? 1 : 0);
        assertEquals(RampGeneration.NEVER, load.first(0, random(1)));
        assertEquals(0, load.expectedPackets(0));
        assertTrue(load.first(1, random(1)) < RampGeneration.NEVER);
        assertTrue(load.expectedPackets(100) > 0);
    }
}
