// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.bounds;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

/** The bracket of the least load, where half of the flow takes each of two paths. */
class LeastLoadTest {
    private static final double LEAST = 0.5;

    /** A path over row 0, and one over rows 1 and 2. */
    private static final LoadColumns PATHS =
            new LoadColumns() {
                @Override
                public int rows() {
                    return 3;
                }

                @Override
                public double rate(int row) {
                    return 1;
                }

                @Override
                public int blocks() {
                    return 1;
                }

                @Override
                public double[] cheapest(int block, double[] weights) {
                    return weights[0] <= weights[1] + weights[2]
                            ? new double[] {1, 0, 0}
                            : new double[] {0, 1, 1};
                }

                @Override
                public long steps() {
                    return 1;
                }
            };

    @Test
    void columnGenerationEndsAtTheExactValue() {
        LeastLoad.Bracket bracket = LeastLoad.of(PATHS, BoundNetworks.PRECISION, 1000);
        assertEquals(LEAST, bracket.reached(), 1e-9);
        assertEquals(LEAST, bracket.certified(), 1e-9);
    }

    /** The weights certify what they are worth when the paths are chosen, not after their step. */
    @Test
    void weightsAloneComeClose() {
        LeastLoad.Bracket bracket = LeastLoad.of(PATHS, BoundNetworks.PRECISION, 50);
        assertEquals(LEAST, bracket.reached(), 0.02);
        assertEquals(LEAST, bracket.certified(), 0.005);
        assertTrue(bracket.certified() <= LEAST, "" + bracket);
    }
}
