// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulation;

/**
 * What went through a network between two times.
 *
 * @param from cycles
 * @param to cycles, above {@code from}
 * @param accepted flits delivered per node and cycle
 * @param least flits per cycle at the node that received least
 * @param most flits per cycle at the node that received most
 * @param inFlight mean packets in the network
 * @param utilisation use of the channels
 */
record Passage(
        double from,
        double to,
        double accepted,
        double least,
        double most,
        double inFlight,
        Utilisation utilisation) {
    /** Returns the time between. */
    double cycles() {
        return to - from;
    }
}
