// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.solver.sharedbuffer.coupled;

import java.nio.IntBuffer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * State space of a switch: the lengths of all its queues. Lengths of equivalent outlets are in
 * descending order; the first outlet may differ from the others, as a hot outlet. Immutable.
 */
final class QueueLengthStates {
    private final int outlets;
    private final int places;
    private final boolean hasHotOutlet;
    private final int[][] states;
    private final int[] packets;
    private final Map<IntBuffer, Integer> indices = new HashMap<>();

    private QueueLengthStates(int outlets, int places, boolean hasHotOutlet) {
        this.outlets = outlets;
        this.places = places;
        this.hasHotOutlet = hasHotOutlet;
        List<int[]> found = new ArrayList<>();
        extend(new int[outlets], 0, places, found);
        states = found.toArray(int[][]::new);
        packets = Arrays.stream(states).mapToInt(state -> Arrays.stream(state).sum()).toArray();
        for (int i = 0; i < states.length; i++) {
            indices.put(IntBuffer.wrap(states[i]), i);
        }
    }

    /**
     * Creates all states of a switch.
     *
     * @param outlets d
     * @param places B, which all queues share
     * @param hasHotOutlet whether the first outlet differs
     */
    static QueueLengthStates of(int outlets, int places, boolean hasHotOutlet) {
        return new QueueLengthStates(outlets, places, hasHotOutlet);
    }

    /** Returns the number of states, without creating them; infinity for too many. */
    static double number(int outlets, int places, boolean hasHotOutlet) {
        int ordinary = hasHotOutlet ? outlets - 1 : outlets;
        double[] partitions = new double[places + 1];
        partitions[0] = 1;
        for (int part = 1; part <= ordinary; part++) {
            for (int n = part; n <= places; n++) {
                partitions[n] += partitions[n - part];
            }
        }
        double sum = 0;
        for (int n = 0; n <= places; n++) {
            sum += partitions[n] * (hasHotOutlet ? places - n + 1 : 1);
        }
        return sum;
    }

    private void extend(int[] state, int outlet, int room, List<int[]> found) {
        if (outlet == outlets) {
            found.add(state.clone());
            return;
        }
        int first = hasHotOutlet ? 1 : 0;
        int most = outlet <= first ? room : Math.min(room, state[outlet - 1]);
        for (int length = 0; length <= most; length++) {
            state[outlet] = length;
            extend(state, outlet + 1, room - length, found);
        }
        state[outlet] = 0;
    }

    int outlets() {
        return outlets;
    }

    /** Returns whether the first outlet differs. */
    boolean hasHotOutlet() {
        return hasHotOutlet;
    }

    /** Returns the number of states. */
    int size() {
        return states.length;
    }

    /** Returns the lengths of the queues in a state; they must not be changed. */
    int[] lengths(int state) {
        return states[state];
    }

    /** Returns the packets in a state. */
    int packets(int state) {
        return packets[state];
    }

    /** Returns the free places of a state. */
    int free(int state) {
        return places - packets[state];
    }

    /** Returns the state of these lengths, in any order of the outlets. */
    int indexOf(int[] lengths) {
        int first = hasHotOutlet ? 1 : 0;
        int[] ordered = lengths.clone();
        Arrays.sort(ordered, first, outlets);
        for (int low = first, high = outlets - 1; low < high; low++, high--) {
            int swapped = ordered[low];
            ordered[low] = ordered[high];
            ordered[high] = swapped;
        }
        return indices.get(IntBuffer.wrap(ordered));
    }
}
