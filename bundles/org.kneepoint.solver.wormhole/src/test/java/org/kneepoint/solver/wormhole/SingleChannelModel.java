// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.solver.wormhole;

import java.util.function.BooleanSupplier;
import org.kneepoint.solver.wormhole.model.WormholeModel;
import org.kneepoint.solver.wormhole.model.WormholeSolution;

/**
 * One channel that is held for a part of the time, as the rate to some rate; from there on it is
 * saturated.
 *
 * @param limit that rate
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
