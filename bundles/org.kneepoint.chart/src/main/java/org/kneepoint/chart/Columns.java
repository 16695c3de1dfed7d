// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.chart;

import java.util.ArrayList;
import java.util.List;
import java.util.function.ToDoubleFunction;

/**
 * Thins a dense line to what pixels can show: of the dots in one column of pixels the lowest and
 * the highest remain, in their order. What has no value stays, for there the line breaks.
 */
final class Columns {
    private final List<Dot> kept = new ArrayList<>();
    private Dot lowest;
    private Dot highest;
    private boolean lowestFirst;

    private Columns() {}

    /**
     * Returns the dots that make the same picture.
     *
     * @param dots of one line, in their order
     * @param pixel where a dot lies along the axis
     */
    static List<Dot> of(List<Dot> dots, ToDoubleFunction<Dot> pixel) {
        Columns columns = new Columns();
        double column = Double.NaN;
        for (Dot dot : dots) {
            double here = Math.floor(pixel.applyAsDouble(dot));
            if (here != column || !dot.hasValue()) {
                columns.close();
            }
            column = here;
            columns.add(dot);
        }
        columns.close();
        return columns.kept;
    }

    private void add(Dot dot) {
        if (!dot.hasValue()) {
            kept.add(dot);
        } else if (lowest == null) {
            lowest = dot;
            highest = dot;
        } else if (dot.y() < lowest.y()) {
            lowest = dot;
            lowestFirst = false;
        } else if (dot.y() > highest.y()) {
            highest = dot;
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
