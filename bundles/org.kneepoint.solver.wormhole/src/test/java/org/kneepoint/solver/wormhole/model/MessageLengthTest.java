// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.solver.wormhole.model;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Message lengths by two moments. */
class MessageLengthTest {
    @Test
    void aFixedLength() {
        MessageLength length = new MessageLength(16, 0);
        assertEquals(0, length.variance());
        assertEquals(0, length.thirdCentralMoment());
        assertEquals(1, length.longerThan(15));
        assertEquals(0, length.longerThan(16));
    }

    @ParameterizedTest
    @ValueSource(doubles = {0, 0.1, 7, 16, 100})
    void anExponentialLength(double flits) {
        MessageLength length = new MessageLength(16, 1);
        assertEquals(Math.exp(-flits / 16), length.longerThan(flits), 1e-13);
        assertEquals(256, length.variance());
        // E[(X - m)^3] = 2 m^3
        assertEquals(2 * 4096, length.thirdCentralMoment());
    }

    /** With C^2 = 1/2 the sum of two exponential parts of half the mean. */
    @ParameterizedTest
    @ValueSource(doubles = {0, 1, 8, 16, 50})
    void twoPhases(double flits) {
        MessageLength length = new MessageLength(16, 0.5);
        double phases = flits / 8;
        assertEquals(Math.exp(-phases) * (1 + phases), length.longerThan(flits), 1e-13);
        // twice the 2 m^3 of each part
        assertEquals(2 * 2 * 512, length.thirdCentralMoment(), 1e-9);
    }
}
