// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.chart.layout;

import java.util.ArrayList;
import java.util.List;
import java.util.function.ToDoubleFunction;

/**
 * Reduces a dense line to the lowest and highest point of each pixel column. Points without a value
 * remain, since they break the line.
 */
public final class PixelColumnThinning {
    private final List<CurvePoint> kept = new ArrayList<>();
    private CurvePoint lowest;
    private CurvePoint highest;
    private boolean lowestFirst;

    private PixelColumnThinning() {}

    /**
     * Returns the points that give the same image.
     *
     * @param points points of a line, in order
     * @param pixel the pixel of a point along the axis
     */
    public static List<CurvePoint> of(List<CurvePoint> points, ToDoubleFunction<CurvePoint> pixel) {
        PixelColumnThinning columns = new PixelColumnThinning();
        double column = Double.NaN;
        for (CurvePoint point : points) {
            double here = Math.floor(pixel.applyAsDouble(point));
            if (here != column || !point.hasValue()) {
                columns.close();
            }
            column = here;
            columns.add(point);
        }
        columns.close();
        return columns.kept;
    }

    private void add(CurvePoint point) {
        if (!point.hasValue()) {
            kept.add(point);
        } else if (lowest == null) {
            lowest = point;
            highest = point;
        } else if (point.y() < lowest.y()) {
            lowest = point;
            lowestFirst = false;
        } else if (point.y() > highest.y()) {
            highest = point;
            lowestFirst = true;
        }
    }

    private void close() {
        if (lowest != null) {
            kept.add(lowestFirst ? lowest : highest);
            if (lowest != highest) {
                kept.add(lowestFirst ? highest : lowest);
            }
        }
        lowest = null;
        highest = null;
    }
}
