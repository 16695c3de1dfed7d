// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.chart;

import java.awt.Color;
import java.util.ArrayList;
import java.util.List;
import org.kneepoint.api.metric.Reading;
import org.kneepoint.api.view.Chart;
import org.kneepoint.api.view.Mark;

/**
 * A place on the axis that is pointed out in every panel.
 *
 * @param meaning what the place is
 * @param at the place
 * @param half half width of its interval, or how far its bracket reaches; 0 if unknown
 * @param colour of the curve that it belongs to
 */
record Flag(String meaning, double at, double half, Color colour) {
    /** Returns the marks of a chart that have a value, in the order of the curves. */
    static List<Flag> all(Chart chart, List<Look> looks) {
        List<Flag> flags = new ArrayList<>();
        for (int i = 0; i < looks.size(); i++) {
            for (Mark mark : chart.marks()) {
                Reading reading = mark.reading();
                if (mark.curve() == chart.curves().get(i) && reading.value().isPresent()) {
                    flags.add(of(reading, looks.get(i).colour()));
                }
            }
        }
        return flags;
    }

    private static Flag of(Reading reading, Color colour) {
        String meaning = Axes.meaning(reading.quantity());
        double at = reading.value().getAsDouble();
        double bracket = Math.max(at - reading.low().orElse(at), reading.high().orElse(at) - at);
        double half = Math.max(bracket, Math.abs(reading.halfWidth().orElse(0)));
        return new Flag(meaning, at, half, colour);
    }

    /** Returns the value as it is written beside the line. */
    String text() {
        return Rounded.text(at, half);
    }
}
