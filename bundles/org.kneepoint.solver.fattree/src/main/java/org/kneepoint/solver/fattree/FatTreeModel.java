// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.solver.fattree;

import org.kneepoint.api.result.Explanation;
import org.kneepoint.api.result.Point;
import org.kneepoint.api.result.Quantities;
import org.kneepoint.api.result.Status;

/**
 * The model of one network and message length at any load. Immutable.
 *
 * @param traffic the network
 * @param variant of the equations
 * @param length L, flits
 * @param saturation lowest load without a steady state, flits per node per cycle
 */
record FatTreeModel(
        FatTreeTraffic traffic, FatTreeVariant variant, double length, double saturation) {
    private static final int DIGITS = 6;

    static FatTreeModel of(FatTreeTraffic tree, FatTreeVariant variant, double length) {
        return new FatTreeModel(tree, variant, length, FatTreeSaturation.load(tree, variant));
    }

    /**
     * Solves a load.
     *
     * @param point receives the figures and the status
     * @param load flits per node per cycle
     * @param detailed whether to add the columns of every class of channels
     */
    void solve(Point.Builder point, double load, boolean detailed) {
        ChannelClasses channels = ChannelClasses.of(traffic, variant, load);
        if (channels.isSaturated()) {
            fillSaturated(point, load);
            return;
        }
        fill(point, load, channels);
        if (detailed) {
            ChannelClassColumns.fill(point, traffic, channels, length);
        }
    }

    /** The accepted throughput is the saturation load. */
    private void fillSaturated(Point.Builder point, double load) {
        point.with(Quantities.THROUGHPUT, Math.min(load, saturation))
                .status(
                        Status.SATURATED,
                        Explanation.of(
                                "channel-held",
                                "the injection channels are always occupied, downstream"
                                        + " waits included; the network saturates at load {load}",
                                new Explanation.Rounded(saturation, DIGITS)));
    }

    /** Equation (25), in cycles. */
    private void fill(Point.Builder point, double load, ChannelClasses channels) {
        double rest = traffic.meanChannels() - 1;
        ChannelClass injection = channels.injection();
        double network = length * injection.service() + rest;
        double latency = length * injection.waiting() + network;
        point.with(Quantities.THROUGHPUT, load)
                .with(Quantities.LATENCY, latency)
                .with(Quantities.NETWORK_LATENCY, network)
                .with(Quantities.CHANNEL_UTILISATION_MEAN, load * traffic.meanRelativeRate())
                .with(Quantities.CHANNEL_UTILISATION_MAX, load * traffic.maxRelativeRate())
                .with(Quantities.SYSTEM_POWER, traffic.nodes() * load / latency)
                .with(Quantities.HOPS, rest);
    }
}
