// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.solver.sharedbuffer;

import static org.junit.jupiter.api.Assertions.assertEquals;

/** Comparison of numbers of any size. */
public final class RelativeAssertions {
    private RelativeAssertions() {}

    /**
     * Asserts that two numbers are equal up to a relative error.
     *
     * @param expected number
     * @param actual number
     * @param error largest permitted relative error
     * @param what name of the figure
     */
    public static void assertClose(double expected, double actual, double error, String what) {
        assertEquals(expected, actual, Math.abs(expected) * error, what);
    }
}
