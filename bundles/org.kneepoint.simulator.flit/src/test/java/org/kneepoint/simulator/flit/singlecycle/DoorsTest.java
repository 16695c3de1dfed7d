// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.singlecycle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class DoorsTest {
    /** In one word, and in several. */
    @ParameterizedTest
    @ValueSource(ints = {64, 65, 200})
    void whoWaitsIsFoundInOrder(int places) {
        Doors doors = new Doors(3, places);
        int last = places - 1;
        assertTrue(doors.isEmpty(1));
        assertEquals(Doors.NOBODY, doors.next(1, 0));
        doors.enter(1, last);
        assertTrue(doors.isAlone(1, last));
        assertFalse(doors.isAlone(1, 5));
        doors.enter(1, 5);
        assertFalse(doors.isAlone(1, last));
        assertEquals(5, doors.next(1, 0));
        assertEquals(5, doors.next(1, 5));
        assertEquals(last, doors.next(1, 6));
        assertEquals(Doors.NOBODY, doors.next(1, places));
        assertTrue(doors.isEmpty(0) && doors.isEmpty(2));
        doors.leave(1, 5);
        doors.leave(1, last);
        assertTrue(doors.isEmpty(1));
    }

    @Test
    void openChannelsAreApartFromThoseWhoWait() {
        Doors doors = new Doors(2, 10);
        doors.enter(0, 3);
        doors.setOpen(Outputs.channel(0, 63));
        doors.setOpen(Outputs.channel(0, 2));
        doors.setOpen(Outputs.channel(1, 0));
        assertEquals(1L << 63 | 4, doors.open(0));
        doors.clearOpen(Outputs.channel(0, 63));
        assertEquals(4, doors.open(0));
        assertEquals(1, doors.open(1));
        assertEquals(3, doors.next(0, 0));
    }
}
