// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.chart.terminal;

import java.util.List;
import java.util.OptionalDouble;
import org.kneepoint.api.result.Status;
import org.kneepoint.chart.layout.CurvePoint;
import org.kneepoint.chart.layout.PixelColumnThinning;
import org.kneepoint.chart.layout.PlottedCurve;
import org.kneepoint.chart.layout.ReferenceLine;

/** Draws the curves of one panel: reference lines, then lines and intervals, then markers. */
final class PanelDrawing {
    private static final int BETWEEN_LETTERS = 14;
    private static final int SPREAD = 5;
    private static final char LINE = '\u2502';
    private static final char DOTTED = '\u250a';

    private final PlotArea area;
    private final List<PlottedCurve> curves;
    private final CurveSymbols symbols;

    PanelDrawing(PlotArea area, List<PlottedCurve> curves, CurveSymbols symbols) {
        this.area = area;
        this.curves = curves;
        this.symbols = symbols;
    }

    /**
     * Draws the panel.
     *
     * @param lines the reference lines
     * @param named whether their values are written beside them
     */
    void draw(List<ReferenceLine> lines, boolean named) {
        curves.forEach(this::saturation);
        lines.forEach(this::reference);
        if (symbols.isColoured()) {
            curves.forEach(curve -> path(curve.unsmoothed(), Ink.FAINT));
        }
        for (PlottedCurve curve : curves) {
            if (curve.style().line().isPresent()) {
                path(curve.points(), Ink.of(curve.style()));
            }
            curve.points().forEach(point -> interval(curve, point));
        }
        curves.forEach(this::marks);
        if (named && ReferenceLine.areExplicit(lines)) {
            names(lines);
        }
    }

    /** A dotted line at the first saturated position. */
    private void saturation(PlottedCurve curve) {
        OptionalDouble first = curve.firstSaturated();
        if (first.isPresent() && area.x().contains(first.getAsDouble())) {
            vertical(first.getAsDouble(), DOTTED, Ink.of(curve.style()));
        }
    }

    private void reference(ReferenceLine line) {
        vertical(line.position(), LINE, Ink.of(curve(line)));
    }

    private int curve(ReferenceLine line) {
        return curves.get(line.curve()).style().style();
    }

    private void vertical(double position, char character, Ink ink) {
        int column = area.column(position);
        for (int row = area.top(); row < area.top() + area.height(); row++) {
            if (area.contains(column, row)) {
                area.canvas().character(column, row, character, ink);
            }
        }
    }

    private void path(List<CurvePoint> all, Ink ink) {
        List<CurvePoint> points = PixelColumnThinning.of(all, point -> area.dotX(point.x()));
        for (int i = 0; i < points.size(); i++) {
            CurvePoint to = points.get(i);
            CurvePoint from = points.get(Math.max(0, i - 1));
            if (to.hasValue() && from.hasValue()) {
                area.line(
                        area.dotX(from.x()),
                        area.dotY(from.y()),
                        area.dotX(to.x()),
                        area.dotY(to.y()),
                        ink);
            }
        }
    }

    private void interval(PlottedCurve curve, CurvePoint point) {
        if (point.hasValue() && point.halfWidth() > 0) {
            double x = area.dotX(point.x());
            double low = area.dotY(point.y() - point.halfWidth());
            double high = area.dotY(point.y() + point.halfWidth());
            area.line(x, high, x, low, Ink.of(curve.style()));
        }
    }

    private void marks(PlottedCurve curve) {
        boolean lettered = !symbols.isColoured() && !curve.style().marked();
        int number = curve.style().style();
        int next = SPREAD * number % BETWEEN_LETTERS;
        int count = 0;
        boolean saturated = false;
        for (int item = 0; item < curve.points().size(); item++) {
            CurvePoint point = curve.points().get(item);
            if (point.isMissing()) {
                missing(point, saturated, number);
                saturated |= point.status() == Status.SATURATED;
            } else if (point.hasValue()) {
                boolean due = lettered && area.column(point.x()) >= area.left() + next;
                if (due) {
                    next = area.column(point.x()) - area.left() + BETWEEN_LETTERS;
                }
                if (due || curve.isMarked(item) && (!lettered || point.isHollow())) {
                    marker(point, number);
                    count++;
                }
            }
        }
        if (lettered && count == 0) {
            curve.points().stream()
                    .filter(CurvePoint::hasValue)
                    .reduce((first, last) -> last)
                    .ifPresent(point -> marker(point, number));
        }
    }

    /** A marker, in a neighbouring column if another curve has one there. */
    private void marker(CurvePoint point, int curve) {
        int row = area.row(point.y());
        int column = area.column(point.x());
        for (int step : new int[] {0, 1, -1, 2, -2}) {
            boolean last = step == -2;
            int place = last ? column : column + step;
            if (area.contains(place, row) && (last || isFreeOfMarkers(place, row))) {
                area.canvas().character(place, row, symbols.of(curve, point), Ink.of(curve));
                return;
            }
        }
    }

    private boolean isFreeOfMarkers(int column, int row) {
        char character = area.canvas().characterAt(column, row);
        return character == 0 || character == LINE || character == DOTTED;
    }

    /** The mark of a missing value, at the top. */
    private void missing(CurvePoint point, boolean continued, int curve) {
        int column = area.column(point.x());
        if (!area.contains(column, area.top())) {
            return;
        }
        char mark = CurveSymbols.MISSING;
        if (point.status() == Status.SATURATED) {
            char first = symbols.isColoured() ? CurveSymbols.SATURATED : symbols.of(curve);
            mark = continued ? CurveSymbols.STILL_SATURATED : first;
        }
        for (int row = area.top(); row < area.top() + area.height(); row++) {
            if (isFreeOfMarkers(column, row)) {
                area.canvas().character(column, row, mark, Ink.of(curve));
                return;
            }
            if (continued) {
                return;
            }
        }
    }

    /** The values of the reference lines with their intervals, from the bottom up. */
    private void names(List<ReferenceLine> lines) {
        int row = area.top() + area.height() - 1;
        for (ReferenceLine line : lines) {
            if (row < area.top()) {
                return;
            }
            Ink ink = Ink.of(curve(line));
            int column = area.column(line.position());
            if (line.hasExtent()) {
                extent(line, row, ink);
            }
            String text = line.text();
            int after = Math.max(column, area.column(line.high())) + 2;
            int before = Math.min(column, area.column(line.low())) - 1 - text.length();
            int end = area.left() + area.width();
            int start = after + text.length() <= end || before < area.left() ? after : before;
            area.canvas().text(Math.min(start, end - text.length()), row, text, ink);
            row--;
        }
    }

    private void extent(ReferenceLine line, int row, Ink ink) {
        int from = Math.max(area.left(), area.column(line.low()));
        int to = Math.min(area.left() + area.width() - 1, area.column(line.high()));
        for (int column = from; column <= to; column++) {
            area.canvas().character(column, row, '\u2500', ink);
        }
        if (to > from) {
            area.canvas().character(from, row, line.isBracket() ? '[' : '\u251c', ink);
            area.canvas().character(to, row, line.isBracket() ? ']' : '\u2524', ink);
        }
        area.canvas().character(area.column(line.position()), row, '\u253c', ink);
    }
}
