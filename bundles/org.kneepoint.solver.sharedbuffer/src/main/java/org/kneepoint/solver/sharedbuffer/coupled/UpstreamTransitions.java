// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.solver.sharedbuffer.coupled;

import java.util.Arrays;

/**
 * Transitions of the upstream queues of a switch in a cycle, given the number of accepted packets,
 * chosen at random. Sparse rows, one for each state and number accepted.
 */
final class UpstreamTransitions {
    private final UpstreamQueueStates states;
    private final QueueTransitionMatrix transitions;
    private final int[][][] targets;
    private final double[][][] probabilities;
    private int state;

    private UpstreamTransitions(UpstreamQueueStates states, QueueTransitionMatrix transitions) {
        this.states = states;
        this.transitions = transitions;
        targets = new int[states.inlets() + 1][states.size()][];
        probabilities = new double[states.inlets() + 1][states.size()][];
        extend(0, states.longest(), new double[][] {{1}});
    }

    static UpstreamTransitions of(UpstreamQueueStates states, QueueTransitionMatrix transitions) {
        return new UpstreamTransitions(states, transitions);
    }

    /**
     * Enumerates all states in order, one inlet at a time.
     *
     * @param inlet the next one
     * @param most its largest length, that of the preceding inlet
     * @param reached weight by number accepted so far and multiset reached
     */
    private void extend(int inlet, int most, double[][] reached) {
        if (inlet == states.inlets()) {
            put(reached);
            return;
        }
        for (int length = 0; length <= most; length++) {
            extend(inlet + 1, length, oneMore(inlet, length, reached));
        }
    }

    private double[][] oneMore(int inlet, int length, double[][] reached) {
        int rows = length > 0 ? reached.length + 1 : reached.length;
        double[][] next = new double[rows][states.size(inlet + 1)];
        for (int taken = 0; taken < reached.length; taken++) {
            add(inlet, reached[taken], transitions.withoutDeparture()[length], next[taken]);
            if (length > 0) {
                add(inlet, reached[taken], transitions.afterDeparture()[length], next[taken + 1]);
            }
        }
        return next;
    }

    private void add(int inlet, double[] reached, double[] row, double[] next) {
        for (int before = 0; before < reached.length; before++) {
            double weight = reached[before];
            for (int length = 0; weight > 0 && length < row.length; length++) {
                next[states.extended(inlet, before, length)] += weight * row[length];
            }
        }
    }

    /** Stores the rows of a state: every choice of the accepted packets is equally likely. */
    private void put(double[][] reached) {
        double combinations = 1;
        for (int taken = 0; taken < reached.length; taken++) {
            double[] row = reached[taken];
            int[] found = new int[row.length];
            double[] values = new double[row.length];
            int number = 0;
            for (int i = 0; i < row.length; i++) {
                if (row[i] > 0) {
                    found[number] = i;
                    values[number++] = row[i] / combinations;
                }
            }
            targets[taken][state] = Arrays.copyOf(found, number);
            probabilities[taken][state] = Arrays.copyOf(values, number);
            combinations = combinations * (reached.length - 1 - taken) / (taken + 1);
        }
        state++;
    }

    /**
     * Adds the transitions from a state.
     *
     * @param from the state
     * @param taken number of its offers that are accepted
     * @param weight of the state
     * @param sums by state reached
     */
    void add(int from, int taken, double weight, double[] sums) {
        int[] reached = targets[taken][from];
        double[] probability = probabilities[taken][from];
        for (int i = 0; i < reached.length; i++) {
            sums[reached[i]] += weight * probability[i];
        }
    }
}
