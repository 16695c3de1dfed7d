// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.chart;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.awt.geom.Point2D;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Markers at one place. */
class MarkerNestingTest {
    private static Point2D at(double x, double y) {
        return new Point2D.Double(x, y);
    }

    @Test
    void aLowerMarkerIsLargerWhereAnotherLiesOnIt() {
        MarkerNesting nesting =
                MarkerNesting.of(
                        List.of(
                                List.of(at(10, 10), at(50, 10)),
                                List.of(at(12, 11), at(90, 10)),
                                List.of(at(11, 9))));
        assertTrue(nesting.scale(0, 0) > nesting.scale(1, 0));
        assertTrue(nesting.scale(1, 0) > nesting.scale(2, 0));
        assertEquals(1, nesting.scale(2, 0));
        assertEquals(1, nesting.scale(0, 1));
        assertEquals(1, nesting.scale(1, 1));
    }

    @Test
    void markersOfOneCurveDoNotChangeEachOther() {
        MarkerNesting nesting = MarkerNesting.of(List.of(List.of(at(1, 1), at(2, 1), at(3, 1))));
        for (int i = 0; i < 3; i++) {
            assertEquals(1, nesting.scale(0, i));
        }
    }

    @Test
    void pointsWithoutMarkerDoNotCount() {
        Point2D none = at(Double.NaN, Double.NaN);
        MarkerNesting nesting =
                MarkerNesting.of(List.of(List.of(at(0, 0)), List.of(none), List.of(none)));
        assertEquals(1, nesting.scale(0, 0));
    }

    @Test
    void theSizeIsLimited() {
        List<List<Point2D>> layers = Collections.nCopies(20, List.of(at(5, 5)));
        MarkerNesting nesting = MarkerNesting.of(layers);
        assertEquals(nesting.scale(0, 0), nesting.scale(16, 0));
        assertTrue(nesting.scale(0, 0) < 3);
    }
}
