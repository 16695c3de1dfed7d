// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.solver.sharedbuffer.delta;

import org.kneepoint.solver.sharedbuffer.chain.StepListener;
import org.kneepoint.solver.sharedbuffer.chain.SwitchModel;

/**
 * Newton's method for the acceptance probabilities b of all switches. Immutable.
 *
 * <p>The correction of a step estimates the error of b, as convergence is quadratic. A small
 * correction that no longer decreases is rounding.
 *
 * @param lastPass last pass over all switches
 * @param accepted probabilities assumed in it, by kind
 * @param passes number of passes
 * @param correction largest relative change of a probability in the last step
 * @param converged whether the correction is only rounding
 */
record NewtonIteration(
        NetworkPass lastPass, double[] accepted, int passes, double correction, boolean converged) {
    private static final double SETTLED = 1e-13;
    private static final double NEARLY = 1e-10;
    private static final double LARGEST_CUT = 0.1;
    private static final int MOST_PASSES = 12;

    /**
     * Iterates until convergence or the limit of passes.
     *
     * @param kinds kinds of switches
     * @param model model of a switch
     * @param start initial probabilities, by kind
     * @param listener called every few milliseconds
     */
    static NewtonIteration of(
            SwitchKinds kinds, SwitchModel model, double[] start, StepListener listener) {
        double[] accepted = start;
        double before = Double.POSITIVE_INFINITY;
        for (int passes = 1; ; passes++) {
            NetworkPass pass = NetworkPass.of(kinds, model, accepted, listener);
            double[] step = pass.newtonStep(0);
            double correction = largestRelativeStep(step, accepted);
            boolean settled =
                    correction <= SETTLED || correction <= NEARLY && correction >= before / 2;
            if (settled || passes == MOST_PASSES) {
                return new NewtonIteration(pass, accepted, passes, correction, settled);
            }
            accepted = stepped(accepted, step);
            before = correction;
        }
    }

    /** A copy with another number of passes. */
    NewtonIteration withPasses(int all) {
        return new NewtonIteration(lastPass, accepted, all, correction, converged);
    }

    /** Returns the largest relative change. */
    static double largestRelativeStep(double[] step, double[] accepted) {
        double largest = 0;
        for (int kind = 1; kind < step.length; kind++) {
            largest = Math.max(largest, Math.abs(step[kind]) / accepted[kind]);
        }
        return largest;
    }

    /** Returns the probabilities after a step, limited to their range. */
    static double[] stepped(double[] accepted, double[] step) {
        double[] moved = accepted.clone();
        for (int kind = 1; kind < step.length; kind++) {
            double least = LARGEST_CUT * accepted[kind];
            moved[kind] = Math.min(1, Math.max(accepted[kind] + step[kind], least));
        }
        return moved;
    }
}
