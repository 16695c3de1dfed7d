// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.support;

/**
 * A generator of a few random numbers from a seed, independent for neighbouring seeds and equal on
 * every JDK (G. L. Steele, D. Lea, C. H. Flood: Fast Splittable Pseudorandom Number Generators,
 * OOPSLA 2014). Owned by one thread.
 */
public final class SplitMix64 {
    private static final long GOLDEN_GAMMA = 0x9e3779b97f4a7c15L;

    private long state;

    /** Starts at a seed, any number. */
    public SplitMix64(long seed) {
        state = seed;
    }

    /** Draws 64 bits. */
    public long next() {
        state += GOLDEN_GAMMA;
        return mix(state);
    }

    /** Draws a number from 0 to below the bound, with a bias below 2^-32. */
    public int below(int bound) {
        return (int) Math.multiplyHigh(next() >>> 1, 2L * bound);
    }

    /** Returns the finalizer of the generator, a bijection. */
    public static long mix(long value) {
        long z = (value ^ value >>> 30) * 0xbf58476d1ce4e5b9L;
        z = (z ^ z >>> 27) * 0x94d049bb133111ebL;
        return z ^ z >>> 31;
    }
}
