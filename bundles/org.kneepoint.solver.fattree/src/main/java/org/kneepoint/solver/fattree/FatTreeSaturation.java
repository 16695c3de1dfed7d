// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.solver.fattree;

/** Where the network saturates: equation (26), lambda_0 x_{0,1} = 1. */
final class FatTreeSaturation {
    private FatTreeSaturation() {}

    /**
     * Returns the lowest load without a steady state, to the last bit. x_{0,1} rises with the load
     * and may become infinite, which lies past the root like every utilisation of 1 or more.
     *
     * @return flits per node per cycle, above 0, at most 1; whatever the length
     */
    static double load(FatTreeTraffic tree, FatTreeVariant variant) {
        double steady = 0;
        // a message holds the channel that injects it for a message length at least
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
