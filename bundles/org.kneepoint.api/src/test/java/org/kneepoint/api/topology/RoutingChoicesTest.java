// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.api.topology;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class RoutingChoicesTest {
    @Test
    void keepsWhatWasAdded() {
        RoutingChoices choices = new RoutingChoices();
        choices.add(3);
        choices.add(4, 6);
        choices.add(5, 1L << 63, 0.25, -1);
        assertEquals(3, choices.size());
        assertEquals(3, choices.port(0));
        assertEquals(1, choices.classMask(0));
        assertEquals(1, choices.weight(0));
        assertEquals(0, choices.priority(0));
        assertEquals(6, choices.classMask(1));
        assertEquals(Long.MIN_VALUE, choices.classMask(2));
        assertEquals(0.25, choices.weight(2));
        assertEquals(-1, choices.priority(2));
    }

    @Test
    void growsAndForgets() {
        RoutingChoices choices = new RoutingChoices();
        for (int port = 0; port < 100; port++) {
            choices.add(port, 1L + port, 1.0 + port, -port);
        }
        assertEquals(100, choices.size());
        for (int i = 0; i < 100; i++) {
            assertEquals(i, choices.port(i));
            assertEquals(1L + i, choices.classMask(i));
            assertEquals(1.0 + i, choices.weight(i));
            assertEquals(-i, choices.priority(i));
        }
        choices.clear();
        assertEquals(0, choices.size());
        choices.add(7);
        assertEquals(7, choices.port(0));
    }
}
