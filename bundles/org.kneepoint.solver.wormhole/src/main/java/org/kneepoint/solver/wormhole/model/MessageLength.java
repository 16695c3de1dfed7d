// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.solver.wormhole.model;

import org.apache.commons.math3.special.Gamma;

/**
 * The length of a message by two moments; other properties are those of the gamma distribution with
 * these moments, which includes fixed and exponential lengths.
 *
 * @param mean flits, at least 1
 * @param scv squared coefficient of variation, 0 for a fixed length
 */
public record MessageLength(double mean, double scv) {
    /** Scv below which a length is fixed. */
    private static final double FIXED = 1e-6;

    /** Returns the variance, flits squared. */
    double variance() {
        return scv * mean * mean;
    }

    /** Returns the third central moment, flits to the third. */
    double thirdCentralMoment() {
        return 2 * scv * variance() * mean;
    }

    /** Returns the probability that a message has more flits than this. */
    double longerThan(double flits) {
        if (scv < FIXED) {
            return flits < mean ? 1 : 0;
        }
        return flits <= 0 ? 1 : Gamma.regularizedGammaQ(1 / scv, flits / (scv * mean));
    }
}
