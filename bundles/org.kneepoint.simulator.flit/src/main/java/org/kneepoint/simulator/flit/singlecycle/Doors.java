// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.singlecycle;

/**
 * For each output, which of its virtual channels are open to the next packet, and which lanes have
 * a header that waits for one, as a mask of their places at the router. Side by side in memory,
 * since headers touch both.
 */
final class Doors {
    static final int NOBODY = -1;

    private final int words;
    private final int stride;
    private final long[] masks;

    /**
     * Makes doors at which nobody waits.
     *
     * @param outputs number of outputs
     * @param places largest number of lanes that lead into a router
     */
    Doors(int outputs, int places) {
        words = (places + Long.SIZE - 1) / Long.SIZE;
        stride = 1 + words;
        masks = new long[outputs * stride];
    }

    /** Returns the virtual channels open to the next packet. */
    long open(int output) {
        return masks[output * stride];
    }

    void setOpen(int channel) {
        masks[Outputs.output(channel) * stride] |= 1L << channel;
    }

    void clearOpen(int channel) {
        masks[Outputs.output(channel) * stride] &= ~(1L << channel);
    }

    /** The header at a place begins to wait for an output. */
    void enter(int output, int place) {
        masks[output * stride + 1 + (place >> 6)] |= 1L << place;
    }

    /** The header at a place waits no longer for an output. */
    void leave(int output, int place) {
        masks[output * stride + 1 + (place >> 6)] &= ~(1L << place);
    }

    /** Returns whether nobody waits for an output. */
    boolean isEmpty(int output) {
        return next(output, 0) == NOBODY;
    }

    /** Returns whether nobody but the header at a place waits for an output. */
    boolean isAlone(int output, int place) {
        long others = masks[output * stride + 1 + (place >> 6)] & ~(1L << place);
        return words == 1 ? others == 0 : others == 0 && isAloneInWords(output, place >> 6);
    }

    private boolean isAloneInWords(int output, int own) {
        for (int word = 0; word < words; word++) {
            if (word != own && masks[output * stride + 1 + word] != 0) {
                return false;
            }
        }
        return true;
    }

    /** Returns the first place at or after another where somebody waits, or {@link #NOBODY}. */
    int next(int output, int place) {
        int word = place >> 6;
        if (word >= words) {
            return NOBODY;
        }
        int at = output * stride + 1;
        long rest = masks[at + word] & -1L << place;
        while (rest == 0) {
            word++;
            if (word == words) {
                return NOBODY;
            }
            rest = masks[at + word];
        }
        return word << 6 | Long.numberOfTrailingZeros(rest);
    }
}
