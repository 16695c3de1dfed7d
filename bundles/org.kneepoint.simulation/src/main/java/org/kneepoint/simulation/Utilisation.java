// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulation;

/**
 * Use of the channels between routers over some time.
 *
 * @param mean flits per cycle and channel; NaN if none is counted
 * @param most flits per cycle of the busiest channel; NaN if none is counted
 * @param busiest name of that channel
 * @param each flits per cycle of each channel, or empty if nobody asks
 */
record Utilisation(double mean, double most, String busiest, double[] each) {
    /** No channel is counted. */
    static final Utilisation UNKNOWN = new Utilisation(Double.NaN, Double.NaN, "", new double[0]);
}
