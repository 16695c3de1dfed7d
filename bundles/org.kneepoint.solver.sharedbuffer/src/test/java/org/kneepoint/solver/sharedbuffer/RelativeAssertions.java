// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.solver.sharedbuffer;

import static org.junit.jupiter.api.Assertions.assertEquals;

/** Comparison of numbers of any size. */
public final class RelativeAssertions {
    private RelativeAssertions() {}

    /**
     * Asserts that a number is another one but for a relative error.
     *
     * @param expected number
     * @param actual number
     * @param error relative to what is expected, largest allowed
     * @param what they are
     */
    public static void assertClose(double expected, double actual, double error, String what) {
        assertEquals(expected, actual, Math.abs(expected) * error, what);
    }
}
