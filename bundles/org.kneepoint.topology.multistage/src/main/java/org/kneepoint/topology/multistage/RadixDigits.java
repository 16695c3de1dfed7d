// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.topology.multistage;

/**
 * The numbers of n digits to a base; digit 0 is the lowest.
 *
 * @param radix the base k, at least 2
 * @param count number of digits n, at least 1
 */
record RadixDigits(int radix, int count) {
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

    /** Returns one digit of a number. */
    int digit(int number, int digit) {
        return (int) (number / weight(digit) % radix);
    }

    /** Returns the number with a digit and the lowest digit exchanged. */
    int exchange(int number, int digit) {
        return (int) (number + (digit(number, 0) - digit(number, digit)) * (weight(digit) - 1));
    }

    /** Returns the number with its digits rotated by one, the highest to the lowest. */
    int rotate(int number) {
        long rest = weight(count - 1);
        return (int) (number % rest * radix + number / rest);
    }
}
