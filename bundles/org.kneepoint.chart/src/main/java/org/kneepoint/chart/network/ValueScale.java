// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.chart.network;

import java.awt.Color;
import java.util.Collection;

/**
 * Colours and widths for values from 0 to a highest one.
 *
 * <p>The colours are viridis (van der Walt and Smith 2015) in reverse and without its yellow, which
 * is too faint on white: the higher a value the darker, so that the scale is readable for the
 * colour-blind and in grey. Width grows with the value too.
 *
 * @param highest value of the darkest colour, above 0
 */
record ValueScale(double highest) {
    /** Colour of what has no value. */
    static final Color NONE = new Color(0x9A9A9A);

    private static final int[] STOPS = {
        0xADDC30, 0x5EC962, 0x28AE80, 0x21918C, 0x2C728E, 0x3B528B, 0x472D7B, 0x440154
    };
    private static final double[] ROUND = {1, 1.2, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10};
    private static final double NARROWEST = 0.6;

    /** Width of the line of the highest value, as a multiple of the usual one. */
    static final double WIDEST = 1.9;

    /**
     * The scale of these values, up to a round number.
     *
     * @param isFraction whether 1 is a natural end, unless some are higher
     */
    static ValueScale of(Collection<Double> values, boolean isFraction) {
        double largest = values.stream().mapToDouble(v -> v).max().orElse(0);
        if (isFraction && largest <= 1 || largest <= 0) {
            return new ValueScale(1);
        }
        double power = Math.pow(10, Math.floor(Math.log10(largest)));
        for (double round : ROUND) {
            // rounding of the power must not lift a round number to the next
            if (round * power >= largest * (1 - 1e-9)) {
                return new ValueScale(round * power);
            }
        }
        return new ValueScale(largest);
    }

    /** Returns the colour of a value; grey for NaN. */
    Color colour(double value) {
        if (Double.isNaN(value)) {
            return NONE;
        }
        double place = fraction(value) * (STOPS.length - 1);
        int stop = Math.min((int) place, STOPS.length - 2);
        return mixed(new Color(STOPS[stop]), new Color(STOPS[stop + 1]), place - stop);
    }

    private static Color mixed(Color a, Color b, double share) {
        return new Color(
                part(a.getRed(), b.getRed(), share),
                part(a.getGreen(), b.getGreen(), share),
                part(a.getBlue(), b.getBlue(), share));
    }

    private static int part(int a, int b, double share) {
        return (int) Math.round(a + share * (b - a));
    }

    /** Returns the width of a line, as a multiple of the usual one. */
    double width(double value) {
        return Double.isNaN(value) ? NARROWEST : NARROWEST + (WIDEST - NARROWEST) * fraction(value);
    }

    private double fraction(double value) {
        return Math.max(0, Math.min(1, value / highest));
    }
}
