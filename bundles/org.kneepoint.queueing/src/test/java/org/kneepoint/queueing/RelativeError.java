// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.queueing;

import static org.junit.jupiter.api.Assertions.fail;

/** Comparison by relative error. */
final class RelativeError {
    /** Below this a probability may be reported as 0. */
    static final double TINY = 1e-300;

    private RelativeError() {}

    /** Relative error; 0 where both are too small to matter. */
    static double error(double expected, double actual) {
        if (expected == actual || Math.abs(expected) < TINY && Math.abs(actual) <= TINY) {
            return 0;
        }
        return Math.abs(actual - expected) / Math.abs(expected);
    }

    static void assertClose(double expected, double actual, double tolerance, String what) {
        // written so that a NaN fails
        if (!(error(expected, actual) <= tolerance)) {
            fail(what + ": expected " + expected + ", got " + actual);
        }
    }
}
