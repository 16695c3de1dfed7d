// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.solver.sharedbuffer.coupled;

import java.util.ArrayList;
import java.util.List;

/**
 * The forward phase: each queue that is not empty offers one packet, and any of them may be
 * accepted. Queues of equal length and equivalent outlets form a group, of which only the number of
 * departures matters. Immutable.
 */
final class ForwardTransitions {
    /**
     * Equivalent queues.
     *
     * @param hot whether it is the hot queue
     * @param length of each
     * @param size number of queues
     */
    record QueueGroup(boolean hot, int length, int size) {
        /** Returns the largest number of departures. */
        int maxDepartures() {
            return length > 0 ? size : 0;
        }
    }

    private final QueueGroup[] groups;
    private final int[] targets;
    private final double[][] coefficients;

    private ForwardTransitions(QueueGroup[] groups, int[] targets) {
        this.groups = groups;
        this.targets = targets;
        coefficients = new double[groups.length][];
        for (int g = 0; g < groups.length; g++) {
            coefficients[g] = binomials(groups[g].maxDepartures());
        }
    }

    private static double[] binomials(int number) {
        double[] row = new double[number + 1];
        row[0] = 1;
        for (int k = 0; k < number; k++) {
            row[k + 1] = row[k] * (number - k) / (k + 1);
        }
        return row;
    }

    /** Returns the possible departures in a state. */
    static ForwardTransitions of(QueueLengthStates states, int state) {
        QueueGroup[] groups = groups(states, state);
        int outcomes = 1;
        for (QueueGroup group : groups) {
            outcomes *= group.maxDepartures() + 1;
        }
        int[] targets = new int[outcomes];
        for (int outcome = 0; outcome < outcomes; outcome++) {
            int[] lengths = states.lengths(state).clone();
            int outlet = 0;
            int rest = outcome;
            for (QueueGroup group : groups) {
                int left = rest % (group.maxDepartures() + 1);
                rest /= group.maxDepartures() + 1;
                for (int i = 0; i < left; i++) {
                    lengths[outlet + i]--;
                }
                outlet += group.size();
            }
            targets[outcome] = states.indexOf(lengths);
        }
        return new ForwardTransitions(groups, targets);
    }

    private static QueueGroup[] groups(QueueLengthStates states, int state) {
        int[] lengths = states.lengths(state);
        List<QueueGroup> groups = new ArrayList<>();
        int outlet = 0;
        while (outlet < lengths.length) {
            boolean special = states.hasHotOutlet() && outlet == 0;
            int end = outlet + 1;
            while (!special && end < lengths.length && lengths[end] == lengths[outlet]) {
                end++;
            }
            groups.add(new QueueGroup(special, lengths[outlet], end - outlet));
            outlet = end;
        }
        return groups.toArray(QueueGroup[]::new);
    }

    /** Returns the groups of queues, in the order of the outlets. */
    QueueGroup[] groups() {
        return groups;
    }

    /** Returns the state after each outcome. */
    int[] targets() {
        return targets;
    }

    /** Returns the departures of a group in an outcome. */
    int departed(int outcome, int group) {
        int rest = outcome;
        for (int g = 0; g < group; g++) {
            rest /= groups[g].maxDepartures() + 1;
        }
        return rest % (groups[group].maxDepartures() + 1);
    }

    /**
     * Computes the probability of each outcome.
     *
     * @param accepted probability by group that a packet offered by one of its queues is accepted
     */
    double[] probabilities(double[] accepted) {
        double[] probabilities = new double[targets.length];
        probabilities[0] = 1;
        int known = 1;
        for (int g = 0; g < groups.length; g++) {
            int maxDepartures = groups[g].maxDepartures();
            for (int left = maxDepartures; left >= 0; left--) {
                double probability =
                        coefficients[g][left]
                                * power(accepted[g], left)
                                * power(1 - accepted[g], maxDepartures - left);
                for (int i = 0; i < known; i++) {
                    probabilities[left * known + i] = probabilities[i] * probability;
                }
            }
            known *= maxDepartures + 1;
        }
        return probabilities;
    }

    private static double power(double base, int exponent) {
        double power = 1;
        for (int i = 0; i < exponent; i++) {
            power *= base;
        }
        return power;
    }
}
