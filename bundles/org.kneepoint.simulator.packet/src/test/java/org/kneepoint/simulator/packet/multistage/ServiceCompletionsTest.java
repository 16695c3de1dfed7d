// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.packet.multistage;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class ServiceCompletionsTest {
    @Test
    void endInTheOrderOfTheirBeginning() {
        ServiceCompletions services = new ServiceCompletions();
        int begun = 0;
        int ended = 0;
        for (int round = 0; round < 300; round++) {
            for (int i = 0; i < 3; i++) {
                services.begin(begun, begun);
                begun++;
            }
            for (int i = 0; i < 2; i++) {
                assertEquals(ended + 1.0, services.next());
                assertEquals(ended, services.poll());
                ended++;
            }
            assertEquals(begun - ended, services.size());
            assertEquals(1, services.countFrom(begun - 1));
        }
        while (ended < begun) {
            assertEquals(ended++, services.poll());
        }
        assertEquals(Double.POSITIVE_INFINITY, services.next());
    }
}
