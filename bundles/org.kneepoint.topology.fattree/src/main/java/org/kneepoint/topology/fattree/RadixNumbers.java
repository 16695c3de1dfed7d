// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.topology.fattree;

/**
 * The whole numbers of so many digits to a base; digit 0 is the lowest.
 *
 * @param radix the base k, at least 2
 * @param count how many digits n, at least 1
 */
record RadixNumbers(int radix, int count) {
    /** Returns how many such numbers there are, k^n, or some number beyond an int if that is. */
    long size() {
        return weight(count);
    }

    /** Returns what a digit counts, k^i, or some number beyond an int if that is. */
    long weight(int digit) {
        long weight = 1;
        for (int i = 0; i < digit && weight <= Integer.MAX_VALUE; i++) {
            weight *= radix;
        }
        return weight;
    }
}
