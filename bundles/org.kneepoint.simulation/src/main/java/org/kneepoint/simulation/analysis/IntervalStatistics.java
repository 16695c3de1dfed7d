// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulation.analysis;

import java.util.List;

/**
 * Throughput and utilisation of a network over a time interval.
 *
 * @param from cycles
 * @param to cycles, above {@code from}
 * @param accepted flits delivered per node and cycle
 * @param acceptedHalfWidth half width of the 95 % interval of that; NaN if it is not known
 * @param minThroughput flits per cycle at the node that received least
 * @param maxThroughput flits per cycle at the node that received most
 * @param minSourceThroughput flits per cycle of the source that has sent least of those that have
 *     sent any; NaN if the sources are not counted
 * @param inFlight mean packets in the network
 * @param utilisation use of the channels
 * @param customSums what each account of the engine has summed
 */
record IntervalStatistics(
        double from,
        double to,
        double accepted,
        double acceptedHalfWidth,
        double minThroughput,
        double maxThroughput,
        double minSourceThroughput,
        double inFlight,
        ChannelUtilisation utilisation,
        List<double[]> customSums) {
    /** Nothing has passed in no time. */
    static final IntervalStatistics NONE =
            new IntervalStatistics(
                    0,
                    0,
                    0,
                    Double.NaN,
                    0,
                    0,
                    Double.NaN,
                    0,
                    ChannelUtilisation.UNKNOWN,
                    List.of());

    /** Returns the time between. */
    double cycles() {
        return to - from;
    }
}
