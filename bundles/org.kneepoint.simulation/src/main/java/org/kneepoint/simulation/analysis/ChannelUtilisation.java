// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulation.analysis;

/**
 * Utilisation of the channels over a time interval.
 *
 * @param mean mean over the channels between routers, fraction; NaN if none is counted
 * @param max that of the busiest channel between routers, fraction; NaN if none is counted
 * @param perChannel that of each channel between routers, or empty if not requested
 * @param blocked fraction of the time in which a virtual channel of each channel between routers
 *     has no credit, or empty if not requested; NaN if it is not known
 * @param busiest the busiest channel, including injection and ejection channels
 */
record ChannelUtilisation(
        double mean, double max, double[] perChannel, double[] blocked, BusiestChannel busiest) {
    /** No channel is counted. */
    static final ChannelUtilisation UNKNOWN =
            new ChannelUtilisation(
                    Double.NaN, Double.NaN, new double[0], new double[0], BusiestChannel.UNKNOWN);

    /**
     * The busiest channel.
     *
     * @param name its name; empty if no channel is counted
     * @param utilisation fraction
     */
    record BusiestChannel(String name, double utilisation) {
        /** No channel is counted. */
        static final BusiestChannel UNKNOWN = new BusiestChannel("", Double.NaN);
    }
}
