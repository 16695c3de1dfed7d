// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulation;

import java.util.random.RandomGenerator;

/**
 * The random streams of one run: one stream per purpose from one seed, so that draws for one
 * purpose do not change those for another. Every JDK gives the same bits. Immutable.
 *
 * <p>Draws of whole numbers, booleans, doubles, exponential and normal variates never change their
 * bits; floats, bytes and {@code java.util.stream} sequences are those of the JDK.
 */
public final class RandomStreams {
    private final long seed;

    private RandomStreams(long seed) {
        this.seed = seed;
    }

    /** Returns the streams of a seed, which may be any number. */
    public static RandomStreams of(long seed) {
        return new RandomStreams(seed);
    }

    /**
     * Returns the streams of another copy of the network in the same run, independent of these.
     *
     * @param number number of the copy, at least 1
     */
    public RandomStreams ofCopy(int number) {
        return new RandomStreams(new RandomStream(seed, -number).nextLong());
    }

    /**
     * Returns a new generator at the start of the stream of a purpose, for use by one thread.
     *
     * @param purpose number that identifies the purpose within a simulator, at least 0
     */
    public RandomGenerator stream(int purpose) {
        return new RandomStream(seed, purpose);
    }
}
