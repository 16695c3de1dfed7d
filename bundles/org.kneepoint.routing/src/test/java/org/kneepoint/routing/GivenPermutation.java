// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.routing;

import java.util.List;
import java.util.random.RandomGenerator;
import org.kneepoint.api.traffic.TrafficPattern.Destinations;

/** A given permutation. */
final class GivenPermutation {
    private GivenPermutation() {}

    static Destinations of(List<Integer> partners) {
        return new Destinations() {
            @Override
            public int destination(int source, RandomGenerator random) {
                return partners.get(source);
            }

            @Override
            public double probability(int source, int destination) {
                return partners.get(source) == destination ? 1 : 0;
            }
        };
    }
}
