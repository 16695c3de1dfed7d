// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.solver.sharedbuffer.coupled;

import org.kneepoint.solver.sharedbuffer.chain.StepListener;

/**
 * Fixed-point iteration to the steady state: cycles with Anderson acceleration until they change
 * nothing. Owned by one thread.
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
     * Goes all the way, or as far as is reasonable.
     *
     * @param network to be brought to its steady state
     * @param listener beaten at every cycle
     */
    static AcceleratedIteration of(CoupledNetwork network, StepListener listener) {
        AcceleratedIteration relaxation = new AcceleratedIteration(network, listener);
        relaxation.acceleratedCycles();
        relaxation.plainCycles();
        return relaxation;
    }

    private void acceleratedCycles() {
        // few packets change little
        double wanted = Math.max(ROUNDING, RESIDUAL * Math.min(1, network.load()));
        AndersonAcceleration extrapolation = new AndersonAcceleration();
        while (residual > wanted && cycles < MOST_CYCLES) {
            double[] next = cycle();
            if (residual > wanted) {
                states = extrapolation.next(states, next);
                network.normalise(states);
            } else {
                states = next;
            }
        }
    }

    /**
     * Plain cycles repair what is too rare for an extrapolation to see. A loss that still changes
     * after many is left open if it is too small to matter otherwise.
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

    /** Returns the distributions reached; not to be changed. */
    double[] states() {
        return states;
    }

    /** Returns the cycles that were passed. */
    int cycles() {
        return cycles;
    }

    /** Returns whether there were not too many. */
    boolean isFinished() {
        return cycles < MOST_CYCLES;
    }

    /** Returns by how much the last cycle changed the probabilities of a type, in the mean. */
    double residual() {
        return residual;
    }

    /** Returns the fraction of the packets offered that is lost. */
    double loss() {
        return loss;
    }

    /** Returns whether that has its digits. */
    boolean isLossKnown() {
        return isLossKnown;
    }
}
