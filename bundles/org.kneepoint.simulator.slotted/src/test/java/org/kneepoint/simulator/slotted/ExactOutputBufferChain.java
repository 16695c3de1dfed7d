// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.slotted;

import java.util.Arrays;

/**
 * The whole 4 x 4 network of 2 x 2 switches with one place for each outlet as a Markov chain. Stage
 * 2 sends all that it has in each cycle; so the state is that of the four outlets of stage 1: each
 * is empty or has a packet for outlet 0 or 1 of the switch to which it leads. Output 0 is hot.
 */
final class ExactOutputBufferChain {
    private static final int EMPTY = 2;
    private static final int KINDS = 3;
    private static final int OUTPUTS = 4;
    private static final int STATES = KINDS * KINDS * KINDS * KINDS;
    private static final double CONVERGED = 1e-15;

    /** Probability that an input generates a packet for an output, and last that it does not. */
    private final double[] arrival = new double[OUTPUTS + 1];

    private double[] probability = new double[STATES];
    private double[] next;
    private double moved;

    ExactOutputBufferChain(double load, double hotspot) {
        Arrays.fill(arrival, load * (1 - hotspot) / OUTPUTS);
        arrival[0] += load * hotspot;
        arrival[OUTPUTS] = 1 - load;
        Arrays.fill(probability, 1.0 / STATES);
        double change = 1;
        while (change > CONVERGED) {
            next = new double[STATES];
            moved = 0;
            for (int state = 0; state < STATES; state++) {
                step(outlets(state), 0, probability[state]);
            }
            change = 0;
            for (int state = 0; state < STATES; state++) {
                change = Math.max(change, Math.abs(next[state] - probability[state]));
            }
            probability = next;
        }
    }

    private static int[] outlets(int state) {
        int rest = state;
        int[] outlets = new int[OUTPUTS];
        for (int x = 0; x < OUTPUTS; x++) {
            outlets[x] = rest % KINDS;
            rest /= KINDS;
        }
        return outlets;
    }

    private static int[] with(int[] outlets, int x, int kind) {
        int[] changed = outlets.clone();
        changed[x] = kind;
        return changed;
    }

    /** Outlets t and t + 2 offer to switch t: if both want to the same outlet they toss a coin. */
    private void step(int[] outlets, int t, double weight) {
        if (t == 2) {
            enter(outlets, 0, weight);
        } else if (outlets[t] != EMPTY && outlets[t] == outlets[t + 2]) {
            moved += weight;
            step(with(outlets, t, EMPTY), t + 1, weight / 2);
            step(with(outlets, t + 2, EMPTY), t + 1, weight / 2);
        } else {
            moved += weight * ((outlets[t] == EMPTY ? 0 : 1) + (outlets[t + 2] == EMPTY ? 0 : 1));
            step(with(with(outlets, t, EMPTY), t + 2, EMPTY), t + 1, weight);
        }
    }

    /**
     * The inputs of switch 0 are 0 and 1; a packet for output y takes outlet y / 2 of its switch.
     */
    private void enter(int[] outlets, int input, double weight) {
        if (input == OUTPUTS) {
            int state = 0;
            for (int x = OUTPUTS - 1; x >= 0; x--) {
                state = state * KINDS + outlets[x];
            }
            next[state] += weight;
            return;
        }
        for (int y = 0; y <= OUTPUTS; y++) {
            int x = input / 2 * 2 + y / 2;
            boolean enters = y < OUTPUTS && outlets[x] == EMPTY;
            enter(enters ? with(outlets, x, y % 2) : outlets, input + 1, weight * arrival[y]);
        }
    }

    /** Returns packets per output and cycle. */
    double throughput() {
        return moved / OUTPUTS;
    }

    /** Returns the fraction of the places of stage 1 that are taken. */
    double occupancy() {
        double taken = 0;
        for (int state = 0; state < STATES; state++) {
            for (int kind : outlets(state)) {
                taken += kind == EMPTY ? 0 : probability[state];
            }
        }
        return taken / OUTPUTS;
    }

    /** Returns the mean latency by Little's law; a packet spends one cycle in stage 2. */
    double latency() {
        return 1 + occupancy() / throughput();
    }
}
