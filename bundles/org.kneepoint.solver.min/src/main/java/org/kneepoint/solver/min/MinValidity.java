// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.solver.min;

import org.kneepoint.api.result.Validity;
import org.kneepoint.api.scenario.Parameter;

/** Validity of the model, from comparisons with simulations. */
final class MinValidity {
    private static final double HIGHEST_UTILISATION = 0.7;
    private static final double SHARE_OF_SATURATION = 0.9;
    private static final int LONGEST_BUFFER = 16;
    private static final double LARGEST = 4096;

    private MinValidity() {}

    /** Returns the validity of a point: checked where the model was close to the simulations. */
    static Validity of(MinNetwork network, MinVariant variant, double rate, double hotspot) {
        boolean compared =
                variant.delay() == StageDelayFormula.EQ5
                        && variant.departure() != DepartureRateFormula.EQ13;
        boolean finite = network.places() != Parameter.INFINITE;
        boolean sized =
                finite
                        && network.places() >= 1
                        && network.places() <= LONGEST_BUFFER
                        && network.nodes() <= LARGEST;
        double limit =
                hotspot > 0
                        ? SHARE_OF_SATURATION
                                / StagePath.hotTreeTraffic(network, hotspot, network.stages())
                        : HIGHEST_UTILISATION;
        boolean light = rate * network.service() <= Math.min(limit, HIGHEST_UTILISATION);
        return compared && sized && light ? Validity.CHECKED : Validity.EXTRAPOLATED;
    }
}
