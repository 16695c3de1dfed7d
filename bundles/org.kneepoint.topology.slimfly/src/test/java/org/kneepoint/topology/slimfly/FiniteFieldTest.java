// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.topology.slimfly;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The axioms of a field, for every pair or triple of elements. */
class FiniteFieldTest {
    static final List<Integer> ORDERS =
            List.of(2, 3, 4, 5, 7, 8, 9, 11, 13, 16, 17, 19, 23, 25, 27, 29, 31, 32);

    static Stream<FiniteField> fields() {
        return Stream.concat(ORDERS.stream(), Stream.of(49, 64)).map(FiniteField::new);
    }

    @Test
    void theOrdersAreThePrimePowers() {
        assertEquals(
                ORDERS, IntStream.range(0, 33).filter(FiniteField::isPrimePower).boxed().toList());
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 6, 10, 12, 36, 100})
    void otherOrdersHaveNoField(int order) {
        assertThrows(IllegalArgumentException.class, () -> new FiniteField(order));
    }

    /** Polynomials 0, 1, x, x + 1 modulo x^2 + x + 1. */
    @Test
    void isTheFieldOfFourElements() {
        FiniteField field = new FiniteField(4);
        assertEquals(1, field.add(2, 3));
        assertEquals(3, field.multiply(2, 2));
        assertEquals(1, field.multiply(2, 3));
        assertEquals(2, field.multiply(3, 3));
    }

    @ParameterizedTest
    @MethodSource("fields")
    void elementsOtherThanZeroArePowersOfOne(FiniteField field) {
        int q = field.order();
        int[] powers = IntStream.range(0, q - 1).map(field::power).sorted().toArray();
        assertEquals(
                IntStream.range(1, q).boxed().toList(), Arrays.stream(powers).boxed().toList());
        assertEquals(1, field.power(q - 1));
        for (int e = 0; e < q - 1; e++) {
            assertEquals(field.power(e + 1), field.multiply(field.power(e), field.power(1)));
        }
    }

    @ParameterizedTest
    @MethodSource("fields")
    void pairsKeepTheAxioms(FiniteField field) {
        for (int a = 0; a < field.order(); a++) {
            assertEquals(a, field.add(a, 0));
            assertEquals(a, field.multiply(a, 1));
            assertEquals(0, field.multiply(a, 0));
            assertEquals(0, field.add(a, field.negative(a)));
            assertEquals(a == 0 ? 0 : 1, a == 0 ? 0 : field.multiply(a, field.inverse(a)));
            for (int b = 0; b < field.order(); b++) {
                assertEquals(field.add(a, b), field.add(b, a));
                assertEquals(field.multiply(a, b), field.multiply(b, a));
                assertEquals(a, field.add(field.subtract(a, b), b));
                if (a != 0 && b != 0) {
                    assertNotEquals(0, field.multiply(a, b));
                }
            }
        }
    }

    @ParameterizedTest
    @MethodSource("fields")
    void triplesKeepTheAxioms(FiniteField field) {
        for (int a = 0; a < field.order(); a++) {
            for (int b = 0; b < field.order(); b++) {
                for (int c = 0; c < field.order(); c++) {
                    int sum = field.add(b, c);
                    int product = field.multiply(b, c);
                    assertEquals(field.add(field.add(a, b), c), field.add(a, sum));
                    assertEquals(
                            field.multiply(field.multiply(a, b), c), field.multiply(a, product));
                    assertEquals(
                            field.add(field.multiply(a, b), field.multiply(a, c)),
                            field.multiply(a, sum));
                }
            }
        }
    }

    /** The sum of p ones is 0, and no smaller one. */
    @ParameterizedTest
    @MethodSource("fields")
    void theCharacteristicIsThePrime(FiniteField field) {
        int sum = 1;
        int times = 1;
        while (sum != 0) {
            sum = field.add(sum, 1);
            times++;
        }
        int q = field.order();
        int prime = IntStream.rangeClosed(2, q).filter(d -> q % d == 0).findFirst().orElseThrow();
        assertEquals(prime, times);
    }
}
