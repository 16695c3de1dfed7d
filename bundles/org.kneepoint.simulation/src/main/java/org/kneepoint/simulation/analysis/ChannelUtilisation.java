// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulation.analysis;

/**
 * Utilisation of the channels over a time interval.
 *
 * @param mean flits per cycle and channel between routers; NaN if none is counted
 * @param max flits per cycle of the busiest channel between routers; NaN if none is counted
 * @param perChannel flits per cycle of each channel between routers, or empty if nobody asks
 * @param busiest the busiest channel of all, those of the terminals among them
 */
record ChannelUtilisation(double mean, double max, double[] perChannel, BusiestChannel busiest) {
    /** No channel is counted. */
    static final ChannelUtilisation UNKNOWN =
            new ChannelUtilisation(Double.NaN, Double.NaN, new double[0], BusiestChannel.UNKNOWN);

    /**
     * A channel.
     *
     * @param name its name, empty if no channel is counted
     * @param use flits per cycle
     */
    record BusiestChannel(String name, double use) {
        /** No channel is counted. */
        static final BusiestChannel UNKNOWN = new BusiestChannel("", Double.NaN);
    }
}
