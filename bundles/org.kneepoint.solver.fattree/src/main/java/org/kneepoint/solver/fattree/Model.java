// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.solver.fattree;

import org.kneepoint.api.result.Explanation;
import org.kneepoint.api.result.Point;
import org.kneepoint.api.result.Quantities;
import org.kneepoint.api.result.Status;

/**
 * The model of one network and message length, for any load. Immutable.
 *
 * @param tree the network
 * @param reading of the equations
 * @param length L, flits
 * @param saturation lowest load without a steady state, flits per node per cycle
 */
record Model(FatTree tree, Reading reading, double length, double saturation) {
    private static final int DIGITS = 6;

    static Model of(FatTree tree, Reading reading, double length) {
        return new Model(tree, reading, length, Saturation.load(tree, reading));
    }

    /**
     * Fills the figures of a load.
     *
     * @param point takes the figures and the status
     * @param load flits per node per cycle
     * @param detailed whether to tell of every class of channels
     */
    void solve(Point.Builder point, double load, boolean detailed) {
        Channels channels = Channels.of(tree, reading, load);
        if (channels.areSaturated()) {
            saturate(point, load);
            return;
        }
        fill(point, load, channels);
        if (detailed) {
            ChannelColumns.fill(point, tree, channels, length);
        }
    }

    /** What it accepts is what it just carries. */
    private void saturate(Point.Builder point, double load) {
        point.with(Quantities.THROUGHPUT, Math.min(load, saturation))
                .status(
                        Status.SATURATED,
                        Explanation.of(
                                "channel-held",
                                "the injection channels are held all the time, waits behind them"
                                        + " included; the network saturates at load {load}",
                                new Explanation.Rounded(saturation, DIGITS)));
    }

    /** Equation (25), with the units of a user. */
    private void fill(Point.Builder point, double load, Channels channels) {
        double rest = tree.meanChannels() - 1;
        Channel injection = channels.injection();
        double network = length * injection.service() + rest;
        double latency = length * injection.waiting() + network;
        point.with(Quantities.THROUGHPUT, load)
                .with(Quantities.LATENCY, latency)
                .with(Quantities.NETWORK_LATENCY, network)
                .with(Quantities.UTILISATION_MEAN, load * tree.meanShare())
                .with(Quantities.UTILISATION_MAX, load * tree.mostShare())
                .with(Quantities.POWER, tree.nodes() * load / latency)
                .with(Quantities.HOPS, rest);
    }
}
