// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.contract;

import java.util.Objects;

/** Assertions without a test framework. */
final class Checks {
    private Checks() {}

    static void fail(String what) {
        throw new AssertionError(what);
    }

    static void assertTrue(String what, boolean holds) {
        if (!holds) {
            fail(what);
        }
    }

    static void assertTrue(boolean holds) {
        assertTrue("does not hold", holds);
    }

    static void assertFalse(String what, boolean holds) {
        assertTrue(what, !holds);
    }

    static void assertFalse(boolean holds) {
        assertTrue(!holds);
    }

    static void assertEquals(String what, Object expected, Object found) {
        assertTrue(
                what + ": expected " + expected + ", found " + found,
                Objects.equals(expected, found));
    }

    static void assertEquals(Object expected, Object found) {
        assertEquals("not equal", expected, found);
    }

    static void assertEquals(String what, long expected, long found) {
        assertTrue(what + ": expected " + expected + ", found " + found, expected == found);
    }

    /** Equality up to an absolute difference; NaN equals NaN. */
    static void assertEquals(String what, double expected, double found, double difference) {
        boolean close =
                Double.compare(expected, found) == 0 || Math.abs(expected - found) <= difference;
        assertTrue(what + ": expected " + expected + ", found " + found, close);
    }

    static void assertEquals(double expected, double found, double difference) {
        assertEquals("not equal", expected, found, difference);
    }

    static void assertNotEquals(String what, Object unwanted, Object found) {
        assertTrue(what + ": found " + found, !Objects.equals(unwanted, found));
    }

    static void assertNotEquals(Object unwanted, Object found) {
        assertNotEquals("equal", unwanted, found);
    }
}
