// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.chart.layout;

import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import org.kneepoint.api.scenario.Decimal;

/** Formats values with digits limited by their interval. */
public final class RoundedValue {
    private static final int DIGITS = 4;
    private static final int DIGITS_OF_INTERVAL = 2;
    private static final double WIDEST_RATIO = 1e6;

    private RoundedValue() {}

    /**
     * Formats a value with its interval: "0.1546 ± 0.0017".
     *
     * @param half half width of the interval, 0 if unknown
     */
    public static String text(double value, double half) {
        double size = Math.abs(value);
        boolean known = half > 0 && Double.isFinite(half);
        boolean lost = half < size / WIDEST_RATIO || size > 0 && half > WIDEST_RATIO * size;
        if (!known || lost) {
            return Decimal.round(value, DIGITS);
        }
        BigDecimal first = new BigDecimal(half).round(new MathContext(DIGITS_OF_INTERVAL));
        int digitsBehind = DIGITS_OF_INTERVAL + first.scale() - first.precision();
        BigDecimal reach = first.setScale(digitsBehind, RoundingMode.HALF_EVEN);
        BigDecimal rounded = new BigDecimal(value).setScale(reach.scale(), RoundingMode.HALF_EVEN);
        return shown(rounded) + " \u00b1 " + shown(reach);
    }

    private static String shown(BigDecimal value) {
        int exponent = value.precision() - value.scale() - 1;
        return Math.abs(exponent) > DIGITS + 1 ? value.toString() : value.toPlainString();
    }
}
