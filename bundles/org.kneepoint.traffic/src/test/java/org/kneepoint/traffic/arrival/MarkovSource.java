// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.traffic.arrival;

import java.util.Arrays;

/**
 * A Markov-modulated source in discrete time: in each cycle it changes its state and may generate a
 * message, by probabilities of the state.
 */
final class MarkovSource {
    private final double[][] quiet;
    private final double[][] message;

    /**
     * @param quiet probability from state to state without a message
     * @param message the same with a message
     */
    MarkovSource(double[][] quiet, double[][] message) {
        this.quiet = quiet;
        this.message = message;
    }

    static MarkovSource bernoulli(double rate) {
        return new MarkovSource(new double[][] {{1 - rate}}, new double[][] {{rate}});
    }

    /** State 0 is idle, state j has j more cycles of a packet to go. */
    static MarkovSource packets(int length, double success) {
        double[][] quiet = new double[length][length];
        double[][] message = new double[length][length];
        quiet[0][0] = 1 - success;
        message[0][length - 1] = success;
        for (int j = 1; j < length; j++) {
            quiet[j][j - 1] = 1;
        }
        return new MarkovSource(quiet, message);
    }

    /** State 0 is off, state 1 on; first the state changes, then there may be a message. */
    static MarkovSource onOff(double toOn, double toOff, double peak) {
        return new MarkovSource(
                new double[][] {{1 - toOn, toOn * (1 - peak)}, {toOff, (1 - toOff) * (1 - peak)}},
                new double[][] {{0, toOn * peak}, {0, (1 - toOff) * peak}});
    }

    private static double[] step(double[] state, double[][] matrix) {
        double[] next = new double[state.length];
        for (int i = 0; i < state.length; i++) {
            for (int j = 0; j < state.length; j++) {
                next[j] += state[i] * matrix[i][j];
            }
        }
        return next;
    }

    private static double sum(double[] state) {
        return Arrays.stream(state).sum();
    }

    /** The distribution of the state after many cycles, by squaring the matrix of one. */
    private double[] stationary() {
        int states = quiet.length;
        double[][] power = new double[states][];
        for (int i = 0; i < states; i++) {
            double[] from = new double[states];
            from[i] = 1;
            double[] still = step(from, quiet);
            double[] sent = step(from, message);
            power[i] = new double[states];
            Arrays.setAll(power[i], j -> (still[j] + sent[j]) / 2 + from[j] / 2);
        }
        for (int i = 0; i < 50; i++) {
            double[][] last = power;
            power = Arrays.stream(last).map(row -> step(row, last)).toArray(double[][]::new);
            power = Arrays.stream(power).map(MarkovSource::normalised).toArray(double[][]::new);
        }
        return power[0];
    }

    private static double[] normalised(double[] state) {
        double sum = sum(state);
        return Arrays.stream(state).map(p -> p / sum).toArray();
    }

    /** Messages per cycle. */
    double rate() {
        return sum(step(stationary(), message));
    }

    /** The distribution of the cycle of the first message, from 0, after many cycles. */
    double[] firstTime(int cycles) {
        return times(stationary(), cycles);
    }

    /** The distribution of the interval, from 0, which has probability 0. */
    double[] interval(int cycles) {
        double[] later = times(normalised(step(stationary(), message)), cycles);
        double[] intervals = new double[cycles];
        System.arraycopy(later, 0, intervals, 1, cycles - 1);
        return intervals;
    }

    private double[] times(double[] start, int cycles) {
        double[] times = new double[cycles];
        double[] state = start;
        for (int cycle = 0; cycle < cycles; cycle++) {
            times[cycle] = sum(step(state, message));
            state = step(state, quiet);
        }
        return times;
    }
}
