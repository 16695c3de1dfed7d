// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.shell.text;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TimeSpanTest {
    @ParameterizedTest
    @CsvSource({
        "0.4, 0 s",
        "59.4, 59 s",
        "59.6, 1:00 min",
        "3599, 59:59 min",
        "3600, 1:00 h",
        "360061, 100:01 h"
    })
    void timesForReading(double seconds, String text) {
        assertEquals(text, TimeSpan.of(seconds));
    }

    @ParameterizedTest
    @CsvSource({
        "12345, 12345 runs/s",
        "99.4, 99 runs/s",
        "3.14, 3.1 runs/s",
        "1, 1 runs/s",
        "0.5, 30 runs/min",
        "0.01, 36 runs/h",
        "0.0001, 0.36 runs/h"
    })
    void ratesForReading(double perSecond, String text) {
        assertEquals(text, TimeSpan.rate(perSecond, "runs"));
    }
}
