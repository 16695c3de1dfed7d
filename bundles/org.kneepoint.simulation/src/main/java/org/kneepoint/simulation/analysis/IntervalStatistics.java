// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulation.analysis;

import java.util.List;

/**
 * Throughput and utilisation of a network over a time interval; of several copies of it the mean.
 *
 * @param from cycles
 * @param to cycles, above {@code from}
 * @param copies number of copies
 * @param accepted flits delivered per node and cycle
 * @param acceptedHalfWidth half width of its 95 % confidence interval; NaN if unknown
 * @param minThroughput flits per cycle at the node that received fewest
 * @param maxThroughput flits per cycle at the node that received most flits
 * @param minSourceThroughput lowest injection rate of the sources that have injected any flit,
 *     flits per cycle; NaN if the engine does not count by terminal
 * @param fairness Jain's index of the flits injected by these sources; NaN if not known
 * @param injectionRates flits per cycle that each terminal injects; empty unless requested
 * @param inFlight mean number of packets in the network
 * @param utilisation utilisation of the channels
 * @param customSums increase of the sums of each custom statistic of the engine, in all copies
 */
record IntervalStatistics(
        double from,
        double to,
        int copies,
        double accepted,
        double acceptedHalfWidth,
        double minThroughput,
        double maxThroughput,
        double minSourceThroughput,
        double fairness,
        double[] injectionRates,
        double inFlight,
        ChannelUtilisation utilisation,
        List<double[]> customSums) {
    /** Statistics of an empty interval. */
    static final IntervalStatistics NONE =
            new IntervalStatistics(
                    0,
                    0,
                    1,
                    0,
                    Double.NaN,
                    0,
                    0,
                    Double.NaN,
                    Double.NaN,
                    new double[0],
                    0,
                    ChannelUtilisation.UNKNOWN,
                    List.of());

    /** Returns the length of the interval. */
    double cycles() {
        return to - from;
    }

    /** Returns the cycles of all copies together. */
    double observedCycles() {
        return copies * cycles();
    }
}
