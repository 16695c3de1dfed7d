// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.burstyhypercube;

import java.util.random.RandomGenerator;
import org.kneepoint.api.traffic.LengthDistribution.Lengths;

/**
 * Exponential message lengths, rounded up to whole flits, in phits.
 *
 * @param flits mean before rounding, flits, above 0, at most 2^16: a draw of 53 bits is at most 37
 *     means, which fits an int
 * @param phits phits per flit, 1 to 256
 */
record PhitLengths(double flits, int phits) implements Lengths {
    /** Returns the mean number of flits after rounding up. */
    double meanFlits() {
        return -1 / StrictMath.expm1(-1 / flits);
    }

    @Override
    public int nextLength(RandomGenerator random) {
        double drawn = -StrictMath.log1p(-random.nextDouble()) * flits;
        return (int) Math.max(1, Math.ceil(drawn)) * phits;
    }

    @Override
    public double mean() {
        return phits * meanFlits();
    }

    /** SCV of a geometric number of flits. */
    @Override
    public double scv() {
        return StrictMath.exp(-1 / flits);
    }
}
