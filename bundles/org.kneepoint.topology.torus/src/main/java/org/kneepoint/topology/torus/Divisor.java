// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.topology.torus;

/**
 * Division of non-negative numbers by a constant, by a multiplication and a shift, which take a
 * fraction of the time of a division (T. Granlund, P. Montgomery: Division by invariant integers
 * using multiplication, PLDI 1994). Exact for all {@code int} values.
 *
 * @param multiplier 2^{@code shift} / divisor, rounded up
 * @param shift 31 more than the binary logarithm of the divisor, rounded up
 */
record Divisor(long multiplier, int shift) {
    /** Returns division by a divisor of at least 1. */
    static Divisor of(int divisor) {
        int shift = 63 - Integer.numberOfLeadingZeros(divisor - 1);
        return new Divisor(((1L << shift) - 1) / divisor + 1, shift);
    }

    /** Returns the quotient of a number of at least 0. */
    int quotient(int dividend) {
        return (int) (dividend * multiplier >>> shift);
    }
}
