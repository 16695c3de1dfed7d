// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.support;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

/** Quantiles against the table of Abramowitz and Stegun 1964, table 26.10, and the normal limit. */
class StudentTTest {
    @Test
    void table() {
        assertEquals(12.706, StudentT.bound95(1), 0.0005);
        assertEquals(4.303, StudentT.bound95(2), 0.0005);
        assertEquals(2.571, StudentT.bound95(5), 0.0005);
        assertEquals(2.365, StudentT.bound95(7), 0.0005);
        assertEquals(2.131, StudentT.bound95(15), 0.0005);
        assertEquals(2.042, StudentT.bound95(30), 0.0005);
        assertEquals(2.000, StudentT.bound95(60), 0.0005);
        assertEquals(1.980, StudentT.bound95(120), 0.0005);
        assertEquals(1.959964, StudentT.bound95(10_000_000), 1e-6);
    }

    /** With 1 and 2 degrees of freedom the quantile is elementary. */
    @Test
    void closedForms() {
        assertEquals(StrictMath.tan(0.475 * Math.PI), StudentT.bound95(1), 1e-8);
        assertEquals(0.95 * Math.sqrt(2 / (1 - 0.95 * 0.95)), StudentT.bound95(2), 1e-8);
    }
}
