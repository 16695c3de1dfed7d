// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.kernel;

/**
 * A set of small integers as a two-level bit set, listed in ascending order in time proportional to
 * its size. Used by one thread.
 */
public final class IndexSet {
    private static final int NONE = -1;

    private final long[] words;
    private final long[] summary;

    /** Creates an empty set of numbers from 0 to {@code bound - 1}. */
    public IndexSet(int bound) {
        words = new long[(bound >> 6) + 1];
        summary = new long[(words.length >> 6) + 1];
    }

    /** Adds a number. */
    public void add(int index) {
        int word = index >> 6;
        long before = words[word];
        words[word] = before | 1L << index;
        if (before == 0) {
            summary[word >> 6] |= 1L << word;
        }
    }

    /** Removes a number. */
    public void remove(int index) {
        int word = index >> 6;
        long after = words[word] & ~(1L << index);
        words[word] = after;
        if (after == 0) {
            summary[word >> 6] &= ~(1L << word);
        }
    }

    /** Returns whether a number is in the set. */
    public boolean contains(int index) {
        return (words[index >> 6] & 1L << index) != 0;
    }

    /**
     * Returns the members of a range as a mask.
     *
     * @param from multiple of {@code bits}
     * @param bits power of two, at most 64
     */
    public long mask(int from, int bits) {
        return words[from >> 6] >>> from & -1L >>> -bits;
    }

    /** Returns whether the set is empty. */
    public boolean isEmpty() {
        for (long summaryWord : summary) {
            if (summaryWord != 0) {
                return false;
            }
        }
        return true;
    }

    /** Returns the least member from a number on, which may be the bound, or -1. */
    public int next(int from) {
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

    /**
     * Lists the members in ascending order.
     *
     * @param members array that receives the members
     * @return their number
     */
    public int list(int[] members) {
        int size = 0;
        for (int i = 0; i < summary.length; i++) {
            for (long summaryWord = summary[i]; summaryWord != 0; summaryWord &= summaryWord - 1) {
                int word = i << 6 | Long.numberOfTrailingZeros(summaryWord);
                for (long rest = words[word]; rest != 0; rest &= rest - 1) {
                    members[size++] = word << 6 | Long.numberOfTrailingZeros(rest);
                }
            }
        }
        return size;
    }

    /** Lists the members in ascending order and clears the set. */
    public int drain(int[] members) {
        int size = list(members);
        for (int i = 0; i < summary.length; i++) {
            for (long summaryWord = summary[i]; summaryWord != 0; summaryWord &= summaryWord - 1) {
                words[i << 6 | Long.numberOfTrailingZeros(summaryWord)] = 0;
            }
            summary[i] = 0;
        }
        return size;
    }

    private int nextWord(int from) {
        int at = from >> 6;
        if (at == summary.length) {
            return NONE;
        }
        long rest = summary[at] & -1L << from;
        while (rest == 0) {
            if (++at == summary.length) {
                return NONE;
            }
            rest = summary[at];
        }
        return at << 6 | Long.numberOfTrailingZeros(rest);
    }
}
