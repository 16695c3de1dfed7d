// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.slotted;

import java.util.Arrays;

/**
 * The whole 4 x 4 network of 2 x 2 switches with one place each as a Markov chain: two switches of
 * stage 1, each empty or with a packet for one of 4 outputs, and two of stage 2, each empty or with
 * a packet for one of its 2 outlets. Output 0 is hot.
 */
final class ExactSharedBufferChain {
    private static final int EMPTY_FIRST = 4;
    private static final int EMPTY_LAST = 2;
    private static final int FIRST = EMPTY_FIRST + 1;
    private static final int LAST = EMPTY_LAST + 1;
    private static final int STATES = FIRST * FIRST * LAST * LAST;
    private static final double CONVERGED = 1e-15;

    private final double[] arrival = new double[FIRST];
    private double[] probability = new double[STATES];
    private double[] next;

    ExactSharedBufferChain(double load, double hotspot) {
        double some = 1 - (1 - load) * (1 - load);
        for (int output = 0; output < EMPTY_FIRST; output++) {
            arrival[output] = some * (1 - hotspot) / EMPTY_FIRST;
        }
        arrival[0] += some * hotspot;
        arrival[EMPTY_FIRST] = 1 - some;
        Arrays.fill(probability, 1.0 / STATES);
        double change = 1;
        while (change > CONVERGED) {
            next = new double[STATES];
            for (int state = 0; state < STATES; state++) {
                step(state, probability[state]);
            }
            change = 0;
            for (int state = 0; state < STATES; state++) {
                change = Math.max(change, Math.abs(next[state] - probability[state]));
            }
            probability = next;
        }
    }

    private static int state(int a, int b, int c, int d) {
        return ((a * FIRST + b) * LAST + c) * LAST + d;
    }

    private static int first(int state, int which) {
        int both = state / (LAST * LAST);
        return which == 0 ? both / FIRST : both % FIRST;
    }

    private static int last(int state, int which) {
        int both = state % (LAST * LAST);
        return which == 0 ? both / LAST : both % LAST;
    }

    /** Stage 2 has sent all; packets of stage 1 that want to the same switch toss a coin. */
    private void step(int state, double weight) {
        int a = first(state, 0);
        int b = first(state, 1);
        if (a < EMPTY_FIRST && b < EMPTY_FIRST && a / 2 == b / 2) {
            arrive(EMPTY_FIRST, b, a, EMPTY_FIRST, weight / 2);
            arrive(a, EMPTY_FIRST, EMPTY_FIRST, b, weight / 2);
        } else {
            arrive(EMPTY_FIRST, EMPTY_FIRST, a, b, weight);
        }
    }

    /** Stage 1 keeps two packets, and two have moved on; an empty switch takes a new one. */
    private void arrive(int a, int b, int movedA, int movedB, double weight) {
        int c = at(0, movedA, movedB);
        int d = at(1, movedA, movedB);
        for (int x = 0; x < FIRST; x++) {
            for (int y = 0; y < FIRST; y++) {
                double p = chance(a, x) * chance(b, y);
                next[state(x, y, c, d)] += weight * p;
            }
        }
    }

    private double chance(int kept, int then) {
        if (kept < EMPTY_FIRST) {
            return kept == then ? 1 : 0;
        }
        return arrival[then];
    }

    private static int at(int which, int one, int other) {
        for (int output : new int[] {one, other}) {
            if (output < EMPTY_FIRST && output / 2 == which) {
                return output % 2;
            }
        }
        return EMPTY_LAST;
    }

    /** Returns the mean number of switches of a stage, 0 or 1, that hold a packet as asked for. */
    private double mean(int stage, int from, int to) {
        double mean = 0;
        for (int state = 0; state < STATES; state++) {
            for (int which = 0; which < 2; which++) {
                int packet = stage == 0 ? first(state, which) : last(state, which);
                mean += packet >= from && packet < to ? probability[state] : 0;
            }
        }
        return mean;
    }

    /** Returns packets per output and cycle. */
    double throughput() {
        return mean(1, 0, EMPTY_LAST) / EMPTY_FIRST;
    }

    double hotOutput() {
        double hot = 0;
        for (int state = 0; state < STATES; state++) {
            hot += last(state, 0) == 0 ? probability[state] : 0;
        }
        return hot;
    }

    /** Returns the fraction of the places of stage 1 with packets for the hot outlet. */
    double occupancyHot() {
        return mean(0, 0, 2) / 2;
    }

    double occupancyCold() {
        return mean(0, 2, EMPTY_FIRST) / 2;
    }

    /** Returns the mean latency by Little's law. */
    double latency() {
        double inside = mean(0, 0, EMPTY_FIRST) + mean(1, 0, EMPTY_LAST);
        return inside / (EMPTY_FIRST * throughput());
    }
}
