// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.topology.slimfly;

import java.util.stream.IntStream;

/**
 * The finite field GF(q), q = p^m: polynomials of degree below m over GF(p), modulo a primitive
 * polynomial of degree m (Lidl and Niederreiter: Introduction to Finite Fields, section 2.5).
 *
 * <p>Element a, 0 to q - 1, is the polynomial whose coefficients are the digits of a to the base p,
 * so that 0 and 1 are the neutral elements, and p is x if m is above 1. Products are sums of
 * logarithms to the base x, the primitive element. Immutable.
 */
final class FiniteField {
    private final int order;
    private final int characteristic;

    /** By exponent, 0 to q - 2: the power of the primitive element. */
    private final int[] powers;

    /** By element other than 0: its logarithm. */
    private final int[] logarithms;

    /**
     * Creates a field.
     *
     * @param order number q of elements, at most 2^15
     * @throws IllegalArgumentException if it is not a prime power
     */
    FiniteField(int order) {
        if (!isPrimePower(order)) {
            throw new IllegalArgumentException(order + " is not a prime power");
        }
        this.order = order;
        characteristic = smallestDivisor(order);
        powers = powersOfPrimitiveElement();
        logarithms = new int[order];
        for (int exponent = 0; exponent < powers.length; exponent++) {
            logarithms[powers[exponent]] = exponent;
        }
    }

    /** Returns whether a number is a power of a prime, at least 2. */
    static boolean isPrimePower(int number) {
        if (number < 2) {
            return false;
        }
        int prime = smallestDivisor(number);
        int rest = number;
        while (rest % prime == 0) {
            rest /= prime;
        }
        return rest == 1;
    }

    private static int smallestDivisor(int number) {
        return IntStream.iterate(2, d -> d * d <= number, d -> d + 1)
                .filter(d -> number % d == 0)
                .findFirst()
                .orElse(number);
    }

    /** Returns the powers of x modulo the first monic polynomial that makes x primitive. */
    private int[] powersOfPrimitiveElement() {
        return IntStream.range(1, order)
                .mapToObj(this::powersModulo)
                .filter(found -> found.length == order - 1)
                .findFirst()
                .orElseThrow();
    }

    /**
     * Returns the powers of x, from x^0 = 1 until 1 returns, or 0, or q - 1 of them. Only of a
     * primitive element there are q - 1: then every remainder but 0 is a power of x and has an
     * inverse, so that the polynomial is irreducible.
     *
     * @param lower the polynomial without its highest term, as an element
     */
    private int[] powersModulo(int lower) {
        int[] found = new int[order - 1];
        int size = 0;
        int power = 1;
        do {
            found[size++] = power;
            power = timesX(power, lower);
        } while (power != 1 && power != 0 && size < found.length);
        boolean isCycle = power == 1 && size == found.length;
        return isCycle ? found : new int[0];
    }

    /** Returns the product of an element and x, modulo x^m + the lower terms. */
    private int timesX(int element, int lower) {
        int highest = order / characteristic;
        int product = element % highest * characteristic;
        for (int times = element / highest; times > 0; times--) {
            product = subtract(product, lower);
        }
        return product;
    }

    /** Returns the number q of elements. */
    int order() {
        return order;
    }

    /** Returns the sum of two elements. */
    int add(int a, int b) {
        return subtract(a, negative(b));
    }

    /** Returns the element whose sum with another is 0. */
    int negative(int a) {
        return subtract(0, a);
    }

    /** Returns the difference of two elements, digit by digit modulo p. */
    int subtract(int a, int b) {
        int difference = 0;
        for (int weight = 1; weight < order; weight *= characteristic) {
            int digit = a / weight % characteristic - b / weight % characteristic;
            difference += Math.floorMod(digit, characteristic) * weight;
        }
        return difference;
    }

    /** Returns the product of two elements. */
    int multiply(int a, int b) {
        return a == 0 || b == 0 ? 0 : power(logarithms[a] + logarithms[b]);
    }

    /**
     * Returns the inverse of an element.
     *
     * @param a not 0
     */
    int inverse(int a) {
        return power(order - 1 - logarithms[a]);
    }

    /**
     * Returns a power of the primitive element.
     *
     * @param exponent at least 0
     */
    int power(int exponent) {
        return powers[exponent % (order - 1)];
    }
}
