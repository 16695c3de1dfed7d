// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.solver.wormhole;

import java.util.function.BooleanSupplier;
import org.kneepoint.solver.wormhole.model.Model;
import org.kneepoint.solver.wormhole.model.Solution;

/**
 * One channel that is held for a part of the time, as the rate to some rate; from there on it is
 * saturated.
 *
 * @param limit that rate
 */
record Lone(double limit) implements Model {
    @Override
    public Solution at(double rate, BooleanSupplier isCancelled) {
        double[] none = {};
        boolean steady = rate < limit;
        Solution.Outcome outcome = steady ? Solution.Outcome.STEADY : Solution.Outcome.SATURATED;
        outcome = isCancelled.getAsBoolean() ? Solution.Outcome.CANCELLED : outcome;
        return new Solution(outcome, 1, 1, none, none, none, 0, Math.min(1, rate / limit), 1, 0);
    }

    @Override
    public double tolerance() {
        return 1e-7;
    }
}
