// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.flow;

import java.util.Arrays;

/** Numbers distinct keys in the order of arrival. */
final class KeyNumbering {
    private final long[] keys;
    private final int[] numbers;
    private final int shift;
    private int size;

    /** Creates a numbering of at most this number of keys. */
    KeyNumbering(int capacity) {
        int bits = Integer.SIZE - Integer.numberOfLeadingZeros(2 * capacity | 1);
        keys = new long[1 << bits];
        numbers = new int[1 << bits];
        shift = Long.SIZE - bits;
    }

    void clear() {
        Arrays.fill(numbers, 0);
        size = 0;
    }

    /** Returns the number of keys. */
    int size() {
        return size;
    }

    /** Returns the number of a key; a new key gets the next number. */
    int number(long key) {
        int slot = (int) (key * 0x9E3779B97F4A7C15L >>> shift);
        while (numbers[slot] != 0) {
            if (keys[slot] == key) {
                return numbers[slot] - 1;
            }
            slot = slot + 1 & keys.length - 1;
        }
        keys[slot] = key;
        numbers[slot] = ++size;
        return size - 1;
    }
}
