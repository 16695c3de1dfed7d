// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.pipelined;

/**
 * For each output port a mask of lanes of its router, by place, which lies in the records of the
 * ports.
 */
final class LaneMasks {
    private final long[] record;
    private final int stride;
    private final int offset;
    private final int words;

    /**
     * Makes masks.
     *
     * @param record the records
     * @param stride size of a record
     * @param offset where in a record the mask begins
     * @param words its words
     */
    LaneMasks(long[] record, int stride, int offset, int words) {
        this.record = record;
        this.stride = stride;
        this.offset = offset;
        this.words = words;
    }

    void add(int port, int place) {
        record[at(port) + (place >> 6)] |= 1L << place;
    }

    void remove(int port, int place) {
        record[at(port) + (place >> 6)] &= ~(1L << place);
    }

    boolean isEmpty(int port) {
        return words == 1 ? record[at(port)] == 0 : Bits.isEmpty(record, at(port), words);
    }

    /** Returns the first place at or after a turn, going round; there is one. */
    int next(int port, int turn) {
        return RoundRobin.next(record, at(port), words, turn);
    }

    /** Returns a word of the mask. */
    long word(int port, int word) {
        return record[at(port) + word];
    }

    /** Returns a word of the mask, shifted so that bit 0 stands for a place. */
    long from(int port, int place) {
        return record[at(port) + (place >> 6)] >>> place;
    }

    private int at(int port) {
        return port * stride + offset;
    }
}
