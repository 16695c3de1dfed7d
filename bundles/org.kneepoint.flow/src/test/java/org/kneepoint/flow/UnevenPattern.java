// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.flow;

import java.util.random.RandomGenerator;
import org.kneepoint.api.traffic.TrafficPattern.Destinations;

/** Different loads and probabilities for every terminal, some of them 0, and terminal 1 silent. */
record UnevenPattern(int terminals) implements Destinations {
    @Override
    public int destination(int source, RandomGenerator random) {
        throw new UnsupportedOperationException("a model draws nothing");
    }

    /** The mean over the others is 1. */
    @Override
    public double relativeLoad(int source) {
        double others = terminals * (terminals - 1) / 2.0 - 1;
        return (source + 1) * (terminals - 1) / (others + terminals - 1);
    }

    @Override
    public double probability(int source, int destination) {
        double sum = 0;
        for (int d = 0; d < terminals; d++) {
            sum += liking(source, d);
        }
        return source == 1 ? 0 : liking(source, destination) / sum;
    }

    private static int liking(int source, int destination) {
        return destination == 0 ? 2 : (5 * source + 3 * destination) % 4;
    }
}
