// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.kernel;

/**
 * Round-robin arbiters (Dally and Towles 2004, section 18.4.2): of the requests in a mask the first
 * at or after a turn is granted. Who keeps the turn decides when it moves on.
 */
public final class RoundRobin {
    private RoundRobin() {}

    /**
     * Returns the first bit of a mask at or after a turn, going round.
     *
     * @param mask has a bit
     * @param turn taken modulo 64
     */
    public static int next(long mask, int turn) {
        long ahead = mask & -1L << turn;
        return Long.numberOfTrailingZeros(ahead == 0 ? mask : ahead);
    }

    /**
     * Returns the first bit of a mask at or after a turn, going round.
     *
     * @param words where the mask is, which has a bit
     * @param at its first word
     * @param size its number of words
     * @param turn 0 to 64 {@code size}, which is again 0
     */
    public static int next(long[] words, int at, int size, int turn) {
        if (size == 1) {
            return next(words[at], turn);
        }
        int word = turn >> 6 == size ? 0 : turn >> 6;
        long ahead = words[at + word] & -1L << turn;
        while (ahead == 0) {
            word = word + 1 == size ? 0 : word + 1;
            ahead = words[at + word];
        }
        return word << 6 | Long.numberOfTrailingZeros(ahead);
    }

    /** Returns whether it is one number's turn before another's. */
    public static boolean isBefore(int one, int other, int turn) {
        return one >= turn == other >= turn ? one < other : one >= turn;
    }
}
