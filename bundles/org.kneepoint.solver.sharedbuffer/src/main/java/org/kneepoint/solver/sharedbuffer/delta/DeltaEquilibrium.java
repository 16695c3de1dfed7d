// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.solver.sharedbuffer.delta;

import org.kneepoint.api.result.Explanation;
import org.kneepoint.solver.sharedbuffer.chain.StepListener;
import org.kneepoint.solver.sharedbuffer.chain.SwitchModel;

/**
 * A network in which every switch is in steady state with its neighbours: the solution of (2), (3),
 * (9) and (13). Immutable.
 *
 * <p>Newton's method mostly converges in a few passes. Near the load that just fills the hot output
 * it may not; then pseudo-transient continuation does.
 */
public final class DeltaEquilibrium implements SteadyNetwork {
    private static final int DIGITS = 2;

    /**
     * Relative distance to the load that just fills the hot output, within which losses and idle
     * slots of the output balance at the size of rounding errors.
     */
    private static final double CRITICAL = 1e-6;

    private final SwitchKinds kinds;
    private final NewtonIteration solution;

    private DeltaEquilibrium(SwitchKinds kinds, NewtonIteration solution) {
        this.kinds = kinds;
        this.solution = solution;
    }

    /**
     * Solves a network.
     *
     * @param delta the network and its traffic
     * @param model of its switches
     * @param listener called every few milliseconds
     */
    public static DeltaEquilibrium of(
            DeltaNetwork delta, SwitchModel model, StepListener listener) {
        SwitchKinds kinds = SwitchKinds.of(delta);
        return of(kinds, model, kinds.initialAcceptance(), listener);
    }

    /** Solves a network from given acceptance probabilities, by kind. */
    static DeltaEquilibrium of(
            SwitchKinds kinds, SwitchModel model, double[] start, StepListener listener) {
        NewtonIteration solution = NewtonIteration.of(kinds, model, start, listener);
        if (!solution.converged()) {
            solution = PseudoTransientContinuation.of(kinds, model, listener);
        }
        return new DeltaEquilibrium(kinds, solution);
    }

    @Override
    public boolean isConverged() {
        return solution.converged();
    }

    @Override
    public Explanation unconverged() {
        Explanation.Rounded change = new Explanation.Rounded(solution.correction(), DIGITS);
        double limit = delta().maxThroughput();
        return delta().hotspot() > 0 && Math.abs(delta().load() - limit) <= CRITICAL * limit
                ? Explanation.of(
                        "critical-load",
                        "the load just fills the hot output, where the acceptance probabilities"
                                + " still change by {change} of their value after {passes} passes:"
                                + " give a load {offset} lower or higher",
                        change,
                        solution.passes(),
                        new Explanation.Rounded(2 * CRITICAL * limit, 1))
                : Explanation.of(
                        "acceptance-changes",
                        "the acceptance probabilities still change by {change} of their value after"
                                + " {passes} passes",
                        change,
                        solution.passes());
    }

    /** Returns the number of passes over all switches. */
    int passes() {
        return solution.passes();
    }

    /** Returns the largest relative change of an acceptance probability in the last step. */
    double correction() {
        return solution.correction();
    }

    @Override
    public DeltaNetwork delta() {
        return kinds.delta();
    }

    /** All types of a stage but the first are equal. */
    @Override
    public SwitchFigures at(int stage, int type) {
        int kind = type == 1 ? kinds.hot(stage) : kinds.cold(stage);
        if (kind == SwitchKinds.OUTPUT) {
            return SwitchFigures.unused(delta().radix());
        }
        SwitchSensitivity station = solution.lastPass().switchOf(kind);
        return SwitchFigures.of(delta().radix(), station.traffic(), station.means());
    }
}
