// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.traffic.pattern;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Arrays;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.kneepoint.api.traffic.TrafficPattern;
import org.kneepoint.api.traffic.TrafficPattern.Destinations;
import org.kneepoint.traffic.TypedScenarios;

/** The bit permutations against their definitions on numbers written as texts of 0 and 1. */
class BitPermutationTest {
    private static int[] byText(int bits, UnaryOperator<String> permutation) {
        return IntStream.range(0, 1 << bits)
                .map(
                        source -> {
                            String text = Integer.toBinaryString(1 << bits | source).substring(1);
                            return Integer.parseInt(permutation.apply(text), 2);
                        })
                .toArray();
    }

    private static int[] partners(TrafficPattern pattern, int bits) {
        return PatternFixtures.partners(pattern, 1 << bits, "self=true");
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 6, 7, 10})
    void complementFlipsEveryBit(int bits) {
        int[] expected = byText(bits, s -> s.replace('0', 'x').replace('1', '0').replace('x', '1'));
        assertArrayEquals(expected, partners(new BitComplement(), bits));
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 6, 7, 10})
    void reverseReadsFromTheOtherEnd(int bits) {
        int[] expected = byText(bits, s -> new StringBuilder(s).reverse().toString());
        assertArrayEquals(expected, partners(new BitReverse(), bits));
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 6, 7, 10})
    void shuffleMovesTheFirstBitToTheEnd(int bits) {
        int[] expected = byText(bits, s -> s.substring(1) + s.charAt(0));
        assertArrayEquals(expected, partners(new Shuffle(), bits));
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 4, 6, 10})
    void transposeExchangesTheHalves(int bits) {
        int half = bits / 2;
        int[] expected = byText(bits, s -> s.substring(half) + s.substring(0, half));
        assertArrayEquals(expected, partners(new Transpose(), bits));
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 5, 6, 10})
    void transposeOfAnySquare(int side) {
        int[] expected = new int[side * side];
        for (int row = 0; row < side; row++) {
            for (int column = 0; column < side; column++) {
                expected[row * side + column] = column * side + row;
            }
        }
        assertArrayEquals(
                expected, PatternFixtures.partners(new Transpose(), side * side, "self=true"));
    }

    @Test
    void asInTheBook() {
        int[] four = {0, 8, 4, 12, 2, 10, 6, 14, 1, 9, 5, 13, 3, 11, 7, 15};
        assertArrayEquals(four, partners(new BitReverse(), 4));
        assertArrayEquals(new int[] {0, 2, 4, 6, 1, 3, 5, 7}, partners(new Shuffle(), 3));
        assertArrayEquals(
                new int[] {0, 4, 8, 12, 1, 5, 9, 13, 2, 6, 10, 14, 3, 7, 11, 15},
                partners(new Transpose(), 4));
    }

    /** The numbers of fixed points in the descriptions. */
    @Test
    void fixedPointsAreSilent() {
        assertEquals(0, silent(new BitComplement(), 64));
        assertEquals(8, silent(new BitReverse(), 64));
        assertEquals(16, silent(new BitReverse(), 128));
        assertEquals(2, silent(new Shuffle(), 64));
        assertEquals(8, silent(new Transpose(), 64));
        assertEquals(10, silent(new Transpose(), 100));
    }

    private static long silent(TrafficPattern pattern, int terminals) {
        return Arrays.stream(PatternFixtures.partners(pattern, terminals))
                .filter(partner -> partner == Destinations.NO_DESTINATION)
                .count();
    }

    @ParameterizedTest
    @CsvSource({"48, 32 and 64", "63, 32 and 64", "2147483647, 1073741824 and 2147483648"})
    void otherNumbersAreRefused(int terminals, String nearest) {
        for (TrafficPattern pattern :
                new TrafficPattern[] {new BitComplement(), new BitReverse(), new Shuffle()}) {
            TypedScenarios.assertUnusable(
                    "pattern",
                    () -> PatternFixtures.of(pattern, terminals),
                    nearest.split(" and "));
        }
    }

    @ParameterizedTest
    @CsvSource({"8, 4 and 9", "128, 121 and 144", "2147483647, 2147395600 and 2147488281"})
    void otherNumbersHaveNoTranspose(int terminals, String nearest) {
        TypedScenarios.assertUnusable(
                "pattern",
                () -> PatternFixtures.of(new Transpose(), terminals),
                nearest.split(" and "));
    }

    @Test
    void aPatternInWhichNoTerminalSendsIsRejected() {
        for (TrafficPattern pattern :
                new TrafficPattern[] {new BitReverse(), new Shuffle(), new Transpose()}) {
            TypedScenarios.assertUnusable("self", () -> PatternFixtures.of(pattern, 1));
            assertArrayEquals(new int[] {0}, PatternFixtures.partners(pattern, 1, "self=true"));
        }
        TypedScenarios.assertUnusable("self", () -> PatternFixtures.of(new Shuffle(), 2));
        TypedScenarios.assertUnusable("self", () -> PatternFixtures.of(new BitComplement(), 1));
    }
}
