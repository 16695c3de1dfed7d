// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.traffic.length;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Arrays;
import java.util.SplittableRandom;
import java.util.function.IntToDoubleFunction;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.kneepoint.api.traffic.LengthDistribution;
import org.kneepoint.api.traffic.LengthDistribution.Lengths;
import org.kneepoint.traffic.GoodnessOfFit;
import org.kneepoint.traffic.TypedScenarios;

/** Lengths against their distribution, and moments against its sums. */
class LengthsTest {
    private static final int DRAWS = 50_000;

    record Example(String text, Lengths lengths, double[] probabilities) {
        @Override
        public String toString() {
            return text;
        }
    }

    private static Lengths build(LengthDistribution family, String... settings) {
        return family.build(TypedScenarios.of(family, settings));
    }

    private static Example example(
            LengthDistribution family,
            int longest,
            IntToDoubleFunction probability,
            String... settings) {
        return new Example(
                family.name() + " " + Arrays.toString(settings),
                build(family, settings),
                IntStream.rangeClosed(0, longest)
                        .mapToDouble(k -> k == 0 ? 0 : probability.applyAsDouble(k))
                        .toArray());
    }

    private static IntToDoubleFunction roundedUp(double mean) {
        return k -> Math.exp(-(k - 1) / mean) - Math.exp(-k / mean);
    }

    private static IntToDoubleFunction between(int low, int high) {
        return k -> k >= low && k <= high ? 1.0 / (high - low + 1) : 0;
    }

    private static IntToDoubleFunction either(int low, int high, double highFraction) {
        return k -> k == low ? 1 - highFraction : k == high ? highFraction : 0;
    }

    static Stream<Example> examples() {
        return Stream.of(
                example(new FixedLengths(), 20, between(8, 8)),
                example(new FixedLengths(), 20, between(1, 1), "length=1"),
                example(new ExponentialLengths(), 400, roundedUp(8)),
                example(new ExponentialLengths(), 60, roundedUp(1), "length=1"),
                example(new ExponentialLengths(), 2000, roundedUp(40.5), "length=40.5"),
                example(new UniformLengths(), 20, between(1, 15)),
                example(new UniformLengths(), 20, between(1, 16), "length=8.5"),
                example(new UniformLengths(), 20, between(4, 12), "length.min=4"),
                example(new UniformLengths(), 20, between(6, 10), "length.max=10"),
                example(new UniformLengths(), 20, between(7, 9), "length.min=7", "length.max=9"),
                example(new UniformLengths(), 20, between(1, 1), "length=1"),
                example(new BimodalLengths(), 20, either(1, 15, 0.5)),
                example(new BimodalLengths(), 20, either(1, 5, 0.5), "length=3"),
                example(new BimodalLengths(), 20, either(1, 9, 0.25), "length=3", "length.long=9"),
                example(new BimodalLengths(), 20, either(1, 5, 0.3), "length=2.2", "length.long=5"),
                example(
                        new BimodalLengths(),
                        20,
                        either(4, 12, 0),
                        "length=4",
                        "length.short=4",
                        "length.long=12"),
                example(
                        new BimodalLengths(),
                        20,
                        either(7, 8, 1),
                        "length.short=7",
                        "length.long=8"));
    }

    @ParameterizedTest
    @MethodSource("examples")
    void drawsFollowTheDistribution(Example example) {
        RandomGenerator random = new SplittableRandom(51);
        long[] counts = new long[example.probabilities().length];
        for (int i = 0; i < DRAWS; i++) {
            int length = example.lengths().nextLength(random);
            if (length < counts.length) {
                counts[length]++;
            }
        }
        GoodnessOfFit.assertCounts(example.probabilities(), counts, DRAWS);
    }

    @ParameterizedTest
    @MethodSource("examples")
    void momentsAreThoseOfTheDistribution(Example example) {
        double mean = 0;
        double square = 0;
        for (int k = 0; k < example.probabilities().length; k++) {
            mean += k * example.probabilities()[k];
            square += (double) k * k * example.probabilities()[k];
        }
        assertEquals(mean, example.lengths().mean(), 1e-12 * mean);
        assertEquals(square / mean / mean - 1, example.lengths().scv(), 1e-12);
    }

    /** The figures that the description gives. */
    @Test
    void theMeanOfARoundedExponential() {
        assertEquals(1.58, build(new ExponentialLengths(), "length=1").mean(), 0.005);
        assertEquals(8.51, build(new ExponentialLengths(), "length=8").mean(), 0.005);
        assertEquals(1e6 + 0.5, build(new ExponentialLengths(), "length=1e6").mean(), 1e-6);
    }

    /** The rarest number a generator can give does not overflow. */
    @Test
    void theLongestMessageIsAPositiveInt() {
        RandomGenerator rare = () -> -1L;
        assertEquals(36_736_801, build(new ExponentialLengths(), "length=1e6").nextLength(rare));
        RandomGenerator usual = () -> 0L;
        assertEquals(1, build(new ExponentialLengths(), "length=1e6").nextLength(usual));
    }

    @Test
    void fixedLengthsAreWhole() {
        TypedScenarios.assertRefused(
                "length=8.5 is no whole number, as lengths=fixed needs: take 8 or 9",
                () -> build(new FixedLengths(), "length=8.5"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"length=0.5", "length=0", "length=-8", "length=1e7", "length=nan"})
    void whatIsNoLengthIsRefused(String name) {
        for (LengthDistribution family :
                new LengthDistribution[] {
                    new FixedLengths(),
                    new ExponentialLengths(),
                    new UniformLengths(),
                    new BimodalLengths()
                }) {
            TypedScenarios.assertRefused(name + " is not allowed", () -> build(family, name));
        }
    }

    @Test
    void intervalsThatDoNotFitTheMean() {
        refusedUniform("from 1 to 15.6 flits have the mean length=8.3", "length=8.3");
        refusedUniform("from 10 to 6 flits", "length.min=10");
        refusedUniform("from -4 to 20 flits", "length.max=20");
        refusedUniform("from 1 to 5 flits", "length.min=1", "length.max=5");
        refusedUniform("length.min=0 is not allowed", "length.min=0");
    }

    private static void refusedUniform(String part, String... settings) {
        TypedScenarios.assertRefused(part, () -> build(new UniformLengths(), settings));
    }

    @Test
    void pairsThatDoNotFitTheMean() {
        refusedBimodal("messages of 1 and 5 flits do not have the mean length=8", "length.long=5");
        refusedBimodal("messages of 9 and 7 flits", "length.short=9");
        refusedBimodal("messages of 8 and 8 flits", "length.short=8");
        refusedBimodal("messages of 1 and 1 flits", "length=1");
        refusedBimodal("messages of 1 and 3.4 flits", "length=2.2");
        refusedBimodal("length.long=1.5 is not allowed", "length.long=1.5");
    }

    private static void refusedBimodal(String part, String... settings) {
        TypedScenarios.assertRefused(part, () -> build(new BimodalLengths(), settings));
    }
}
