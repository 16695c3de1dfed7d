// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study;

import java.util.Optional;
import java.util.SplittableRandom;
import org.kneepoint.api.traffic.TrafficPattern.Destinations;

/**
 * Check of a pattern before a run: probabilities that sum to 1 or 0 for each source, and drawn
 * destinations that exist and have a probability.
 */
final class PatternCheck {
    private static final int MAX_TERMINALS = 2048;
    private static final int DRAWS = 8;
    private static final double ROUNDING = 1e-6;

    private PatternCheck() {}

    /** Returns the first violation; empty for none, and for networks of many terminals. */
    static Optional<String> violation(Destinations pattern, int terminals) {
        if (terminals > MAX_TERMINALS) {
            return Optional.empty();
        }
        SplittableRandom random = new SplittableRandom(1);
        for (int source = 0; source < terminals; source++) {
            double sum = 0;
            for (int destination = 0; destination < terminals; destination++) {
                double probability = pattern.probability(source, destination);
                if (!(probability >= 0 && probability <= 1 + ROUNDING)) {
                    return Optional.of(
                            "probability("
                                    + source
                                    + ", "
                                    + destination
                                    + ") is outside 0 to 1: "
                                    + probability);
                }
                sum += probability;
            }
            if (Math.abs(sum - 1) > ROUNDING && sum != 0) {
                return Optional.of(
                        "the probabilities of source " + source + " do not sum to 1 or 0: " + sum);
            }
            for (int draw = 0; draw < DRAWS; draw++) {
                int destination = pattern.destination(source, random);
                if (!agrees(pattern, source, destination, terminals, sum)) {
                    return Optional.of(
                            "destination("
                                    + source
                                    + ") is drawn but has no probability: "
                                    + destination);
                }
            }
        }
        return Optional.empty();
    }

    private static boolean agrees(
            Destinations pattern, int source, int destination, int terminals, double sum) {
        if (destination == Destinations.NO_DESTINATION) {
            return sum == 0;
        }
        return destination >= 0
                && destination < terminals
                && pattern.probability(source, destination) > 0;
    }
}
