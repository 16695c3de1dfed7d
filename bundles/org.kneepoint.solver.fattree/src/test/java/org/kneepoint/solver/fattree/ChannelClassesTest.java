// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.solver.fattree;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Waits and services. */
class ChannelClassesTest {
    private static final double ROUNDING = 1e-14;

    /** Equations (6) and (8) as printed, with s/f = 1. */
    @ParameterizedTest
    @CsvSource({"0, 1", "0.1, 1", "0.3, 1.7", "0.999, 1", "0.01, 60", "0.9, 1.1", "1e-9, 3"})
    void equationsLetterByLetter(double rate, double x) {
        double variability = 1 + (x - 1) * (x - 1) / (x * x);
        double one = rate * x * x / (2 * (1 - rate * x)) * variability;
        double two = rate * rate * x * x * x / (2 * (4 - rate * rate * x * x)) * variability;
        ChannelClass alone = ChannelClass.singleServer(rate, x);
        ChannelClass paired = ChannelClass.twoServers(rate / 2, rate, x);
        assertEquals(one, alone.waiting(), one * 1e-12);
        assertEquals(two, paired.waiting(), two * ROUNDING);
        assertEquals(rate * x, alone.utilisation());
        assertEquals(rate / 2, paired.rate());
        assertEquals(x + 0.75 * one, alone.waitAndService(0.25), x * ROUNDING + one * 1e-12);
    }

    @ParameterizedTest
    @CsvSource({"1, 1", "0.5, 2", "0.7, 2", "2, 5", "1e-3, Infinity"})
    void noSteadyStateFromUtilisationOneOn(double rate, double service) {
        assertTrue(ChannelClass.singleServer(rate, service).isSaturated());
        assertTrue(ChannelClass.twoServers(rate, 2 * rate, service).isSaturated());
        assertFalse(
                ChannelClass.singleServer(rate * 0.999, Math.min(service, 1 / rate)).isSaturated());
    }

    /**
     * A long message holds its first channel for its length and all downstream waits: the mean over
     * the paths, by their probabilities from the root down, equals the holding time of the
     * recursion.
     */
    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 5, 10, 15})
    void injectionHoldsForAllLaterWaits(int levels) {
        FatTreeTraffic tree = new FatTreeTraffic(levels);
        double load = 0.9 * FatTreeSaturation.load(tree, FatTreeVariant.CONDITIONAL);
        ChannelClasses channels = ChannelClasses.of(tree, FatTreeVariant.CONDITIONAL, load);
        double mean = 0;
        for (int turn = 1; turn <= levels; turn++) {
            double probability =
                    (Math.pow(4, turn) - Math.pow(4, turn - 1)) / (Math.pow(4, levels) - 1);
            mean += probability * (1 + waits(channels, levels, turn));
        }
        assertEquals(mean, channels.injection().service(), mean * ROUNDING);
    }

    /** The sum of the waits after the injection channel, by the level of the turn. */
    private static double waits(ChannelClasses channels, int levels, int turn) {
        double sum = 0;
        for (int lower = 1; lower < turn; lower++) {
            // half of the traffic of the two up-links comes from each pair of the four children
            sum += channels.up(lower).waiting() / 2;
        }
        double nodes = Math.pow(4, levels);
        double turning = 3 * Math.pow(4, turn - 1) / (nodes - Math.pow(4, turn - 1));
        sum += (1 - turning / 3) * channels.down(turn - 1).waiting();
        for (int lower = 0; lower < turn - 1; lower++) {
            double own = channels.down(lower + 1).rate() / 4 / channels.down(lower).rate();
            sum += (1 - own) * channels.down(lower).waiting();
        }
        return sum;
    }

    @ParameterizedTest
    @ValueSource(doubles = {0, Double.MIN_VALUE, 1e-300, 1e-30})
    void noMessageWaitsWithoutLoad(double load) {
        for (FatTreeVariant reading : FatTreeVariant.values()) {
            FatTreeTraffic tree = new FatTreeTraffic(15);
            ChannelClasses channels = ChannelClasses.of(tree, reading, load);
            for (int lower = 0; lower < tree.levels(); lower++) {
                for (ChannelClass channel :
                        new ChannelClass[] {channels.up(lower), channels.down(lower)}) {
                    assertEquals(load * tree.relativeRate(lower), channel.rate());
                    assertEquals(1, channel.service(), ROUNDING);
                    assertEquals(0, channel.waiting(), 1e-25);
                }
            }
        }
    }

    @ParameterizedTest
    @EnumSource(FatTreeVariant.class)
    void serviceAndWaitRiseWithTheLoad(FatTreeVariant reading) {
        for (int levels : new int[] {1, 2, 5, 10, 15}) {
            FatTreeTraffic tree = new FatTreeTraffic(levels);
            double saturation = FatTreeSaturation.load(tree, reading);
            ChannelClass last = ChannelClasses.of(tree, reading, 0).injection();
            for (int step = 1; step < 100; step++) {
                ChannelClass next =
                        ChannelClasses.of(tree, reading, saturation * step / 100).injection();
                assertTrue(next.service() > last.service(), levels + " levels, step " + step);
                assertTrue(next.waiting() > last.waiting(), levels + " levels, step " + step);
                last = next;
            }
        }
    }

    /** Equation (26), from both sides. */
    @ParameterizedTest
    @EnumSource(FatTreeVariant.class)
    void saturatesWhereInjectionIsHeldAllTheTime(FatTreeVariant reading) {
        for (int levels = 1; levels <= 15; levels++) {
            FatTreeTraffic tree = new FatTreeTraffic(levels);
            double saturation = FatTreeSaturation.load(tree, reading);
            assertTrue(ChannelClasses.of(tree, reading, saturation).isSaturated());
            ChannelClasses before = ChannelClasses.of(tree, reading, Math.nextDown(saturation));
            assertFalse(before.isSaturated());
            // every level amplifies a change of the last digit of the load
            assertEquals(1, before.injection().utilisation(), Math.scalb(1e-15, 2 * levels));
            for (double beyond : new double[] {1.001, 1.5, 3, 10, 1e6, 1e300}) {
                assertTrue(ChannelClasses.of(tree, reading, saturation * beyond).isSaturated());
            }
        }
    }

    /** With one or two levels the two probabilities are equal. */
    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    void readingsThatAgree(int levels) {
        FatTreeTraffic tree = new FatTreeTraffic(levels);
        for (double load : new double[] {0.01, 0.1, 0.3}) {
            assertEquals(
                    ChannelClasses.of(tree, FatTreeVariant.CORRECTED, load).injection().waiting(),
                    ChannelClasses.of(tree, FatTreeVariant.CONDITIONAL, load).injection().waiting(),
                    ROUNDING);
        }
    }
}
