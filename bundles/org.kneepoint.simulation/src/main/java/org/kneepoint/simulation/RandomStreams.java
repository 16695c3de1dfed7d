// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulation;

import java.util.random.RandomGenerator;

/**
 * The random streams of one run: one stream per purpose from one seed, so that draws for one
 * purpose do not change those for another. The same bits on every JDK. Immutable.
 *
 * <p>Of a stream the draws of whole numbers, booleans, doubles, exponential and normal variates
 * keep their bits for ever; floats, bytes and {@code java.util.stream} sequences are the JDK's.
 */
public final class RandomStreams {
    private final long seed;

    private RandomStreams(long seed) {
        this.seed = seed;
    }

    /** The streams of a seed; any seed will do. */
    public static RandomStreams of(long seed) {
        return new RandomStreams(seed);
    }

    /**
     * Returns the stream of a purpose from its beginning, owned by the caller and its thread.
     *
     * @param purpose any number; the simulator gives it its meaning
     */
    public RandomGenerator stream(int purpose) {
        return new RandomStream(seed, purpose);
    }
}
