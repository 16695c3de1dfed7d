// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.kernel;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class RegionScheduleTest {
    private static boolean contains(RegionSchedule schedule, long cycle, int region) {
        int word = schedule.word(cycle, region / RegionSchedule.WORD);
        return (word >> region % RegionSchedule.WORD & 1) == 1;
    }

    @Test
    void keepsWhatIsDueByCycle() {
        RegionSchedule schedule = new RegionSchedule(3, 130);
        schedule.add(5, 0);
        schedule.add(6, 64);
        schedule.add(5, 129);
        assertTrue(contains(schedule, 5, 0));
        assertTrue(contains(schedule, 5, 129));
        assertTrue(contains(schedule, 6, 64));
        assertFalse(contains(schedule, 5, 64));
        assertFalse(contains(schedule, 6, 0));
        assertTrue(schedule.isEmpty(7));
    }

    @Test
    void givesTheRegionsOfAWord() {
        RegionSchedule schedule = new RegionSchedule(3, 2 * RegionSchedule.WORD);
        schedule.add(5, RegionSchedule.WORD - 1);
        schedule.add(5, RegionSchedule.WORD);
        schedule.add(5, RegionSchedule.WORD + 3);
        schedule.add(6, 2);
        assertEquals(1 << RegionSchedule.WORD - 1, schedule.word(5, 0));
        assertEquals(0b1001, schedule.word(5, 1));
        assertEquals(0b100, schedule.word(6, 0));
        assertEquals(0, schedule.word(6, 1));
    }

    @Test
    void forgetsACycle() {
        RegionSchedule schedule = new RegionSchedule(3, 70);
        schedule.add(4, 69);
        schedule.add(4, 1);
        schedule.add(5, 1);
        assertFalse(schedule.isEmpty(4));
        schedule.clear(4);
        assertTrue(schedule.isEmpty(4));
        assertFalse(contains(schedule, 4, 69));
        assertTrue(contains(schedule, 5, 1));
    }

    /** One region may be a cycle ahead of another when it adds what is due latest. */
    @Test
    void keepsApartWhatIsDueLatestAndNow() {
        for (int longest = 1; longest < 40; longest++) {
            RegionSchedule schedule = new RegionSchedule(longest, 2);
            schedule.add(100, 0);
            schedule.add(101 + longest, 1);
            assertFalse(contains(schedule, 100, 1));
            schedule.clear(100);
            assertTrue(contains(schedule, 101 + longest, 1));
        }
    }
}
