// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.api.scenario;

import java.math.BigDecimal;
import java.math.MathContext;

/** Formats numbers as the shortest decimal that parses to the same number, on every JDK. */
public final class Decimal {
    private static final int SHORT = 15;
    private static final int EXACT = 17;
    private static final int PLAIN_EXPONENT = 16;

    private Decimal() {}

    /**
     * Formats a number with the fewest digits, at most 17, that parse to the same bits. ({@link
     * Double#toString} gives other digits before JDK 19 than after.)
     *
     * @param value any number
     * @return plain notation for exponents from -5 to 15, else scientific with a small e
     */
    public static String format(double value) {
        if (Double.isNaN(value)) {
            return "nan";
        }
        if (Double.isInfinite(value)) {
            return value > 0 ? "inf" : "-inf";
        }
        return value == 0 ? "0" : notation(shortest(value));
    }

    /**
     * Multiplies in decimal where the exact product has at most 15 digits: 3 times 0.1 is 0.3.
     *
     * @return that product if it is within two ulp of the binary one, else the binary product
     */
    public static double product(double a, double b) {
        double product = a * b;
        if (product == 0 || !Double.isFinite(product)) {
            return product;
        }
        double rounded = new BigDecimal(product).round(new MathContext(SHORT)).doubleValue();
        return Math.abs(rounded - product) <= 2 * Math.ulp(product) ? rounded : product;
    }

    /**
     * Formats a number with a limited number of digits.
     *
     * @param value any number
     * @param digits significant digits, at least 1
     * @return the rounded number
     */
    public static String round(double value, int digits) {
        if (value == 0 || Double.isNaN(value) || Double.isInfinite(value)) {
            return format(value);
        }
        return notation(new BigDecimal(value).round(new MathContext(digits)));
    }

    private static BigDecimal shortest(double value) {
        BigDecimal exact = new BigDecimal(value);
        for (int digits = SHORT; digits < EXACT; digits++) {
            BigDecimal candidate = exact.round(new MathContext(digits));
            if (candidate.doubleValue() == value) {
                return candidate;
            }
        }
        return exact.round(new MathContext(EXACT));
    }

    private static String notation(BigDecimal value) {
        BigDecimal stripped = value.stripTrailingZeros();
        int exponent = stripped.precision() - stripped.scale() - 1;
        if (exponent >= -5 && exponent < PLAIN_EXPONENT) {
            return stripped.toPlainString();
        }
        return stripped.scaleByPowerOfTen(-exponent).toPlainString() + "e" + exponent;
    }
}
