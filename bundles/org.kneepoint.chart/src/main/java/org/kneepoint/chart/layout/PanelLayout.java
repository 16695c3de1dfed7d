// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.chart.layout;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.kneepoint.api.result.Quantities;
import org.kneepoint.api.result.Quantity;
import org.kneepoint.api.scenario.Decimal;
import org.kneepoint.api.view.ChartAxis;

/**
 * One panel of a chart.
 *
 * @param quantity its quantity
 * @param axis the requested vertical axis
 * @param curves the curves of the chart with the values of this quantity
 * @param x the axis below the panels
 * @param isZoomed whether an end of that axis was requested, so that points may be beside it
 */
public record PanelLayout(
        Quantity quantity,
        ChartAxis axis,
        List<PlottedCurve> curves,
        AxisScale x,
        boolean isZoomed) {
    private static final int DIGITS = 3;

    /**
     * Returns the vertical axis.
     *
     * @param spare fraction of the height kept free at the top for marks, 0 to less than 1; an end
     *     that was requested is kept
     */
    public AxisScale y(double spare) {
        List<PlottedCurve> shown = shown();
        return new AxisScale(range(shown, spare).limited(axis), axis.isLogarithmic());
    }

    private AxisRange range(List<PlottedCurve> shown, double spare) {
        if (axis.isLogarithmic()) {
            return AxisRange.ofPositiveValues(shown, spare);
        }
        return isFraction()
                ? AxisRange.ofAllValues(shown, spare)
                : AxisRange.ofValues(shown, spare);
    }

    private boolean isFraction() {
        return Quantities.find(quantity.name()).orElse(quantity).unit().equals("fraction");
    }

    private List<PlottedCurve> shown() {
        return isZoomed ? curves.stream().map(curve -> curve.within(x)).toList() : curves;
    }

    /** Whether some point has a value; without, the numbers of the axis have no meaning. */
    public boolean hasValue() {
        return points().anyMatch(CurvePoint::hasValue);
    }

    /** Returns what the panel does not show, such as values above it; empty if it shows all. */
    public String note(AxisScale y) {
        double[] above = above(y.range().high());
        List<String> notes = new ArrayList<>();
        if (above.length > 0) {
            String largest = Decimal.round(above[above.length - 1], DIGITS);
            notes.add(counted(above.length) + " above, up to " + largest);
        }
        long leftOut = points().filter(CurvePoint::isLeftOut).count();
        if (leftOut > 0) {
            notes.add(counted(leftOut) + " not above 0");
        }
        return String.join("; ", notes);
    }

    private static String counted(long values) {
        return values == 1 ? "1 value" : values + " values";
    }

    private double[] above(double bound) {
        return points().filter(CurvePoint::hasValue)
                .mapToDouble(CurvePoint::y)
                .filter(value -> value > bound)
                .sorted()
                .toArray();
    }

    private Stream<CurvePoint> points() {
        return shown().stream().flatMap(curve -> curve.points().stream());
    }
}
