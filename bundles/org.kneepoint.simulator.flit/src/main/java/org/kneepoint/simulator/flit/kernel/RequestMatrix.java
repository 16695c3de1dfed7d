// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.kernel;

/**
 * The request matrix of an allocator: for each output port a mask of the input virtual channels of
 * its router that request it. The <em>place</em> of an input virtual channel is its number within
 * its router. The masks lie in the records of the ports, beside what else is needed with them.
 * Owned by one thread.
 */
public final class RequestMatrix {
    /** Stands for no place. */
    public static final int NONE = -1;

    private final long[] record;
    private final int stride;
    private final int offset;
    private final int words;

    /**
     * Lays masks into records.
     *
     * @param record the records
     * @param stride size of a record
     * @param offset where in a record the mask begins
     * @param words its words
     */
    public RequestMatrix(long[] record, int stride, int offset, int words) {
        this.record = record;
        this.stride = stride;
        this.offset = offset;
        this.words = words;
    }

    /** Makes empty masks in records of their own. */
    public RequestMatrix(int ports, int words) {
        this(new long[ports * words], words, 0, words);
    }

    /** Enters a request. */
    public void add(int port, int place) {
        record[at(port) + (place >> 6)] |= 1L << place;
    }

    /** Takes a request back. */
    public void remove(int port, int place) {
        record[at(port) + (place >> 6)] &= ~(1L << place);
    }

    /** Returns whether nobody requests a port. */
    public boolean isEmpty(int port) {
        return words == 1 ? record[at(port)] == 0 : BitMasks.isEmpty(record, at(port), words);
    }

    /** Returns whether nobody but a place requests a port. */
    public boolean isAlone(int port, int place) {
        long others = record[at(port) + (place >> 6)] & ~(1L << place);
        return words == 1 ? others == 0 : others == 0 && isAloneInWords(port, place >> 6);
    }

    private boolean isAloneInWords(int port, int own) {
        for (int word = 0; word < words; word++) {
            if (word != own && record[at(port) + word] != 0) {
                return false;
            }
        }
        return true;
    }

    /** Returns the first place at or after a turn, going round; there is one. */
    public int next(int port, int turn) {
        return RoundRobin.next(record, at(port), words, turn);
    }

    /** Returns the first place at or after another, or {@link #NONE}. */
    public int from(int port, int place) {
        int word = place >> 6;
        if (word >= words) {
            return NONE;
        }
        int at = at(port);
        long rest = record[at + word] & -1L << place;
        while (rest == 0) {
            word++;
            if (word == words) {
                return NONE;
            }
            rest = record[at + word];
        }
        return word << 6 | Long.numberOfTrailingZeros(rest);
    }

    /** Returns a word of the mask. */
    public long word(int port, int word) {
        return record[at(port) + word];
    }

    /** Returns a word of the mask, shifted so that bit 0 stands for a place. */
    public long shifted(int port, int place) {
        return record[at(port) + (place >> 6)] >>> place;
    }

    private int at(int port) {
        return port * stride + offset;
    }
}
