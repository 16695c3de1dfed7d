// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.pipelined;

import org.kneepoint.simulator.flit.kernel.BitMasks;

/** A bit set that is listed by ranges. Used by one thread. */
final class RangeBitSet {
    private final long[] words;

    /** Creates an empty set of numbers from 0 to {@code size - 1}. */
    RangeBitSet(int size) {
        words = new long[BitMasks.words(size)];
    }

    void add(int index) {
        words[index >> 6] |= 1L << index;
    }

    void remove(int index) {
        words[index >> 6] &= ~(1L << index);
    }

    /**
     * Returns a long of the set, bit i for 64 {@code word} + i, without the numbers outside a
     * range.
     */
    long word(int word, int from, int to) {
        long bits = words[word];
        if (word == from >> 6) {
            bits &= -1L << from;
        }
        if (word == to >> 6) {
            bits &= ~(-1L << to);
        }
        return bits;
    }

    /** Returns whether the set has no number in a range. */
    boolean isEmpty(int from, int to) {
        for (int word = from >> 6; word << 6 < to; word++) {
            if (word(word, from, to) != 0) {
                return false;
            }
        }
        return true;
    }
}
