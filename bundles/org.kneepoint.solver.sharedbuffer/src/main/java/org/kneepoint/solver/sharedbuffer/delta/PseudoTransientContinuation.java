// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.solver.sharedbuffer.delta;

import org.kneepoint.solver.sharedbuffer.chain.StepListener;
import org.kneepoint.solver.sharedbuffer.chain.SwitchModel;

/**
 * Pseudo-transient continuation for the acceptance probabilities, used where Newton's method does
 * not converge: implicit time steps towards the steady state (Kelley and Keyes 1998). Steps are
 * lengthened while the residual falls; a step that raises it much is repeated with a shorter
 * length. Near the solution Newton's method continues.
 */
final class PseudoTransientContinuation {
    private static final int MOST_PASSES = 500;
    private static final double CLOSE = 0.03;
    private static final double CLOSER = 0.1;
    private static final double WORSE = 5;
    private static final double SHORTER = 3;
    private static final double LONGER = 2;
    private static final double LONGEST_STEP = 1000;
    private static final double SHORTEST_STEP = 0.03;

    private final SwitchKinds kinds;
    private final SwitchModel model;
    private final StepListener listener;
    private double[] accepted;
    private NetworkPass pass;
    private double timeStep = 1;
    private int passes = 1;

    private PseudoTransientContinuation(
            SwitchKinds kinds, SwitchModel model, StepListener listener) {
        this.kinds = kinds;
        this.model = model;
        this.listener = listener;
        accepted = kinds.initialAcceptance();
        pass = NetworkPass.of(kinds, model, accepted, listener);
    }

    /**
     * Solves a network.
     *
     * @param kinds kinds of switches
     * @param model model of a switch
     * @param listener called every few milliseconds
     * @return the last Newton iteration, with all passes
     */
    static NewtonIteration of(SwitchKinds kinds, SwitchModel model, StepListener listener) {
        return new PseudoTransientContinuation(kinds, model, listener).solve();
    }

    private NewtonIteration solve() {
        double close = CLOSE;
        while (true) {
            double distance = NewtonIteration.largestRelativeStep(pass.newtonStep(0), accepted);
            boolean last = passes >= MOST_PASSES;
            if (distance < close || last) {
                close = Math.min(close, distance) * CLOSER;
                NewtonIteration end = NewtonIteration.of(kinds, model, accepted, listener);
                passes += end.passes();
                if (end.converged() || last) {
                    return end.withPasses(passes);
                }
            }
            step();
        }
    }

    private void step() {
        double[] next = NewtonIteration.stepped(accepted, pass.newtonStep(1 / timeStep));
        NetworkPass following = NetworkPass.of(kinds, model, next, listener);
        passes++;
        if (following.largestRelativeResidual() <= WORSE * pass.largestRelativeResidual()
                || timeStep < SHORTEST_STEP) {
            accepted = next;
            pass = following;
            timeStep = Math.max(timeStep, SHORTEST_STEP) * LONGER;
        } else {
            timeStep = Math.min(timeStep, LONGEST_STEP) / SHORTER;
        }
    }
}
