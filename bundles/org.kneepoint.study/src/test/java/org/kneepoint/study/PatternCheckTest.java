// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.function.IntUnaryOperator;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import org.kneepoint.api.traffic.TrafficPattern.Destinations;

class PatternCheckTest {
    private static final int TERMINALS = 5;

    /**
     * A pattern of one destination for each source.
     *
     * @param drawn the destination that is drawn
     * @param stated the destination that has the probability
     * @param probability of that destination
     */
    private record Single(IntUnaryOperator drawn, IntUnaryOperator stated, double probability)
            implements Destinations {
        @Override
        public int destination(int source, RandomGenerator random) {
            return drawn.applyAsInt(source);
        }

        @Override
        public double probability(int source, int destination) {
            return destination == stated.applyAsInt(source) ? probability : 0;
        }
    }

    private static final IntUnaryOperator NEXT = source -> (source + 1) % TERMINALS;

    private static boolean isKept(Destinations pattern, int terminals) {
        return PatternCheck.violation(pattern, terminals).isEmpty();
    }

    @Test
    void soundPatternsKeepTheContract() {
        assertTrue(isKept(new Single(NEXT, NEXT, 1), TERMINALS));
        IntUnaryOperator none = source -> Destinations.NO_DESTINATION;
        assertTrue(isKept(new Single(none, none, 0), TERMINALS));
    }

    @Test
    void probabilitiesAndDrawsThatDoNotAgreeViolateIt() {
        for (double probability : new double[] {0.5, 2, -1, Double.NaN}) {
            assertFalse(isKept(new Single(NEXT, NEXT, probability), TERMINALS));
        }
        IntUnaryOperator outside = source -> TERMINALS;
        IntUnaryOperator same = source -> source;
        IntUnaryOperator none = source -> Destinations.NO_DESTINATION;
        assertFalse(isKept(new Single(outside, NEXT, 1), TERMINALS));
        assertFalse(isKept(new Single(same, NEXT, 1), TERMINALS));
        assertFalse(isKept(new Single(none, NEXT, 1), TERMINALS));
        assertFalse(isKept(new Single(NEXT, none, 0), TERMINALS));
    }

    /** The check of all pairs would take minutes. */
    @Test
    void largeNetworksAreNotChecked() {
        assertTrue(isKept(new Single(NEXT, NEXT, 0.5), 1 << 20));
    }
}
