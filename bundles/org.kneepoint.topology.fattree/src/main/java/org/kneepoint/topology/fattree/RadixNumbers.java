// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.topology.fattree;

/**
 * The numbers of n digits to a base; digit 0 is the lowest.
 *
 * @param radix the base k, at least 2
 * @param count number of digits n, at least 1
 */
record RadixNumbers(int radix, int count) {
    /** Returns k^n, or a number beyond an int if it is. */
    long size() {
        return weight(count);
    }

    /** Returns the weight of a digit, k^i, or a number beyond an int if it is. */
    long weight(int digit) {
        long weight = 1;
        for (int i = 0; i < digit && weight <= Integer.MAX_VALUE; i++) {
            weight *= radix;
        }
        return weight;
    }
}
