// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.solver.sharedbuffer.delta;

import org.kneepoint.api.result.Explanation;
import org.kneepoint.solver.sharedbuffer.chain.Pulse;
import org.kneepoint.solver.sharedbuffer.chain.SwitchModel;

/**
 * A network in which every switch is in steady state with those before and behind it: the solution
 * of (2), (3), (9) and (13). Immutable.
 *
 * <p>Newton's method mostly finds it in a few passes. Near the load that just fills the hot output
 * it may not; the network then settles step by step.
 */
public final class Equilibrium implements SteadyNetwork {
    private static final int DIGITS = 2;

    private final Network network;
    private final Newton solution;

    private Equilibrium(Network network, Newton solution) {
        this.network = network;
        this.solution = solution;
    }

    /**
     * Solves a network.
     *
     * @param delta the network and its traffic
     * @param model of its switches
     * @param pulse beaten every few milliseconds
     */
    public static Equilibrium of(Delta delta, SwitchModel model, Pulse pulse) {
        Network network = Network.of(delta);
        return of(network, model, network.guess(), pulse);
    }

    /** Solves a network from given acceptance probabilities, by kind. */
    static Equilibrium of(Network network, SwitchModel model, double[] start, Pulse pulse) {
        Newton solution = Newton.of(network, model, start, pulse);
        if (!solution.converged()) {
            solution = Settling.of(network, model, pulse);
        }
        return new Equilibrium(network, solution);
    }

    @Override
    public boolean isConverged() {
        return solution.converged();
    }

    @Override
    public Explanation unconverged() {
        return Explanation.of(
                "acceptance-changes",
                "the acceptance probabilities still change by {change} of their value after"
                        + " {passes} passes",
                new Explanation.Rounded(solution.correction(), DIGITS),
                solution.passes());
    }

    /** Returns how often all switches were solved on the way that was taken. */
    int passes() {
        return solution.passes();
    }

    /** Returns the largest relative change of an acceptance probability still asked for. */
    double correction() {
        return solution.correction();
    }

    @Override
    public Delta delta() {
        return network.delta();
    }

    /** All types but the first of a stage are alike. */
    @Override
    public Switch at(int stage, int type) {
        int kind = type == 1 ? network.hot(stage) : network.cold(stage);
        if (kind == Network.OUTPUT) {
            return Switch.unused(delta().radix());
        }
        Station station = solution.pass().station(kind);
        return Switch.of(delta().radix(), station.traffic(), station.flows());
    }
}
