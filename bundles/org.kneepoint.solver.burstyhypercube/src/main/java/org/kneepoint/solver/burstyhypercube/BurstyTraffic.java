// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.solver.burstyhypercube;

import org.kneepoint.support.BurstyHypercubeParameters;

/**
 * Network, message lengths, buffers and rate: the input of the models. Immutable.
 *
 * @param cube the network
 * @param lengths of the messages
 * @param buffer buffer of a link, phits, at least 1
 * @param scv squared coefficient of variation of the interarrival time, at least 1
 * @param rate effective rate, messages per node per cycle, at least 0 and finite
 */
record BurstyTraffic(
        ECubeHypercube cube, GeometricLengths lengths, int buffer, double scv, double rate) {
    /** Returns the mean size g of a batch. */
    double meanBatch() {
        return BurstyHypercubeParameters.batch(scv);
    }

    /** Returns the messages per cycle that take the link of one dimension after another. */
    double flow(int from, int to) {
        return rate * cube.flow(from, to);
    }

    /** Returns the messages per cycle on a link. */
    double linkRate() {
        return rate * cube.useProbability();
    }

    /** Returns the phits per cycle on a link. */
    double linkUtilisation() {
        return linkRate() * lengths.mean();
    }

    /** Returns a copy with another rate. */
    BurstyTraffic withRate(double other) {
        return new BurstyTraffic(cube, lengths, buffer, scv, other);
    }
}
