// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study.comparison;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.kneepoint.api.result.Point;
import org.kneepoint.api.result.Quantities;
import org.kneepoint.api.result.Quantity;
import org.kneepoint.api.result.Status;
import org.kneepoint.api.scenario.Decimal;

/**
 * Sentences on the agreement of two curves: the points at which the latency of the other, and the
 * throughput of lossy networks, is outside the interval of the reference, and the largest
 * deviation; the onset of saturation or loss of each; the reasons of points without steady figures.
 */
public final class ComparisonFindings {
    private static final int DIGITS = 3;

    private final CurvePair pair;
    private final Quantity axis;

    private ComparisonFindings(CurvePair pair) {
        this.pair = pair;
        this.axis = pair.axis();
    }

    /** Returns sentences of one line each, without a full stop. */
    public static List<String> of(CurvePair pair) {
        ComparisonFindings findings = new ComparisonFindings(pair);
        List<String> lines = new ArrayList<>();
        lines.add(pair.other().label() + ": " + findings.distance(Quantities.LATENCY));
        if (pair.pointPairs().stream().anyMatch(pointPair -> pointPair.has(Quantities.LOSS))) {
            lines.add(pair.other().label() + ": " + findings.distance(Quantities.THROUGHPUT));
        }
        for (CurvePair.LabelledCurve named : List.of(pair.reference(), pair.other())) {
            if (findings.axis.equals(Quantities.LOAD)) {
                SaturationOnset.of(pair, named.curve())
                        .ifPresent(o -> lines.add(named.label() + ": " + o));
            }
            reasons(named).forEach(reason -> lines.add(named.label() + ", " + reason));
        }
        return lines;
    }

    private String distance(Quantity figure) {
        List<PointPair> sorted =
                pair.pointPairs().stream()
                        .filter(PointPair::isSteady)
                        .filter(pointPair -> pointPair.difference(figure).isPresent())
                        .sorted(Comparator.comparingDouble(PointPair::position))
                        .toList();
        if (sorted.isEmpty()) {
            return "no common " + axis.name() + " at which both have a steady " + figure.name();
        }
        List<PointPair> judged =
                sorted.stream().filter(m -> m.isWithinInterval(figure).isPresent()).toList();
        if (!judged.isEmpty()) {
            return interval(judged, figure);
        }
        boolean equal = sorted.stream().allMatch(pointPair -> deviation(pointPair, figure) == 0);
        return figure.name() + (equal ? " equal" + all(sorted) : " " + worst(sorted, figure));
    }

    private String interval(List<PointPair> judged, Quantity figure) {
        List<PointPair> outside =
                judged.stream().filter(m -> !m.isWithinInterval(figure).get()).toList();
        String interval = " the interval of " + pair.reference().label();
        if (outside.isEmpty()) {
            return figure.name() + " inside" + interval + all(judged);
        }
        return figure.name()
                + " outside"
                + interval
                + where(judged, outside)
                + "; "
                + worst(outside, figure);
    }

    private String all(List<PointPair> pointPairs) {
        return pointPairs.size() == 1
                ? " at " + place(pointPairs.get(0))
                : " at all " + pointPairs.size() + " " + plural();
    }

    private String where(List<PointPair> judged, List<PointPair> outside) {
        if (outside.size() == judged.size()) {
            return all(judged);
        }
        int first = judged.indexOf(outside.get(0));
        boolean isUntilEnd = judged.size() - first == outside.size();
        return isUntilEnd
                ? " from " + place(outside.get(0)) + " on"
                : " at "
                        + outside.size()
                        + " of "
                        + judged.size()
                        + " "
                        + plural()
                        + ", first at "
                        + place(outside.get(0));
    }

    private String worst(List<PointPair> pointPairs, Quantity figure) {
        PointPair worst = pointPairs.get(0);
        for (PointPair pointPair : pointPairs) {
            if (deviation(pointPair, figure) > deviation(worst, figure)) {
                worst = pointPair;
            }
        }
        double difference = worst.difference(figure).getAsDouble();
        return "at worst "
                + Decimal.round(100 * Math.abs(difference), DIGITS)
                + " % "
                + (difference < 0 ? "below" : "above")
                + " at "
                + place(worst);
    }

    private static double deviation(PointPair pointPair, Quantity figure) {
        return Math.abs(pointPair.difference(figure).getAsDouble());
    }

    private String place(PointPair pointPair) {
        return axis.name()
                + " "
                + Decimal.round(pointPair.position(), SaturationOnset.PLACE_DIGITS);
    }

    private String plural() {
        return axis.equals(Quantities.LOAD) ? "loads" : "points";
    }

    /** The reasons of points that are neither steady nor saturated, each once. */
    private static Set<String> reasons(CurvePair.LabelledCurve named) {
        Set<String> reasons = new LinkedHashSet<>();
        for (Point point : named.curve().points()) {
            if (point.status() != Status.OK && point.status() != Status.SATURATED) {
                reasons.add(point.status().label() + ": " + point.reason());
            }
        }
        return reasons;
    }
}
