// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.topology.torus;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class DivisorTest {
    @ParameterizedTest
    @ValueSource(
            ints = {1, 2, 3, 5, 7, 8, 10, 641, 1 << 16, (1 << 16) + 1, 1 << 30, Integer.MAX_VALUE})
    void quotientsAreThoseOfADivision(int divisor) {
        Divisor division = Divisor.of(divisor);
        Random random = new Random(divisor);
        for (int i = 0; i < 10_000; i++) {
            check(division, divisor, random.nextInt(Integer.MAX_VALUE));
            int multiple = random.nextInt(Integer.MAX_VALUE / divisor) * divisor;
            check(division, divisor, multiple);
            check(division, divisor, Math.max(0, multiple - 1));
        }
        check(division, divisor, 0);
        check(division, divisor, Integer.MAX_VALUE);
    }

    private static void check(Divisor division, int divisor, int dividend) {
        assertEquals(dividend / divisor, division.quotient(dividend));
    }
}
