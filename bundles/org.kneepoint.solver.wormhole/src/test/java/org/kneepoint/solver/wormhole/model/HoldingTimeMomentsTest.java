// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.solver.wormhole.model;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

/** Moments of holding times in closed form. */
class HoldingTimeMomentsTest {
    @Test
    void withoutWaits() {
        HoldingTimeMoments service = HoldingTimeMoments.of(16, 0, new MessageLength(16, 0));
        assertEquals(0, service.scv());
        assertEquals(8, service.residual());
        assertEquals(256 / 3.0, service.residualSquared(), 1e-12);
    }

    /** The residual of an exponential time has the same distribution. */
    @Test
    void exponentialLengths() {
        HoldingTimeMoments service = HoldingTimeMoments.of(16, 256, new MessageLength(16, 1));
        assertEquals(1, service.scv());
        assertEquals(16, service.residual());
        assertEquals(2 * 256, service.residualSquared(), 1e-9);
        assertEquals(6 * 4096, service.third(), 1e-9);
    }

    /** A length of 16 and an exponential wait of 4: the third moment term by term. */
    @Test
    void exponentialWaits() {
        HoldingTimeMoments service = HoldingTimeMoments.of(20, 16, new MessageLength(16, 0));
        double third = 4096 + 3 * 256 * 4 + 3 * 16 * 2 * 16 + 6 * 64;
        assertEquals(third, service.third(), 1e-9);
    }
}
