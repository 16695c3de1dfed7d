// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.kernel;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class RegionScheduleTest {
    @Test
    void listsWhatIsDueInTwoCycles() {
        RegionSchedule schedule = new RegionSchedule(3, 130);
        schedule.add(5, 0);
        schedule.add(6, 64);
        schedule.add(5, 129);
        schedule.add(7, 1);
        assertEquals(0, schedule.nextRegion(5, 6, 0));
        assertEquals(64, schedule.nextRegion(5, 6, 1));
        assertEquals(129, schedule.nextRegion(5, 6, 65));
        assertEquals(-1, schedule.nextRegion(5, 6, 130));
        assertEquals(-1, schedule.nextRegion(8, 8, 0));
    }

    @Test
    void forgetsWhatIsTaken() {
        RegionSchedule schedule = new RegionSchedule(3, 70);
        schedule.add(4, 69);
        assertFalse(schedule.isEmpty(4));
        assertTrue(schedule.isEmpty(5));
        assertFalse(schedule.take(5, 69));
        assertFalse(schedule.take(4, 68));
        assertTrue(schedule.take(4, 69));
        assertFalse(schedule.take(4, 69));
        assertTrue(schedule.isEmpty(4));
    }

    /** One region may be a cycle ahead of another when it adds what is due latest. */
    @Test
    void keepsApartWhatIsDueLatestAndNow() {
        for (int longest = 1; longest < 40; longest++) {
            RegionSchedule schedule = new RegionSchedule(longest, 2);
            schedule.add(100, 0);
            schedule.add(101 + longest, 1);
            assertEquals(0, schedule.nextRegion(100, 101, 0));
            assertEquals(-1, schedule.nextRegion(100, 101, 1));
        }
    }
}
