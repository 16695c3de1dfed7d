// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulation;

import java.util.List;

/**
 * What went through a network between two times.
 *
 * @param from cycles
 * @param to cycles, above {@code from}
 * @param accepted flits delivered per node and cycle
 * @param acceptedHalfWidth half width of the 95 % interval of that; NaN if it is not known
 * @param least flits per cycle at the node that received least
 * @param most flits per cycle at the node that received most
 * @param poorestSource flits per cycle of the source that has sent least of those that have sent
 *     any; NaN if the sources are not counted
 * @param inFlight mean packets in the network
 * @param utilisation use of the channels
 * @param sums what each account of the engine has summed
 */
record Passage(
        double from,
        double to,
        double accepted,
        double acceptedHalfWidth,
        double least,
        double most,
        double poorestSource,
        double inFlight,
        Utilisation utilisation,
        List<double[]> sums) {
    /** Nothing has passed in no time. */
    static final Passage NONE =
            new Passage(0, 0, 0, Double.NaN, 0, 0, Double.NaN, 0, Utilisation.UNKNOWN, List.of());

    /** Returns the time between. */
    double cycles() {
        return to - from;
    }
}
