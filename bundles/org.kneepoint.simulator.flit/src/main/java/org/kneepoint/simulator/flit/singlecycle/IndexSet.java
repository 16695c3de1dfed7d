// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.singlecycle;

/**
 * A set of small numbers. Listing it costs about as much as it holds, since a second layer of bits
 * says which words of the first are not empty. Owned by one thread.
 */
final class IndexSet {
    private final long[] words;
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
        for (long words : layer) {
            if (words != 0) {
                return false;
            }
        }
        return true;
    }

    /**
     * Lists the members in ascending order.
     *
     * @param members takes them
     * @return their number
     */
    int list(int[] members) {
        int size = 0;
        for (int i = 0; i < layer.length; i++) {
            for (long full = layer[i]; full != 0; full &= full - 1) {
                int word = i << 6 | Long.numberOfTrailingZeros(full);
                for (long rest = words[word]; rest != 0; rest &= rest - 1) {
                    members[size++] = word << 6 | Long.numberOfTrailingZeros(rest);
                }
            }
        }
        return size;
    }

    /** Lists the members in ascending order and removes them all. */
    int drain(int[] members) {
        int size = list(members);
        for (int i = 0; i < layer.length; i++) {
            for (long full = layer[i]; full != 0; full &= full - 1) {
                words[i << 6 | Long.numberOfTrailingZeros(full)] = 0;
            }
            layer[i] = 0;
        }
        return size;
    }
}
