// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.solver.sharedbuffer;

import org.kneepoint.api.result.Validity;
import org.kneepoint.api.scenario.Scenario;
import org.kneepoint.solver.sharedbuffer.chain.OutletDistribution;
import org.kneepoint.solver.sharedbuffer.delta.DeltaNetwork;

/** Validity of the model, from comparisons with simulations. */
final class SharedBufferValidity {
    private static final int LARGEST = 256;
    private static final double NEARLY_FULL = 0.97;
    private static final int WIDEST = 4;
    private static final int LEAST_PLACES = 4;
    private static final int MOST_PLACES = 16;
    private static final double LIGHT = 0.3;
    private static final double HOT_OUTPUT_LIGHT = 0.7;
    private static final double HOT = 3;
    private static final double OVERLOAD = 1.2;

    private SharedBufferValidity() {}

    /** Returns the validity of a point: checked where the model was close to the simulations. */
    static Validity of(DeltaNetwork delta, int places, Scenario scenario) {
        double hotOutput = delta.load() / delta.maxThroughput();
        if (SharedBufferModelParameters.isCoupled(scenario)) {
            return checkedIf(isCoupledCompared(delta, places, hotOutput));
        }
        boolean compared =
                SharedBufferModelParameters.outletDistribution(scenario) == OutletDistribution.PAPER
                        || delta.radix() == 2;
        boolean sized =
                delta.nodes() <= LARGEST
                        && delta.radix() <= WIDEST
                        && places >= delta.radix()
                        && places <= MOST_PLACES;
        boolean light = delta.load() <= LIGHT && hotOutput <= HOT_OUTPUT_LIGHT;
        boolean full = (delta.nodes() - 1) * delta.hotspot() >= HOT && hotOutput >= OVERLOAD;
        return checkedIf(compared && sized && (light || full));
    }

    private static boolean isCoupledCompared(DeltaNetwork delta, int places, double hotOutput) {
        boolean sized =
                delta.nodes() <= LARGEST
                        && delta.radix() <= MOST_PLACES
                        && places >= Math.max(LEAST_PLACES, delta.radix())
                        && places <= MOST_PLACES;
        boolean critical = delta.hotspot() > 0 && hotOutput > NEARLY_FULL && hotOutput < OVERLOAD;
        return sized && !critical;
    }

    private static Validity checkedIf(boolean compared) {
        return compared ? Validity.CHECKED : Validity.EXTRAPOLATED;
    }
}
