// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.chart.layout;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.kneepoint.api.result.Quantities;
import org.kneepoint.api.result.Quantity;
import org.kneepoint.api.view.Chart;
import org.kneepoint.api.view.ChartAxis;
import org.kneepoint.chart.style.CurveStyle;
import org.kneepoint.chart.style.CurveStyles;

/**
 * The panels of a chart over their common axis.
 *
 * @param chart the chart
 * @param styles the style of each curve
 * @param panels the panels from top to bottom
 * @param x the axis below them
 * @param lines the reference lines in every panel, those on the axis
 */
public record ChartLayout(
        Chart chart,
        List<CurveStyle> styles,
        List<PanelLayout> panels,
        AxisScale x,
        List<ReferenceLine> lines) {
    /** Lays out a valid chart. Positions that a logarithmic axis does not have are left out. */
    public static ChartLayout of(Chart chart) {
        List<CurveStyle> styles = CurveStyles.of(chart.curves(), chart.labels());
        List<List<PlottedCurve>> curves = new ArrayList<>();
        for (int i = 0; i < chart.quantities().size(); i++) {
            curves.add(plotted(chart, styles, i));
        }
        AxisScale x = x(chart, curves.stream().flatMap(List::stream).toList());
        boolean zoomed = chart.x().low().isPresent() || chart.x().high().isPresent();
        List<PanelLayout> panels = new ArrayList<>();
        for (int i = 0; i < curves.size(); i++) {
            Quantity quantity = chart.quantities().get(i);
            panels.add(new PanelLayout(quantity, axis(chart, i), curves.get(i), x, zoomed));
        }
        return new ChartLayout(chart, styles, List.copyOf(panels), x, lines(chart, styles, x));
    }

    private static List<ReferenceLine> lines(Chart chart, List<CurveStyle> styles, AxisScale x) {
        return ReferenceLine.all(chart, styles).stream()
                .filter(line -> x.contains(line.position()))
                .toList();
    }

    private static List<PlottedCurve> plotted(Chart chart, List<CurveStyle> styles, int panel) {
        List<PlottedCurve> curves = new ArrayList<>();
        for (int i = 0; i < styles.size(); i++) {
            curves.add(
                    PlottedCurve.of(
                                    chart.curves().get(i),
                                    chart.quantities().get(panel),
                                    styles.get(i))
                            .on(chart.x(), axis(chart, panel)));
        }
        return List.copyOf(curves);
    }

    /** Returns the requested vertical axis of a panel. */
    static ChartAxis axis(Chart chart, int panel) {
        return panel < chart.y().size() ? chart.y().get(panel) : ChartAxis.linear();
    }

    private static AxisScale x(Chart chart, List<PlottedCurve> curves) {
        AxisRange range =
                chart.x().isLogarithmic()
                        ? AxisRange.ofPositivePositions(curves)
                        : AxisRange.ofPositions(curves, isLoad(chart));
        return new AxisScale(range.limited(chart.x()), chart.x().isLogarithmic());
    }

    private static boolean isLoad(Chart chart) {
        Quantity axis = chart.curves().get(0).axis();
        return axis.equals(Quantities.LOAD) || axis.equals(Quantities.RATE);
    }

    /** Returns the quantity of the axis below the panels. */
    public Quantity axis() {
        return chart.curves().get(0).axis();
    }

    /** Whether the ticks of the axis below the panels are whole numbers, as those of counts. */
    public boolean hasWholePositions() {
        return !isLoad(chart)
                && panels.get(0).curves().stream()
                        .map(PlottedCurve::points)
                        .flatMap(List::stream)
                        .allMatch(point -> point.x() == Math.rint(point.x()));
    }

    /** Returns the curves of all panels. */
    public List<PlottedCurve> curves() {
        return panels.stream().map(PanelLayout::curves).flatMap(List::stream).toList();
    }

    /** Returns the legend: the curves in their order, then each kind of mark in the panels. */
    public List<LegendItem> legend() {
        return Stream.concat(
                        styles.stream().distinct().map(LegendItem::of),
                        LegendItem.marks(curves(), lines).stream())
                .toList();
    }
}
