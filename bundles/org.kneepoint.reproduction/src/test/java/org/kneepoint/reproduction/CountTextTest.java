// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.reproduction;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class CountTextTest {
    @Test
    void oneIsNoPlural() {
        assertEquals("0 seeds", CountText.of(0, "seed"));
        assertEquals("1 seed", CountText.of(1, "seed"));
        assertEquals("2 seeds", CountText.of(2, "seed"));
    }
}
