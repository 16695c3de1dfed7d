// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.chart.network;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.awt.Color;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Ends, colours and widths of the scale. */
class ValueScaleTest {
    @ParameterizedTest
    @CsvSource({
        "0.3, 0.3",
        "0.31, 0.4",
        "2.0158, 2.5",
        "2, 2",
        "7, 8",
        "0.0012, 0.0012",
        "95, 100"
    })
    void endsAtARoundNumber(double largest, double end) {
        assertEquals(end, ValueScale.of(List.of(0.0, largest), false).highest(), 1e-12);
    }

    @Test
    void aFractionEndsAtOne() {
        assertEquals(1, ValueScale.of(List.of(0.2, 0.4), true).highest());
        assertEquals(1.2, ValueScale.of(List.of(1.14), true).highest(), 1e-12);
        assertEquals(1, ValueScale.of(List.of(), false).highest());
    }

    @Test
    void higherValuesAreDarkerAndWider() {
        ValueScale scale = new ValueScale(2);
        double lightness = Double.POSITIVE_INFINITY;
        double width = 0;
        for (double value = 0; value <= 2; value += 0.05) {
            assertTrue(luminance(scale.colour(value)) < lightness, "at " + value);
            assertTrue(scale.width(value) > width, "at " + value);
            lightness = luminance(scale.colour(value));
            width = scale.width(value);
        }
        assertEquals(scale.colour(2), scale.colour(5));
        assertEquals(ValueScale.NONE, scale.colour(Double.NaN));
    }

    /** Relative luminance (ITU-R BT.709) of the gamma-compressed components. */
    private static double luminance(Color colour) {
        return 0.2126 * colour.getRed() + 0.7152 * colour.getGreen() + 0.0722 * colour.getBlue();
    }
}
