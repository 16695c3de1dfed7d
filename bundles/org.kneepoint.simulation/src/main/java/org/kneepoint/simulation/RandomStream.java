// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulation;

import java.util.random.RandomGenerator;
import org.apache.commons.rng.core.source64.SplitMix64;
import org.apache.commons.rng.core.source64.XoShiRo256PlusPlus;

/**
 * One stream of random numbers: xoshiro256++ (D. Blackman, S. Vigna: Scrambled linear pseudorandom
 * number generators, ACM Trans. Mathematical Software 47(4), 2021), seeded by SplitMix64.
 *
 * <p>Every draw that simulations use is defined here and not inherited from the JDK, which may
 * change its algorithms; logarithms are those of {@link StrictMath}.
 */
final class RandomStream implements RandomGenerator {
    private static final double UNIT = 0x1p-53;
    private static final long LOW = 0xffff_ffffL;

    private final XoShiRo256PlusPlus source;

    /**
     * Mixes seed and purpose one after the other, so that no rule makes the states of two pairs
     * equal.
     */
    RandomStream(long seed, int purpose) {
        long seedHash = new SplitMix64(seed).nextLong();
        SplitMix64 mixed = new SplitMix64(new SplitMix64(seedHash + purpose).nextLong());
        source =
                new XoShiRo256PlusPlus(
                        mixed.nextLong(), mixed.nextLong(), mixed.nextLong(), mixed.nextLong());
    }

    @Override
    public long nextLong() {
        return source.nextLong();
    }

    @Override
    public int nextInt() {
        return (int) (source.nextLong() >>> 32);
    }

    @Override
    public boolean nextBoolean() {
        return source.nextLong() < 0;
    }

    /** Multiple of 2^-53, at least 0 and below 1. */
    @Override
    public double nextDouble() {
        return (source.nextLong() >>> 11) * UNIT;
    }

    /**
     * Unbiased and nearly always without a division (D. Lemire: Fast random integer generation in
     * an interval, ACM Trans. Modeling and Computer Simulation 29(1), 2019).
     */
    @Override
    public int nextInt(int bound) {
        require(bound > 0, bound, 0);
        long product = (source.nextLong() >>> 32) * bound;
        if ((product & LOW) < bound) {
            long unfair = (1L << 32) % bound;
            while ((product & LOW) < unfair) {
                product = (source.nextLong() >>> 32) * bound;
            }
        }
        return (int) (product >>> 32);
    }

    @Override
    public int nextInt(int origin, int bound) {
        return Math.toIntExact(nextLong(origin, bound));
    }

    @Override
    public long nextLong(long bound) {
        require(bound > 0, bound, 0);
        long bits = source.nextLong() >>> 1;
        long value = bits % bound;
        while (bits - value + (bound - 1) < 0) {
            bits = source.nextLong() >>> 1;
            value = bits % bound;
        }
        return value;
    }

    @Override
    public long nextLong(long origin, long bound) {
        require(origin < bound, bound, origin);
        long range = bound - origin;
        if (range > 0) {
            return origin + nextLong(range);
        }
        long value = source.nextLong();
        while (value < origin || value >= bound) {
            value = source.nextLong();
        }
        return value;
    }

    @Override
    public double nextDouble(double bound) {
        return nextDouble(0, bound);
    }

    @Override
    public double nextDouble(double origin, double bound) {
        double range = bound - origin;
        require(range > 0 && range < Double.POSITIVE_INFINITY, bound, origin);
        return Math.min(origin + nextDouble() * range, Math.nextDown(bound));
    }

    /** Exponential variate of mean 1, by inversion. */
    @Override
    public double nextExponential() {
        return -StrictMath.log(1 - nextDouble());
    }

    /**
     * Standard normal variate by the polar method (G. Marsaglia, T. A. Bray: SIAM Review 6(3),
     * 1964).
     */
    @Override
    public double nextGaussian() {
        double x;
        double square;
        do {
            x = 2 * nextDouble() - 1;
            double y = 2 * nextDouble() - 1;
            square = x * x + y * y;
        } while (square >= 1 || square == 0);
        return x * Math.sqrt(-2 * StrictMath.log(square) / square);
    }

    @Override
    public double nextGaussian(double mean, double deviation) {
        require(deviation >= 0, deviation, 0);
        return mean + deviation * nextGaussian();
    }

    private static void require(boolean inside, Number value, Number above) {
        if (!inside) {
            throw new IllegalArgumentException(value + ": must be above " + above);
        }
    }
}
