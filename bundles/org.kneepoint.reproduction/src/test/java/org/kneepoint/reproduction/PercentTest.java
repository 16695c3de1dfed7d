// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.reproduction;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class PercentTest {
    @Test
    void showsThreeDigitsAndNoMoreThanHundredths() {
        assertEquals("+11.4 %", Percent.of(0.1144));
        assertEquals("-4.89 %", Percent.of(-0.04888));
        assertEquals("+0.28 %", Percent.of(0.00282));
        assertEquals("-0.05 %", Percent.of(-0.000538));
        assertEquals("less than 0.01 %", Percent.of(-0.00000808));
        assertEquals("less than 0.01 %", Percent.of(1e-15));
        assertEquals("0 %", Percent.of(0));
        assertEquals("155 %", Percent.plain(1.554));
    }

    @Test
    void showsTenthsWithoutANegativeZero() {
        assertEquals("0.0", Percent.tenths(-0.0004));
        assertEquals("-0.1", Percent.tenths(-0.0006));
        assertEquals("12.3", Percent.tenths(0.1234));
    }

    @Test
    void showsTheRoughSize() {
        assertEquals("18 %", Percent.rough(-0.1791));
        assertEquals("2.4 %", Percent.rough(0.0241));
        assertEquals("0.1 %", Percent.rough(0.00002));
        assertEquals("155 %", Percent.rough(1.5543));
    }
}
