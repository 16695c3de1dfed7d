// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.networkcheck;

import java.util.Arrays;

/**
 * Indirect dependencies (Duato 1993): a packet that holds a channel of the escape may wait for
 * another one after any number of moves outside the escape.
 *
 * <p>For each header outside, a row of bits holds the channels of the escape for which it may come
 * to wait: those of its own moves, and those of the headers outside to which its other moves lead.
 */
final class IndirectDependencies {
    private static final int MAX_ROW_WORDS = 1 << 23;

    /** Words of a row that take about the time of one step. */
    private static final int WORDS_PER_STEP = 64;

    private static final int NO_ROW = -1;

    private final BufferNumbering numbering;
    private final boolean[] escape;
    private final ChannelDependencies dependencies;
    private final StepBudget budget;

    /** Words of a row. */
    private final int width;

    /** The bit of each channel of the escape, and the channel of each bit. */
    private final int[] bits;

    private final int[] channels;

    /** Dependencies found so far, for each channel of the escape; null for none. */
    private final long[][] known;

    /** Row of each header for the present destination. */
    private int[] rowsOf = new int[0];

    private long[] rows = new long[0];

    /**
     * Creates the search.
     *
     * @param escape whether a VC class belongs to the escape; false for new packets
     * @param dependencies set to which dependencies are added
     */
    IndirectDependencies(
            BufferNumbering numbering,
            boolean[] escape,
            ChannelDependencies dependencies,
            StepBudget budget) {
        this.numbering = numbering;
        this.escape = escape;
        this.dependencies = dependencies;
        this.budget = budget;
        budget.consume(numbering.count());
        bits = new int[numbering.count()];
        channels = numbering.channels().filter(this::isInside).toArray();
        for (int bit = 0; bit < channels.length; bit++) {
            bits[channels[bit]] = bit;
        }
        width = (channels.length + Long.SIZE - 1) / Long.SIZE;
        requireCapacity(channels.length);
        known = new long[channels.length][];
    }

    private void requireCapacity(int rows) {
        if ((long) rows * width > MAX_ROW_WORDS) {
            throw new StepBudgetExceededException(
                    "too many channels of the escape: " + channels.length);
        }
    }

    private boolean isInside(int buffer) {
        return escape[numbering.number(buffer)];
    }

    /** Adds the indirect dependencies of packets to one destination. */
    void add(ReachableHeaders reachable) {
        makeRows(reachable);
        boolean changed = true;
        while (changed) {
            changed = fillRows(reachable) && reachable.isCyclic();
        }
        RoutingRelation relation = reachable.relation();
        HeaderMoves moves = relation.moves();
        for (int header = 0; header < reachable.size(); header++) {
            int held = relation.headers().buffer(header);
            for (int move = moves.first(header);
                    isInside(held) && move < moves.last(header);
                    move++) {
                if (rowsOf[moves.next(move)] != NO_ROW) {
                    depend(bits[held], rowsOf[moves.next(move)]);
                }
            }
        }
    }

    /** Assigns an empty row to each header outside. */
    private void makeRows(ReachableHeaders reachable) {
        if (rowsOf.length < reachable.size()) {
            rowsOf = new int[2 * reachable.size()];
        }
        int count = 0;
        for (int header = 0; header < reachable.size(); header++) {
            boolean isOutside = !isInside(reachable.relation().headers().buffer(header));
            rowsOf[header] = isOutside ? count++ : NO_ROW;
        }
        requireCapacity(count);
        if (rows.length < count * width) {
            rows = new long[count * width];
        } else {
            Arrays.fill(rows, 0, count * width, 0);
        }
    }

    /** Returns whether a row has changed. */
    private boolean fillRows(ReachableHeaders reachable) {
        RoutingRelation relation = reachable.relation();
        HeaderMoves moves = relation.moves();
        boolean changed = false;
        for (int position = 0; position < reachable.size(); position++) {
            int header = reachable.header(position);
            int row = rowsOf[header];
            for (int move = moves.first(header);
                    row != NO_ROW && move < moves.last(header);
                    move++) {
                int next = moves.next(move);
                changed |=
                        rowsOf[next] == NO_ROW
                                ? set(row, bits[relation.headers().buffer(next)])
                                : join(row, rowsOf[next]);
            }
        }
        return changed;
    }

    private boolean set(int row, int bit) {
        int word = row * width + bit / Long.SIZE;
        long before = rows[word];
        rows[word] |= 1L << bit;
        return rows[word] != before;
    }

    private boolean join(int row, int other) {
        budget.consume(1 + width / WORDS_PER_STEP);
        long added = 0;
        for (int word = 0; word < width; word++) {
            long more = rows[other * width + word] & ~rows[row * width + word];
            rows[row * width + word] |= more;
            added |= more;
        }
        return added != 0;
    }

    private void depend(int held, int row) {
        budget.consume(1 + width / WORDS_PER_STEP);
        if (known[held] == null) {
            known[held] = new long[width];
        }
        for (int word = 0; word < width; word++) {
            long added = rows[row * width + word] & ~known[held][word];
            known[held][word] |= added;
            for (; added != 0; added &= added - 1) {
                int requested = word * Long.SIZE + Long.numberOfTrailingZeros(added);
                dependencies.add(channels[held], channels[requested]);
            }
        }
    }
}
