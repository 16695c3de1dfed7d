// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.pipelined;

/** Masks of bits, in one or in several words of 64. */
final class Bits {
    private Bits() {}

    /** Returns how many words hold so many bits. */
    static int words(int bits) {
        return (bits + 63) >> 6;
    }

    /** Returns the mask of the first bits of a word, 1 to 64. */
    static long first(int bits) {
        return -1L >>> -bits;
    }

    /** Returns whether a mask has no bit. */
    static boolean isEmpty(long[] words, int at, int size) {
        for (int word = at; word < at + size; word++) {
            if (words[word] != 0) {
                return false;
            }
        }
        return true;
    }
}
