// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulation;

/**
 * Use of the channels over some time.
 *
 * @param mean flits per cycle and channel between routers; NaN if none is counted
 * @param most flits per cycle of the busiest channel between routers; NaN if none is counted
 * @param each flits per cycle of each channel between routers, or empty if nobody asks
 * @param busiest the busiest channel of all, those of the terminals among them
 */
record Utilisation(double mean, double most, double[] each, Busiest busiest) {
    /** No channel is counted. */
    static final Utilisation UNKNOWN =
            new Utilisation(Double.NaN, Double.NaN, new double[0], Busiest.UNKNOWN);

    /**
     * A channel.
     *
     * @param name its name, empty if no channel is counted
     * @param use flits per cycle
     */
    record Busiest(String name, double use) {
        /** No channel is counted. */
        static final Busiest UNKNOWN = new Busiest("", Double.NaN);
    }
}
