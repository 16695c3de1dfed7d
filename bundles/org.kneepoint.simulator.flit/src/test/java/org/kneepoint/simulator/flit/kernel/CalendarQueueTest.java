// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.kernel;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;

class CalendarQueueTest {
    private static final int TURN = 1 << 13;

    private static Set<Integer> take(CalendarQueue agenda, long cycle) {
        Set<Integer> due = new HashSet<>();
        for (int t = agenda.removeDue(cycle); t >= 0; t = agenda.next(t)) {
            assertTrue(due.add(t), "terminal " + t + " twice");
        }
        return due;
    }

    @Test
    void nothingIsDueAtFirst() {
        CalendarQueue agenda = new CalendarQueue(3);
        assertTrue(agenda.isEmpty(0));
        assertEquals(Set.of(), take(agenda, 0));
    }

    @Test
    void eachIsDueInItsCycle() {
        CalendarQueue agenda = new CalendarQueue(4);
        agenda.add(0, 5);
        agenda.add(3, 5);
        agenda.add(1, 6);
        assertTrue(agenda.isEmpty(4));
        assertFalse(agenda.isEmpty(5));
        assertEquals(Set.of(0, 3), take(agenda, 5));
        assertTrue(agenda.isEmpty(5));
        assertEquals(Set.of(1), take(agenda, 6));
    }

    @Test
    void aTurnOfTheWheelAheadIsPassedOver() {
        CalendarQueue agenda = new CalendarQueue(3);
        agenda.add(0, 7);
        agenda.add(1, 7 + TURN);
        agenda.add(2, 7 + 5L * TURN);
        assertEquals(Set.of(0), take(agenda, 7));
        assertFalse(agenda.isEmpty(7 + TURN));
        assertEquals(Set.of(1), take(agenda, 7 + TURN));
        assertEquals(Set.of(), take(agenda, 7 + 2L * TURN));
        assertEquals(Set.of(2), take(agenda, 7 + 5L * TURN));
    }

    @Test
    void neverIsAsGoodAsAnyTime() {
        CalendarQueue agenda = new CalendarQueue(1);
        agenda.add(0, Long.MAX_VALUE);
        assertEquals(Set.of(), take(agenda, Long.MAX_VALUE - TURN));
        assertEquals(Set.of(0), take(agenda, Long.MAX_VALUE));
    }

    @Test
    void aRemovedEventCanEnterAgainBeforeTheNext() {
        CalendarQueue agenda = new CalendarQueue(2);
        agenda.add(0, 1);
        agenda.add(1, 1);
        int first = agenda.removeDue(1);
        int second = agenda.next(first);
        agenda.add(first, 1 + TURN);
        assertEquals(1 - first, second);
        assertEquals(-1, agenda.next(second));
        assertEquals(Set.of(first), take(agenda, 1 + TURN));
    }

    @Test
    void agreesWithAList() {
        int terminals = 200;
        Random random = new Random(4);
        CalendarQueue agenda = new CalendarQueue(terminals);
        long[] due = new long[terminals];
        for (int t = 0; t < terminals; t++) {
            due[t] = random.nextInt(3 * TURN);
            agenda.add(t, due[t]);
        }
        for (long cycle = 0; cycle < 4 * TURN; cycle++) {
            Set<Integer> expected = new HashSet<>();
            for (int t = 0; t < terminals; t++) {
                if (due[t] == cycle) {
                    expected.add(t);
                }
            }
            assertTrue(expected.isEmpty() || !agenda.isEmpty(cycle));
            assertEquals(expected, take(agenda, cycle));
            for (int t : expected) {
                due[t] = cycle + 1 + random.nextInt(2 * TURN);
                agenda.add(t, due[t]);
            }
        }
    }
}
