// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.reproduction;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class PercentTextTest {
    @Test
    void showsThreeDigitsAndNoMoreThanHundredths() {
        assertEquals("+11.4 %", PercentText.signed(0.1144));
        assertEquals("-4.89 %", PercentText.signed(-0.04888));
        assertEquals("+0.28 %", PercentText.signed(0.00282));
        assertEquals("-0.05 %", PercentText.signed(-0.000538));
        assertEquals("less than 0.01 %", PercentText.signed(-0.00000808));
        assertEquals("less than 0.01 %", PercentText.signed(1e-15));
        assertEquals("0 %", PercentText.signed(0));
        assertEquals("155 %", PercentText.plain(1.554));
    }

    @Test
    void showsTenthsWithoutANegativeZero() {
        assertEquals("0.0", PercentText.tenths(-0.0004));
        assertEquals("-0.1", PercentText.tenths(-0.0006));
        assertEquals("12.3", PercentText.tenths(0.1234));
    }

    @Test
    void showsTheRoughSize() {
        assertEquals("18 %", PercentText.rough(-0.1791));
        assertEquals("2.4 %", PercentText.rough(0.0241));
        assertEquals("0.1 %", PercentText.rough(0.00002));
        assertEquals("155 %", PercentText.rough(1.5543));
    }
}
