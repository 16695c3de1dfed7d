// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.solver.sharedbuffer.coupled;

import java.util.Arrays;
import java.util.Map;
import java.util.TreeMap;

/**
 * The receive phase: outlets of the accepted packets. Each is for the hot outlet with a given
 * probability, else uniform over the others. Immutable.
 */
final class ReceiveTransitions {
    private final int[][][] targets;
    private final double[][][] probabilities;

    private ReceiveTransitions(int maxPackets, int size) {
        targets = new int[maxPackets + 1][size][];
        probabilities = new double[maxPackets + 1][size][];
    }

    /**
     * Creates the transitions.
     *
     * @param states of the switch
     * @param special probability that a packet is for the hot outlet
     */
    static ReceiveTransitions of(QueueLengthStates states, double special) {
        int maxPackets = states.outlets();
        ReceiveTransitions joining = new ReceiveTransitions(maxPackets, states.size());
        for (int state = 0; state < states.size(); state++) {
            Map<Integer, Double> reached = Map.of(state, 1.0);
            for (int taken = 0; taken <= Math.min(maxPackets, states.free(state)); taken++) {
                joining.put(taken, state, reached);
                if (taken < states.free(state)) {
                    reached = oneMore(states, special, reached);
                }
            }
        }
        return joining;
    }

    private static Map<Integer, Double> oneMore(
            QueueLengthStates states, double special, Map<Integer, Double> reached) {
        Map<Integer, Double> next = new TreeMap<>();
        int ordinary = states.hasHotOutlet() ? states.outlets() - 1 : states.outlets();
        double each = (states.hasHotOutlet() ? 1 - special : 1) / ordinary;
        reached.forEach(
                (state, probability) -> {
                    for (int outlet = 0; outlet < states.outlets(); outlet++) {
                        boolean apart = states.hasHotOutlet() && outlet == 0;
                        int[] lengths = states.lengths(state).clone();
                        lengths[outlet]++;
                        double part = probability * (apart ? special : each);
                        next.merge(states.indexOf(lengths), part, Double::sum);
                    }
                });
        return next;
    }

    private void put(int taken, int state, Map<Integer, Double> reached) {
        targets[taken][state] = reached.keySet().stream().mapToInt(i -> i).sorted().toArray();
        probabilities[taken][state] =
                Arrays.stream(targets[taken][state]).mapToDouble(reached::get).toArray();
    }

    /** Returns the states after a number of accepted packets, which must fit. */
    int[] targets(int taken, int state) {
        return targets[taken][state];
    }

    /** Returns the probabilities of these states. */
    double[] probabilities(int taken, int state) {
        return probabilities[taken][state];
    }
}
