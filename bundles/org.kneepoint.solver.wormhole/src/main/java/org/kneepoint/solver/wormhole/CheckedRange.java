// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.solver.wormhole;

import org.kneepoint.api.result.Validity;

/**
 * Where a model was compared with simulations and found close.
 *
 * @param share of the load at which the model saturates; 0 if nowhere
 */
record CheckedRange(double share) {
    /** Returns the validity of a load that is such a share of that at saturation. */
    Validity of(double loadOfSaturation) {
        return share > 0 && loadOfSaturation <= share ? Validity.CHECKED : Validity.EXTRAPOLATED;
    }
}
