// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.HashSet;
import java.util.Set;
import java.util.random.RandomGenerator;
import org.apache.commons.math3.distribution.ExponentialDistribution;
import org.apache.commons.math3.distribution.NormalDistribution;
import org.apache.commons.math3.stat.inference.ChiSquareTest;
import org.apache.commons.math3.stat.inference.KolmogorovSmirnovTest;
import org.apache.commons.rng.core.source64.SplitMix64;
import org.apache.commons.rng.core.source64.XoShiRo256PlusPlus;
import org.junit.jupiter.api.Test;

/** Random streams: the published generator, unbiased draws, bits that never change. */
class RandomStreamTest {
    private static RandomGenerator stream() {
        return RandomStreams.of(20).stream(3);
    }

    @Test
    void bitsAreThoseOfThePublishedGenerator() {
        long root = new SplitMix64(20L).nextLong();
        SplitMix64 words = new SplitMix64(new SplitMix64(root + 3).nextLong());
        long[] state = new long[4];
        Arrays.setAll(state, i -> words.nextLong());
        XoShiRo256PlusPlus library = new XoShiRo256PlusPlus(state);
        RandomGenerator stream = stream();
        for (int i = 0; i < 1000; i++) {
            long bits = reference(state);
            assertEquals(bits, library.nextLong());
            assertEquals(bits, stream.nextLong());
        }
    }

    /** The generator as its authors print it. */
    private static long reference(long[] s) {
        long result = Long.rotateLeft(s[0] + s[3], 23) + s[0];
        long t = s[1] << 17;
        s[2] ^= s[0];
        s[3] ^= s[1];
        s[1] ^= s[2];
        s[0] ^= s[3];
        s[2] ^= t;
        s[3] = Long.rotateLeft(s[3], 45);
        return result;
    }

    @Test
    void bitsNeverChange() {
        RandomGenerator stream = RandomStreams.of(1).stream(0);
        assertEquals(4577072067518496145L, stream.nextLong());
        assertEquals(1900146691, stream.nextInt());
        assertEquals(0, stream.nextInt(1000));
        assertEquals(549127057749L, stream.nextLong(1_000_000_000_000L));
        assertEquals(0x1.90488b33c34ecp-2, stream.nextDouble());
        assertEquals(0x1.9f16a14ca4f9ep-3, stream.nextExponential());
        assertEquals(-0x1.893d41ac875adp0, stream.nextGaussian());
        assertTrue(stream.nextBoolean());
    }

    @Test
    void everySeedAndPurposeHasItsOwnStream() {
        Set<Long> first = new HashSet<>();
        for (int seed = -20; seed <= 20; seed++) {
            for (int purpose = -20; purpose <= 20; purpose++) {
                first.add(RandomStreams.of(seed).stream(purpose).nextLong());
            }
        }
        for (long seed : new long[] {Long.MIN_VALUE, Long.MAX_VALUE}) {
            first.add(RandomStreams.of(seed).stream(Integer.MIN_VALUE).nextLong());
            first.add(RandomStreams.of(seed).stream(Integer.MAX_VALUE).nextLong());
        }
        assertEquals(41 * 41 + 4, first.size());
    }

    @Test
    void wholeNumbersAreUniform() {
        for (int bound : new int[] {1, 2, 3, 7, 64, 1000}) {
            RandomGenerator stream = stream();
            long[] counts = new long[bound];
            for (int i = 0; i < 100 * bound + 1000; i++) {
                counts[stream.nextInt(bound)]++;
                counts[(int) stream.nextLong(bound)]++;
                counts[stream.nextInt(-5, bound - 5) + 5]++;
                counts[(int) (stream.nextLong(9, 9L + bound) - 9)]++;
            }
            assertUniform(counts);
        }
    }

    private static void assertUniform(long[] counts) {
        if (counts.length > 1) {
            double[] expected = new double[counts.length];
            Arrays.fill(expected, 1);
            double chance = new ChiSquareTest().chiSquareTest(expected, counts);
            assertTrue(chance > 0.001, counts.length + " values: chance " + chance);
        }
    }

    /** Bounds for which draws without rejection would prefer some values two to one. */
    @Test
    void largeBoundsAreFair() {
        int bound = 3 << 29;
        long wide = 3L << 61;
        RandomGenerator stream = stream();
        long[] thirds = new long[3];
        long[] wideThirds = new long[3];
        for (int i = 0; i < 30_000; i++) {
            thirds[stream.nextInt(bound) / (bound / 3)]++;
            wideThirds[(int) (stream.nextLong(wide) / (wide / 3))]++;
        }
        assertUniform(thirds);
        assertUniform(wideThirds);
        for (int i = 0; i < 1000; i++) {
            int number = stream.nextInt(Integer.MIN_VALUE, Integer.MAX_VALUE);
            assertTrue(number < Integer.MAX_VALUE);
            assertTrue(stream.nextLong(-Long.MAX_VALUE, Long.MAX_VALUE) < Long.MAX_VALUE);
        }
    }

    @Test
    void doublesAreMultiplesBelowOne() {
        RandomGenerator stream = stream();
        double[] values = new double[2000];
        for (int i = 0; i < values.length; i++) {
            values[i] = stream.nextDouble();
            assertTrue(values[i] >= 0 && values[i] < 1);
            assertEquals(Math.rint(values[i] * 0x1p53), values[i] * 0x1p53);
            double between = stream.nextDouble(-3, 5);
            assertTrue(between >= -3 && between < 5);
        }
        Arrays.sort(values);
        for (int i = 0; i < values.length; i++) {
            assertEquals((i + 0.5) / values.length, values[i], 1.95 / Math.sqrt(values.length));
        }
        // nothing lies between: rounding must not reach the bound
        assertEquals(1.0, stream.nextDouble(1, Math.nextUp(1.0)));
    }

    @Test
    void exponentialAndNormal() {
        RandomGenerator stream = stream();
        double[] exponential = new double[2000];
        double[] normal = new double[2000];
        for (int i = 0; i < exponential.length; i++) {
            exponential[i] = stream.nextExponential();
            normal[i] = stream.nextGaussian(3, 2);
        }
        KolmogorovSmirnovTest test = new KolmogorovSmirnovTest();
        double chance =
                test.kolmogorovSmirnovTest(new ExponentialDistribution(null, 1), exponential);
        assertTrue(chance > 0.001, "exponential: chance " + chance);
        chance = test.kolmogorovSmirnovTest(new NormalDistribution(null, 3, 2), normal);
        assertTrue(chance > 0.001, "normal: chance " + chance);
    }

    @Test
    void booleansAreFair() {
        RandomGenerator stream = stream();
        long[] counts = new long[2];
        for (int i = 0; i < 10_000; i++) {
            counts[stream.nextBoolean() ? 1 : 0]++;
        }
        assertUniform(counts);
    }

    @Test
    void impossibleBounds() {
        RandomGenerator stream = stream();
        assertThrows(IllegalArgumentException.class, () -> stream.nextInt(0));
        assertThrows(IllegalArgumentException.class, () -> stream.nextInt(Integer.MIN_VALUE));
        assertThrows(IllegalArgumentException.class, () -> stream.nextInt(5, 5));
        assertThrows(IllegalArgumentException.class, () -> stream.nextLong(-1));
        assertThrows(IllegalArgumentException.class, () -> stream.nextLong(2, 1));
        assertThrows(IllegalArgumentException.class, () -> stream.nextDouble(Double.NaN));
        assertThrows(IllegalArgumentException.class, () -> stream.nextDouble(0));
        assertThrows(
                IllegalArgumentException.class,
                () -> stream.nextDouble(-Double.MAX_VALUE, Double.MAX_VALUE));
        assertThrows(IllegalArgumentException.class, () -> stream.nextGaussian(0, -1));
        assertFalse(Double.isNaN(stream.nextGaussian(0, 0)));
    }
}
