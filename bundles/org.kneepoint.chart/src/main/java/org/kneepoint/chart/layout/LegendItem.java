// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.chart.layout;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import org.kneepoint.api.result.Status;
import org.kneepoint.chart.style.CurveStyle;

/**
 * A line of the legend.
 *
 * @param symbols what it explains
 * @param style the style of a curve, if it names one
 * @param label its explanation
 */
public record LegendItem(Set<Symbol> symbols, Optional<CurveStyle> style, String label) {
    /** What a line of a legend explains. */
    public enum Symbol {
        /** A curve. */
        CURVE,
        /** A bar over the 95 % interval of a point. */
        INTERVAL,
        /** The unsmoothed values behind a curve. */
        UNSMOOTHED,
        /** A reference line. */
        LINE,
        /** A reference line with the band of its 95 % interval. */
        INTERVAL_BAND,
        /** A reference line between the ends of its bracket. */
        BRACKET_BAND,
        /** The line at the first saturated point of a curve. */
        SATURATION_LINE,
        /** The mark of a saturated point without a value. */
        SATURATED,
        /** A point with a value and another status than ok. */
        HOLLOW,
        /** The mark of a point without a value and with another status than saturated. */
        MISSING
    }

    static LegendItem of(CurveStyle style) {
        return new LegendItem(EnumSet.of(Symbol.CURVE), Optional.of(style), style.label());
    }

    private static LegendItem of(Symbol symbol, String label) {
        return new LegendItem(EnumSet.of(symbol), Optional.empty(), label);
    }

    /** Returns an item for each kind of mark in the panels. */
    static List<LegendItem> marks(List<PlottedCurve> curves, List<ReferenceLine> lines) {
        List<LegendItem> items = new ArrayList<>();
        if (any(curves, point -> point.hasValue() && point.halfWidth() > 0)) {
            items.add(of(Symbol.INTERVAL, "95 % interval"));
        }
        if (curves.stream().anyMatch(curve -> !curve.unsmoothed().isEmpty())) {
            items.add(of(Symbol.UNSMOOTHED, "single windows"));
        }
        boolean explicit = ReferenceLine.areExplicit(lines);
        lines.stream()
                .map(line -> of(explicit ? line.symbol() : Symbol.LINE, line))
                .distinct()
                .forEach(items::add);
        if (any(curves, point -> point.status() == Status.SATURATED)) {
            items.add(saturated(curves));
        }
        addStatuses(items, curves, CurvePoint::isHollow, Symbol.HOLLOW, "");
        addStatuses(items, curves, CurvePoint::isMissing, Symbol.MISSING, ", no value");
        return items;
    }

    private static LegendItem of(Symbol symbol, ReferenceLine line) {
        return switch (symbol) {
            case INTERVAL_BAND -> of(symbol, line.meaning() + " with its 95 % interval");
            case BRACKET_BAND -> of(symbol, line.meaning() + ", between two neighbouring points");
            default -> of(symbol, line.meaning());
        };
    }

    private static LegendItem saturated(List<PlottedCurve> curves) {
        Set<Symbol> symbols = EnumSet.of(Symbol.SATURATION_LINE);
        if (any(curves, point -> point.isMissing() && point.status() == Status.SATURATED)) {
            symbols.add(Symbol.SATURATED);
        }
        if (curves.stream().anyMatch(PlottedCurve::marksSaturated)) {
            symbols.add(Symbol.HOLLOW);
        }
        return new LegendItem(symbols, Optional.empty(), Status.SATURATED.label());
    }

    private static boolean any(List<PlottedCurve> curves, Predicate<CurvePoint> condition) {
        return curves.stream().flatMap(curve -> curve.points().stream()).anyMatch(condition);
    }

    /** Adds one item for all statuses other than saturated with this mark. */
    private static void addStatuses(
            List<LegendItem> items,
            List<PlottedCurve> curves,
            Predicate<CurvePoint> condition,
            Symbol symbol,
            String ending) {
        Set<Status> statuses = EnumSet.noneOf(Status.class);
        curves.stream()
                .flatMap(curve -> curve.points().stream())
                .filter(condition)
                .filter(point -> point.status() != Status.SATURATED)
                .forEach(point -> statuses.add(point.status()));
        if (!statuses.isEmpty()) {
            String labels =
                    statuses.stream().map(Status::label).collect(Collectors.joining(" or "));
            items.add(of(symbol, labels + ending));
        }
    }
}
