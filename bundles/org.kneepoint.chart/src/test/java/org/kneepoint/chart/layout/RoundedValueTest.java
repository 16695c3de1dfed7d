// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.chart.layout;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class RoundedValueTest {
    @ParameterizedTest
    @CsvSource({
        "0.154612, 0.00171, 0.1546 ± 0.0017",
        "0.154612, 0, 0.1546",
        "0.154612, NaN, 0.1546",
        "0.1, 0.25, 0.10 ± 0.25",
        "12345, 120, 12340 ± 120",
        "0.3, 1e-12, 0.3",
        "0, 0.5, 0.00 ± 0.50",
        "0.3, 1e300, 0.3",
        "0, Infinity, 0",
        "-2.5, 0.0996, -2.50 ± 0.10"
    })
    void asManyDigitsAsTheIntervalHas(double value, double half, String text) {
        assertEquals(text, RoundedValue.text(value, half));
    }
}
