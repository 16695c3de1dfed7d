// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.networkcheck;

import java.util.Arrays;
import java.util.function.IntPredicate;

/**
 * Every header that can occur on the way from any terminal to a target, found depth first.
 *
 * <p>In the {@linkplain #header order} in which the search leaves them, each header comes after all
 * those to which its moves lead, unless some {@linkplain #isCyclic lead back}.
 */
final class ReachableHeaders {
    private static final int ROOM = 256;
    private static final int NOT_YET = -1;
    private static final int DONE = Integer.MAX_VALUE;

    private final RoutingRelation relation;
    private final StepBudget budget;

    /** The next move to follow from each header. */
    private int[] cursors = new int[ROOM];

    private int numberOfHeaders;
    private int[] stack = new int[ROOM];
    private int[] order = new int[ROOM];
    private int size;
    private boolean isCyclic;

    /**
     * Prepares for any number of targets.
     *
     * @param budget is spent for each start, each header and each move, and whenever headers are
     *     gone through again
     */
    ReachableHeaders(RoutingRelation relation, StepBudget budget) {
        this.relation = relation;
        this.budget = budget;
    }

    /** Finds the headers for a target; those for the target before are forgotten. */
    void explore(int target) {
        explore(target, source -> true);
    }

    /** Finds the headers on the way from those terminals only that send to the target. */
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

    /** Returns the depth of the search after coming to a header. */
    private int enter(int header, int depth) {
        makeRoom();
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

    /** Makes room for the headers that have come up. */
    private void makeRoom() {
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

    /** Returns whether some header can come back to itself. */
    boolean isCyclic() {
        return isCyclic;
    }

    /**
     * Returns for each header whether it can arrive by moves of a kind.
     *
     * @param kind tells of a move from a header whether it counts
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

    /** A kind of moves. */
    @FunctionalInterface
    interface MoveFilter {
        boolean includes(int header, int move);
    }
}
