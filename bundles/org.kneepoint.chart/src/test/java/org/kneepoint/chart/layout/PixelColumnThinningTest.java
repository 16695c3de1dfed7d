// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.chart.layout;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.kneepoint.api.result.Status;

class PixelColumnThinningTest {
    private static List<Double> thinned(double perPixel, double... values) {
        List<CurvePoint> points = new ArrayList<>();
        for (int i = 0; i < values.length; i++) {
            points.add(new CurvePoint(i, values[i], 0, Status.OK));
        }
        return PixelColumnThinning.of(points, dot -> dot.x() / perPixel).stream()
                .map(CurvePoint::y)
                .collect(Collectors.toList());
    }

    @Test
    void ofEachColumnTheExtremesRemainInTheirOrder() {
        assertEquals(List.of(1.0, 9.0, 8.0, 0.0), thinned(5, 5, 1, 4, 9, 6, 3, 8, 2, 0, 7));
    }

    @Test
    void aLineThatIsNotDenseStays() {
        assertEquals(List.of(3.0, 1.0, 2.0), thinned(1, 3, 1, 2));
        assertEquals(List.of(), thinned(1));
    }

    @Test
    void equalValuesAreOne() {
        assertEquals(List.of(2.0), thinned(10, 2, 2, 2, 2));
    }

    @Test
    void aGapStaysAGap() {
        assertEquals(List.of(1.0, 2.0, Double.NaN, 4.0, 3.0), thinned(10, 1, 2, Double.NaN, 4, 3));
    }
}
