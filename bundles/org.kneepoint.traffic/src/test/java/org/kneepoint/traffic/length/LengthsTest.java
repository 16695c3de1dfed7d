// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.traffic.length;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Arrays;
import java.util.Map;
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
import org.kneepoint.testkit.Assignments;
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
                example(new UniformLengths(), 20, between(4, 12), "length_min=4"),
                example(new UniformLengths(), 20, between(6, 10), "length_max=10"),
                example(new UniformLengths(), 20, between(7, 9), "length_min=7", "length_max=9"),
                example(new UniformLengths(), 20, between(1, 1), "length=1"),
                example(new BimodalLengths(), 20, either(1, 15, 0.5)),
                example(new BimodalLengths(), 20, either(1, 5, 0.5), "length=3"),
                example(new BimodalLengths(), 20, either(1, 9, 0.25), "length=3", "length_long=9"),
                example(new BimodalLengths(), 20, either(1, 5, 0.3), "length=2.2", "length_long=5"),
                example(
                        new BimodalLengths(),
                        20,
                        either(4, 12, 0),
                        "length=4",
                        "length_short=4",
                        "length_long=12"),
                example(
                        new BimodalLengths(),
                        20,
                        either(7, 8, 1),
                        "length_short=7",
                        "length_long=8"));
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

    /** The figures of the description. */
    @Test
    void theMeanOfARoundedExponential() {
        assertEquals(1.58, build(new ExponentialLengths(), "length=1").mean(), 0.005);
        assertEquals(8.51, build(new ExponentialLengths(), "length=8").mean(), 0.005);
        assertEquals(1e6 + 0.5, build(new ExponentialLengths(), "length=1e6").mean(), 1e-6);
    }

    /** The most extreme random number does not overflow. */
    @Test
    void theLongestMessageIsAPositiveInt() {
        RandomGenerator rare = () -> -1L;
        assertEquals(36_736_801, build(new ExponentialLengths(), "length=1e6").nextLength(rare));
        RandomGenerator usual = () -> 0L;
        assertEquals(1, build(new ExponentialLengths(), "length=1e6").nextLength(usual));
    }

    @Test
    void fixedLengthsAreWhole() {
        TypedScenarios.assertNotAllowed(
                Map.of("length", "8.5", "lengths", "fixed"),
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
            TypedScenarios.assertNotAllowed(Assignments.of(name), () -> build(family, name));
        }
    }

    @Test
    void intervalsThatDoNotFitTheMean() {
        refusedUniform("8.3", "1", "15.6", "length=8.3");
        refusedUniform("8", "10", "6", "length_min=10");
        refusedUniform("8", "-4", "20", "length_max=20");
        refusedUniform("8", "1", "5", "length_min=1", "length_max=5");
        TypedScenarios.assertNotAllowed(
                Map.of("length_min", "0"), () -> build(new UniformLengths(), "length_min=0"));
    }

    private static void refusedUniform(String mean, String min, String max, String... settings) {
        TypedScenarios.assertNotAllowed(
                Map.of("length", mean, "lengths", "uniform", "length_min", min, "length_max", max),
                () -> build(new UniformLengths(), settings));
    }

    @Test
    void pairsThatDoNotFitTheMean() {
        refusedBimodal("8", "1", "5", "length_long=5");
        refusedBimodal("8", "9", "7", "length_short=9");
        refusedBimodal("8", "8", "8", "length_short=8");
        refusedBimodal("1", "1", "1", "length=1");
        refusedBimodal("2.2", "1", "3.4", "length=2.2");
        TypedScenarios.assertNotAllowed(
                Map.of("length_long", "1.5"), () -> build(new BimodalLengths(), "length_long=1.5"));
    }

    private static void refusedBimodal(String mean, String low, String high, String... settings) {
        TypedScenarios.assertNotAllowed(
                Map.of(
                        "length", mean,
                        "lengths", "bimodal",
                        "length_short", low,
                        "length_long", high),
                () -> build(new BimodalLengths(), settings));
    }
}
