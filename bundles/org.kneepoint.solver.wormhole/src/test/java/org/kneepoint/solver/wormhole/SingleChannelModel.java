// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.solver.wormhole;

import java.util.function.BooleanSupplier;
import org.kneepoint.solver.wormhole.model.WormholeModel;
import org.kneepoint.solver.wormhole.model.WormholeSolution;

/**
 * One channel of a utilisation proportional to the rate, saturated from a limit on.
 *
 * @param limit lowest rate without a steady state
 */
record SingleChannelModel(double limit) implements WormholeModel {
    @Override
    public WormholeSolution solve(double rate, BooleanSupplier isCancelled) {
        double[] none = {};
        boolean steady = rate < limit;
        WormholeSolution.SolutionStatus outcome =
                steady
                        ? WormholeSolution.SolutionStatus.STEADY
                        : WormholeSolution.SolutionStatus.SATURATED;
        outcome = isCancelled.getAsBoolean() ? WormholeSolution.SolutionStatus.CANCELLED : outcome;
        return new WormholeSolution(
                outcome, 1, 1, none, none, none, 0, Math.min(1, rate / limit), 1, 0);
    }

    @Override
    public double tolerance() {
        return 1e-7;
    }
}
