// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.solver.sharedbuffer.coupled;

import org.kneepoint.solver.sharedbuffer.chain.StepListener;

/**
 * Fixed-point iteration to the steady state: cycles with Anderson acceleration until convergence.
 * Not thread-safe.
 */
final class AcceleratedIteration {
    private static final double RESIDUAL = 1e-12;
    private static final double ROUNDING = 1e-15;
    private static final double STILL = 1e-9;
    private static final int MOST_CYCLES = 5000;
    private static final int MOST_PLAIN_CYCLES = 300;

    private final CoupledNetwork network;
    private final StepListener listener;
    private double[] states;
    private int cycles;
    private double residual = Double.POSITIVE_INFINITY;
    private double loss = Double.NaN;
    private boolean isLossKnown;

    private AcceleratedIteration(CoupledNetwork network, StepListener listener) {
        this.network = network;
        this.listener = listener;
        states = network.initialStates();
    }

    /**
     * Iterates to convergence or to the limit of cycles.
     *
     * @param network to solve
     * @param listener called at every cycle
     */
    static AcceleratedIteration of(CoupledNetwork network, StepListener listener) {
        AcceleratedIteration relaxation = new AcceleratedIteration(network, listener);
        relaxation.acceleratedCycles();
        relaxation.plainCycles();
        return relaxation;
    }

    private void acceleratedCycles() {
        // at low load changes are small
        double tolerance = Math.max(ROUNDING, RESIDUAL * Math.min(1, network.load()));
        AndersonAcceleration extrapolation = new AndersonAcceleration();
        while (residual > tolerance && cycles < MOST_CYCLES) {
            double[] next = cycle();
            if (residual > tolerance) {
                states = extrapolation.next(states, next);
                network.normalise(states);
            } else {
                states = next;
            }
        }
    }

    /**
     * Plain cycles converge probabilities too small for the extrapolation. A loss that still
     * changes after many cycles is unknown if it is otherwise negligible.
     */
    private void plainCycles() {
        boolean still = false;
        for (int plain = 0; plain < MOST_PLAIN_CYCLES && !still; plain++) {
            double before = loss;
            states = cycle();
            loss = network.loss();
            still = plain >= network.stages() && Math.abs(loss - before) <= STILL * loss;
        }
        isLossKnown = still || loss > RESIDUAL / STILL;
    }

    private double[] cycle() {
        listener.step();
        double[] next = network.step(states);
        cycles++;
        residual = 0;
        for (int i = 0; i < next.length; i++) {
            residual += Math.abs(next[i] - states[i]) / network.types().size();
        }
        return next;
    }

    /** Returns the distributions; they must not be changed. */
    double[] states() {
        return states;
    }

    /** Returns the number of cycles. */
    int cycles() {
        return cycles;
    }

    /** Returns whether the iteration ended before the limit of cycles. */
    boolean isFinished() {
        return cycles < MOST_CYCLES;
    }

    /** Returns the mean change of the probabilities of a type in the last cycle. */
    double residual() {
        return residual;
    }

    /** Returns the fraction of the packets offered that is lost. */
    double loss() {
        return loss;
    }

    /** Returns whether the loss has converged. */
    boolean isLossKnown() {
        return isLossKnown;
    }
}
