// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.networkcheck;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class HeaderStatesTest {
    private static final int PLACES = 3;
    private static final int STATES = 5000;

    /** Any number may be a state. */
    private static int state(int number) {
        return number * number - 1_000_000;
    }

    private static void assertNumbered(HeaderStates headers) {
        for (int place = 0; place < PLACES; place++) {
            for (int state = 0; state < STATES; state++) {
                int header = place * STATES + state;
                assertEquals(header, headers.number(place, state(state)));
                assertEquals(place, headers.buffer(header));
                assertEquals(state(state), headers.state(header));
            }
        }
        assertEquals(PLACES * STATES, headers.size());
    }

    @Test
    void eachPlaceAndStateHasANumber() {
        HeaderStates headers = new HeaderStates();
        assertNumbered(headers);
        assertNumbered(headers);
        headers.clear();
        assertEquals(0, headers.size());
        assertNumbered(headers);
    }
}
