// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.support;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class CompensatedSumTest {
    /** Whichever of sum and term is larger, the digits of the smaller one are kept. */
    @Test
    void smallTermsAreNotLost() {
        assertEquals(2, CompensatedSum.of(new double[] {1, 1e100, 1, -1e100}));
        assertEquals(1e-20, CompensatedSum.of(new double[] {1e-20, 1, -1}));
    }

    @Test
    void whatIsSubtractedAgainLeavesNothing() {
        CompensatedSum sum = new CompensatedSum();
        for (int i = 1; i <= 1000; i++) {
            sum.add(0.1 * i);
        }
        for (int i = 1000; i > 0; i--) {
            sum.add(-0.1 * i);
        }
        assertEquals(0, sum.value(), 1e-20);
    }
}
