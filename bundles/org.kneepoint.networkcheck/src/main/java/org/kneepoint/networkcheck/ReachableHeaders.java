// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.networkcheck;

import java.util.Arrays;
import java.util.function.IntPredicate;

/**
 * Every header that can occur on the way from any terminal to a destination, found by depth-first
 * search.
 *
 * <p>In the {@linkplain #header order} of the search, a header comes after all those to which its
 * moves lead, unless there are {@linkplain #isCyclic cycles}.
 */
final class ReachableHeaders {
    private static final int INITIAL_CAPACITY = 256;
    private static final int NOT_YET = -1;
    private static final int DONE = Integer.MAX_VALUE;

    private final RoutingRelation relation;
    private final StepBudget budget;

    /** The next move to follow from each header. */
    private int[] cursors = new int[INITIAL_CAPACITY];

    private int numberOfHeaders;
    private int[] stack = new int[INITIAL_CAPACITY];
    private int[] order = new int[INITIAL_CAPACITY];
    private int size;
    private boolean isCyclic;

    /**
     * Creates the search.
     *
     * @param budget steps, charged for each start, header and move, and for each repeated pass
     */
    ReachableHeaders(RoutingRelation relation, StepBudget budget) {
        this.relation = relation;
        this.budget = budget;
    }

    /** Finds the headers for a destination, in place of those found before. */
    void explore(int target) {
        explore(target, source -> true);
    }

    /** Finds the headers on the way from the terminals that send to a destination. */
    void explore(int target, IntPredicate sending) {
        relation.begin(target, sending);
        budget.consume(relation.starts().size());
        numberOfHeaders = 0;
        size = 0;
        isCyclic = false;
        for (int start = 0; start < relation.starts().size(); start++) {
            descend(relation.starts().header(start));
        }
    }

    private void descend(int start) {
        HeaderMoves moves = relation.moves();
        int depth = enter(start, 0);
        while (depth > 0) {
            int header = stack[depth - 1];
            int move = cursors[header];
            if (move < moves.last(header)) {
                cursors[header]++;
                depth = enter(moves.next(move), depth);
            } else {
                cursors[header] = DONE;
                order[size++] = header;
                depth--;
            }
        }
    }

    /** Returns the depth of the search after visiting a header. */
    private int enter(int header, int depth) {
        ensureCapacity();
        if (cursors[header] == NOT_YET) {
            relation.expand(header);
            budget.consume(1 + relation.moves().count(header));
            cursors[header] = relation.moves().first(header);
            stack[depth] = header;
            return depth + 1;
        }
        isCyclic |= cursors[header] != DONE;
        return depth;
    }

    /** Extends the arrays to the headers found. */
    private void ensureCapacity() {
        int known = relation.headers().size();
        if (known > cursors.length) {
            cursors = Arrays.copyOf(cursors, 2 * known);
            stack = Arrays.copyOf(stack, 2 * known);
            order = Arrays.copyOf(order, 2 * known);
        }
        while (numberOfHeaders < known) {
            cursors[numberOfHeaders++] = NOT_YET;
        }
    }

    RoutingRelation relation() {
        return relation;
    }

    int size() {
        return size;
    }

    /** Returns the header at a position, 0 to {@link #size()} - 1. */
    int header(int position) {
        return order[position];
    }

    /** Returns whether a header can return to itself. */
    boolean isCyclic() {
        return isCyclic;
    }

    /**
     * Returns for each header whether it can reach the destination by certain moves.
     *
     * @param kind moves that count
     */
    boolean[] canArrive(MoveFilter kind) {
        boolean[] arriving = new boolean[size];
        boolean changed = true;
        while (changed) {
            changed = false;
            for (int position = 0; position < size; position++) {
                int header = order[position];
                if (!arriving[header] && arrives(header, kind, arriving)) {
                    arriving[header] = true;
                    changed = isCyclic;
                }
            }
            budget.consume(changed ? size : 0);
        }
        return arriving;
    }

    private boolean arrives(int header, MoveFilter kind, boolean[] arriving) {
        HeaderMoves moves = relation.moves();
        for (int move = moves.first(header); move < moves.last(header); move++) {
            if (arriving[moves.next(move)] && kind.includes(header, move)) {
                return true;
            }
        }
        return relation.hasArrived(header);
    }

    /** Selects moves. */
    @FunctionalInterface
    interface MoveFilter {
        boolean includes(int header, int move);
    }
}
