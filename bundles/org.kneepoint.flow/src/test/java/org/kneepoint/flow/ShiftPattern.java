// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.flow;

import java.util.random.RandomGenerator;
import org.kneepoint.api.traffic.TrafficPattern.Destinations;

/** Each terminal sends to that two numbers higher. */
record ShiftPattern(int terminals) implements Destinations {
    @Override
    public int destination(int source, RandomGenerator random) {
        return (source + 2) % terminals;
    }

    @Override
    public double probability(int source, int destination) {
        return (source + 2) % terminals == destination ? 1 : 0;
    }
}
