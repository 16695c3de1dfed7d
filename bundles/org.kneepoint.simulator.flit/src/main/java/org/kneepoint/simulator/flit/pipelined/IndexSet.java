// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.pipelined;

/**
 * A set of small numbers. To list it costs about as much as it holds, since a second layer of bits
 * says which words of the first are not empty. Owned by one thread.
 */
final class IndexSet {
    private static final int NONE = -1;

    /** Bit i of word w stands for 64 w + i. */
    private final long[] words;

    /** Bit i of word w says whether word 64 w + i of the other layer has a bit. */
    private final long[] layer;

    /** Makes an empty set that can hold 0 to {@code size - 1}. */
    IndexSet(int size) {
        words = new long[(size >> 6) + 1];
        layer = new long[(words.length >> 6) + 1];
    }

    void add(int index) {
        int word = index >> 6;
        long before = words[word];
        words[word] = before | 1L << index;
        if (before == 0) {
            layer[word >> 6] |= 1L << word;
        }
    }

    void remove(int index) {
        int word = index >> 6;
        long after = words[word] & ~(1L << index);
        words[word] = after;
        if (after == 0) {
            layer[word >> 6] &= ~(1L << word);
        }
    }

    boolean isEmpty() {
        for (long full : layer) {
            if (full != 0) {
                return false;
            }
        }
        return true;
    }

    /** Returns the first member at or above a number, which may be the size, or -1. */
    int next(int from) {
        int word = from >> 6;
        long rest = words[word] & -1L << from;
        if (rest == 0) {
            word = nextWord(word + 1);
            if (word == NONE) {
                return NONE;
            }
            rest = words[word];
        }
        return word << 6 | Long.numberOfTrailingZeros(rest);
    }

    private int nextWord(int from) {
        int at = from >> 6;
        if (at == layer.length) {
            return NONE;
        }
        long rest = layer[at] & -1L << from;
        while (rest == 0) {
            if (++at == layer.length) {
                return NONE;
            }
            rest = layer[at];
        }
        return at << 6 | Long.numberOfTrailingZeros(rest);
    }
}
