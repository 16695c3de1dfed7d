// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.kernel;

/**
 * The request matrix of an allocator: for each output port a mask of the input VCs of its router
 * that request it. The <em>index</em> of an input VC is its number within its router. The masks are
 * part of the records of the ports, for locality. Used by one thread.
 */
public final class RequestMatrix {
    /** No input VC. */
    public static final int NONE = -1;

    private final long[] records;
    private final int stride;
    private final int offset;
    private final int words;

    /**
     * Creates masks within given records.
     *
     * @param records records of the ports
     * @param stride size of a record
     * @param offset offset of the mask in a record
     * @param words longs of a mask
     */
    public RequestMatrix(long[] records, int stride, int offset, int words) {
        this.records = records;
        this.stride = stride;
        this.offset = offset;
        this.words = words;
    }

    /** Creates empty masks in records of their own. */
    public RequestMatrix(int ports, int words) {
        this(new long[ports * words], words, 0, words);
    }

    /** Adds a request. */
    public void add(int port, int index) {
        addAt(at(port), index);
    }

    /**
     * Adds a request.
     *
     * @param at offset of the mask of the port
     */
    public void addAt(int at, int index) {
        records[at + (index >> 6)] |= 1L << index;
    }

    /** Removes a request. */
    public void remove(int port, int index) {
        records[at(port) + (index >> 6)] &= ~(1L << index);
    }

    /** Returns whether a port has a request. */
    public boolean contains(int port, int index) {
        return index >> 6 < words && (records[at(port) + (index >> 6)] >>> index & 1) != 0;
    }

    /** Returns whether a port has no request. */
    public boolean isEmpty(int port) {
        return isEmptyAt(at(port));
    }

    private boolean isEmptyAt(int at) {
        return words == 1 ? records[at] == 0 : BitMasks.isEmpty(records, at, words);
    }

    /**
     * Removes a request.
     *
     * @param at offset of the mask of the port
     * @return whether it was the last one
     */
    public boolean removeAt(int at, int index) {
        records[at + (index >> 6)] &= ~(1L << index);
        return isEmptyAt(at);
    }

    /** Returns whether a port has no request but that of an input VC. */
    public boolean isAlone(int port, int index) {
        long others = records[at(port) + (index >> 6)] & ~(1L << index);
        return words == 1 ? others == 0 : others == 0 && isAloneInWords(port, index >> 6);
    }

    private boolean isAloneInWords(int port, int own) {
        for (int word = 0; word < words; word++) {
            if (word != own && records[at(port) + word] != 0) {
                return false;
            }
        }
        return true;
    }

    /** Returns the first request at or after a pointer, cyclically; there must be one. */
    public int next(int port, int pointer) {
        return nextAt(at(port), pointer);
    }

    /**
     * Returns the first request at or after a pointer, cyclically; there must be one.
     *
     * @param at offset of the mask of the port
     */
    public int nextAt(int at, int pointer) {
        return RoundRobinArbiter.next(records, at, words, pointer);
    }

    /** Returns the first request at or after an index, or {@link #NONE}. */
    public int from(int port, int index) {
        int word = index >> 6;
        if (word >= words) {
            return NONE;
        }
        int at = at(port);
        long rest = records[at + word] & -1L << index;
        while (rest == 0) {
            word++;
            if (word == words) {
                return NONE;
            }
            rest = records[at + word];
        }
        return word << 6 | Long.numberOfTrailingZeros(rest);
    }

    /** Returns a long of the mask. */
    public long word(int port, int word) {
        return records[at(port) + word];
    }

    /** Returns a long of the mask, shifted so that bit 0 stands for an input VC. */
    public long shifted(int port, int index) {
        return shiftedAt(at(port), index);
    }

    /**
     * Returns a long of the mask, shifted so that bit 0 stands for an input VC.
     *
     * @param at offset of the mask of the port
     */
    public long shiftedAt(int at, int index) {
        return records[at + (index >> 6)] >>> index;
    }

    private int at(int port) {
        return port * stride + offset;
    }
}
