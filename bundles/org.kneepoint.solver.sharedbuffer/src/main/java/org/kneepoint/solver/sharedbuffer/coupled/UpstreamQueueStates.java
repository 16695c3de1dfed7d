// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.solver.sharedbuffer.coupled;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * The states of the upstream queues of a switch: lengths up to a longest one, which includes all
 * longer ones. The inlets are equivalent, so a state is a multiset. Immutable.
 */
final class UpstreamQueueStates {
    private final int inlets;
    private final int longest;
    private final List<int[][]> bySize = new ArrayList<>();
    private final List<int[][]> extensions = new ArrayList<>();
    private final int[] offers;

    private UpstreamQueueStates(int inlets, int longest) {
        this.inlets = inlets;
        this.longest = longest;
        bySize.add(new int[][] {{}});
        for (int size = 0; size < inlets; size++) {
            grow(bySize.get(size));
        }
        offers =
                Arrays.stream(bySize.get(inlets))
                        .mapToInt(state -> (int) Arrays.stream(state).filter(q -> q > 0).count())
                        .toArray();
    }

    /**
     * Creates all states.
     *
     * @param inlets d
     * @param longest longest length, which includes all longer ones, at least 1
     */
    static UpstreamQueueStates of(int inlets, int longest) {
        return new UpstreamQueueStates(inlets, longest);
    }

    /** Returns the number of states, without creating them. */
    static double number(int inlets, int longest) {
        double number = 1;
        for (int i = 1; i <= inlets; i++) {
            number = number * (longest + i) / i;
        }
        return number;
    }

    /** Creates the multisets with one more element, in order, and the extensions by one element. */
    private void grow(int[][] smaller) {
        List<int[]> larger = new ArrayList<>();
        for (int[] state : smaller) {
            int most = state.length == 0 ? longest : state[state.length - 1];
            for (int length = 0; length <= most; length++) {
                int[] more = Arrays.copyOf(state, state.length + 1);
                more[state.length] = length;
                larger.add(more);
            }
        }
        larger.sort(Arrays::compare);
        int[][] sorted = larger.toArray(int[][]::new);
        int[][] extension = new int[smaller.length][longest + 1];
        for (int i = 0; i < smaller.length; i++) {
            for (int length = 0; length <= longest; length++) {
                extension[i][length] =
                        Arrays.binarySearch(sorted, with(smaller[i], length), Arrays::compare);
            }
        }
        bySize.add(sorted);
        extensions.add(extension);
    }

    private static int[] with(int[] falling, int length) {
        int[] more = new int[falling.length + 1];
        int place = 0;
        while (place < falling.length && falling[place] >= length) {
            more[place] = falling[place];
            place++;
        }
        more[place] = length;
        System.arraycopy(falling, place, more, place + 1, falling.length - place);
        return more;
    }

    int inlets() {
        return inlets;
    }

    /** Returns the longest length; it includes all longer ones. */
    int longest() {
        return longest;
    }

    /** Returns the number of states. */
    int size() {
        return offers.length;
    }

    /** Returns the lengths of a state in descending order; they must not be changed. */
    int[] lengths(int state) {
        return bySize.get(inlets)[state];
    }

    /** Returns the number of queues of a state that offer a packet. */
    int offers(int state) {
        return offers[state];
    }

    /** Returns the number of multisets of a number of inlets. */
    int size(int some) {
        return bySize.get(some).length;
    }

    /** Returns the multiset of a number of inlets, extended by one length. */
    int extended(int some, int state, int length) {
        return extensions.get(some)[state][length];
    }
}
