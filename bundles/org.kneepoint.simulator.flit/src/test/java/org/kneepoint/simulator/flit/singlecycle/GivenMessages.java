// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.singlecycle;

import java.util.function.IntSupplier;
import java.util.function.IntUnaryOperator;
import java.util.random.RandomGenerator;
import org.kneepoint.api.traffic.LengthDistribution.Lengths;
import org.kneepoint.api.traffic.TrafficPattern.Destinations;

/** Destinations and lengths that are not drawn. */
final class GivenMessages {
    private GivenMessages() {}

    static Destinations destinations(IntUnaryOperator ofSource) {
        return new Destinations() {
            @Override
            public int destination(int source, RandomGenerator random) {
                return ofSource.applyAsInt(source);
            }

            @Override
            public double probability(int source, int destination) {
                throw new UnsupportedOperationException();
            }
        };
    }

    static Lengths lengths(IntSupplier next) {
        return new Lengths() {
            @Override
            public int nextLength(RandomGenerator random) {
                return next.getAsInt();
            }

            @Override
            public double mean() {
                throw new UnsupportedOperationException();
            }

            @Override
            public double scv() {
                throw new UnsupportedOperationException();
            }
        };
    }
}
