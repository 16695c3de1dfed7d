// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.kernel;

/**
 * Masks of virtual channels or ports, in one or in several words of 64 bits. Where a mask has only
 * one word, bit v stands for virtual channel v.
 */
public final class BitMasks {
    private BitMasks() {}

    /** Returns how many words hold so many bits. */
    public static int words(int bits) {
        return (bits + 63) >> 6;
    }

    /** Returns the mask of the first bits of a word, 1 to 64. */
    public static long first(int bits) {
        return -1L >>> -bits;
    }

    /** Returns the bits of a number from 0 to {@code bound - 1}, which is at least 1. */
    public static int width(int bound) {
        return Integer.SIZE - Integer.numberOfLeadingZeros(bound - 1);
    }

    /** Returns whether a mask has no bit. */
    public static boolean isEmpty(long[] words, int at, int size) {
        for (int word = at; word < at + size; word++) {
            if (words[word] != 0) {
                return false;
            }
        }
        return true;
    }
}
