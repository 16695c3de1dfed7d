// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.solver.fattree;

import org.kneepoint.api.result.Validity;

/** Validity of the model, from comparisons with simulations. */
final class FatTreeValidity {
    private static final int LARGEST = 1024;

    /** 70 % of the simulated saturation load, which is 1.125 times that of the model. */
    private static final double SHARE_OF_SATURATION = 0.79;

    private FatTreeValidity() {}

    /** Returns the validity of a point: checked where the model was close to the simulations. */
    static Validity of(FatTreeModel model, double load, int buffer) {
        boolean compared = model.variant() != FatTreeVariant.PRINTED && buffer == 1;
        boolean sized =
                model.traffic().nodes() <= LARGEST
                        && model.length() >= model.traffic().maxChannels();
        boolean light = load <= SHARE_OF_SATURATION * model.saturation();
        return compared && sized && light ? Validity.CHECKED : Validity.EXTRAPOLATED;
    }
}
