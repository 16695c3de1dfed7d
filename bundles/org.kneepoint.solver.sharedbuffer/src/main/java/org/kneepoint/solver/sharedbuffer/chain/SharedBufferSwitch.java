// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.solver.sharedbuffer.chain;

/** A switch with a buffer shared by all outlets, as the Markov chain of the paper. Immutable. */
public final class SharedBufferSwitch implements SwitchModel {
    /**
     * Below this number of packets per cycle, the probability of two packets at once underflows.
     */
    private static final double ALONE = 1e-120;

    private final int radix;
    private final int places;
    private final OutletDistribution distribution;

    private SharedBufferSwitch(int radix, int places, OutletDistribution rule) {
        this.radix = radix;
        this.places = places;
        this.distribution = rule;
    }

    /**
     * Creates a switch.
     *
     * @param radix inlets and outlets d, 2 or more
     * @param places for packets B, 1 or more
     * @param rule distribution of cold packets over the outlets
     */
    public static SharedBufferSwitch of(int radix, int places, OutletDistribution rule) {
        return new SharedBufferSwitch(radix, places, rule);
    }

    @Override
    public SteadySwitch steady(SwitchTraffic traffic, StepListener listener) {
        if (traffic.offered() < ALONE) {
            return new NearlyEmptySwitch(radix, traffic);
        }
        return StationarySwitch.of(
                other -> SwitchChain.of(radix, places, distribution, other), traffic, listener);
    }

    /** A switch with at most one packet. */
    private record NearlyEmptySwitch(int radix, SwitchTraffic traffic) implements SteadySwitch {
        @Override
        public SwitchMeans means() {
            return perturbed(traffic);
        }

        @Override
        public SwitchMeans perturbed(SwitchTraffic neighbour) {
            double packets = radix * neighbour.offered();
            double hot = packets * neighbour.hotShare() / neighbour.hotAccepted();
            double cold = packets * neighbour.coldShare() / neighbour.coldAccepted();
            return new SwitchMeans(hot, cold / (radix - 1), 1, 0, hot, cold);
        }
    }
}
