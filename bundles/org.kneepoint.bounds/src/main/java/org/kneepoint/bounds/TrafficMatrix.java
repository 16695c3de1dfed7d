// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.bounds;

import org.kneepoint.api.traffic.TrafficPattern.Destinations;

/** Traffic between terminals at a load of 1, flits per cycle. */
@FunctionalInterface
interface TrafficMatrix {
    /** Returns the traffic from a source to a destination, at least 0. */
    double between(int source, int target);

    /** Returns the traffic of a pattern. */
    static TrafficMatrix of(Destinations destinations) {
        return destinations::traffic;
    }

    /** Returns what each terminal sends. */
    default double[] sent(int terminals) {
        double[] sent = new double[terminals];
        for (int source = 0; source < terminals; source++) {
            for (int target = 0; target < terminals; target++) {
                sent[source] += between(source, target);
            }
        }
        return sent;
    }

    /** Returns what each terminal receives. */
    default double[] received(int terminals) {
        double[] received = new double[terminals];
        for (int source = 0; source < terminals; source++) {
            for (int target = 0; target < terminals; target++) {
                received[target] += between(source, target);
            }
        }
        return received;
    }
}
