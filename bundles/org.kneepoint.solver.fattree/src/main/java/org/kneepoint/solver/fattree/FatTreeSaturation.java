// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.solver.fattree;

/** Saturation load: equation (26), lambda_0 x_{0,1} = 1. */
final class FatTreeSaturation {
    private FatTreeSaturation() {}

    /**
     * Returns the lowest load without a steady state, to the last bit. x_{0,1} rises with the load;
     * where it is infinite, as for any utilisation of 1 or more, the load is beyond the root.
     *
     * @return flits per node per cycle, above 0, at most 1; independent of the length
     */
    static double load(FatTreeTraffic tree, FatTreeVariant variant) {
        double steady = 0;
        // a message holds its injection channel for at least a message length
        double saturated = 1;
        double middle = 0.5;
        while (middle > steady && middle < saturated) {
            if (ChannelClasses.of(tree, variant, middle).isSaturated()) {
                saturated = middle;
            } else {
                steady = middle;
            }
            middle = steady + (saturated - steady) / 2;
        }
        return saturated;
    }
}
