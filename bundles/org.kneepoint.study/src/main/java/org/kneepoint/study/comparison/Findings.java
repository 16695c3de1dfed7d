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
 * What is to be said of two curves: from where on the latency of the other leaves the interval of
 * the reference and by how much at worst, and the throughput where packets may be lost; where each
 * of them saturates or begins to lose, and why a point has no steady figures.
 */
public final class Findings {
    private static final int DIGITS = 3;

    private final Pairing pairing;
    private final Quantity axis;

    private Findings(Pairing pairing) {
        this.pairing = pairing;
        this.axis = pairing.axis();
    }

    /** Returns sentences of one line each, without a full stop. */
    public static List<String> of(Pairing pairing) {
        Findings findings = new Findings(pairing);
        List<String> lines = new ArrayList<>();
        lines.add(pairing.other().label() + ": " + findings.distance(Quantities.LATENCY));
        if (pairing.matches().stream().anyMatch(match -> match.has(Quantities.LOSS))) {
            lines.add(pairing.other().label() + ": " + findings.distance(Quantities.THROUGHPUT));
        }
        for (Pairing.Named named : List.of(pairing.reference(), pairing.other())) {
            if (findings.axis.equals(Quantities.LOAD)) {
                Onset.of(pairing, named.curve())
                        .ifPresent(o -> lines.add(named.label() + ": " + o));
            }
            reasons(named).forEach(reason -> lines.add(named.label() + ", " + reason));
        }
        return lines;
    }

    private String distance(Quantity figure) {
        List<Match> sorted =
                pairing.matches().stream()
                        .filter(Match::isSteady)
                        .filter(match -> match.difference(figure).isPresent())
                        .sorted(Comparator.comparingDouble(Match::place))
                        .toList();
        if (sorted.isEmpty()) {
            return "no " + axis.name() + " is shared at which both have a steady " + figure.name();
        }
        List<Match> judged = sorted.stream().filter(m -> m.isInside(figure).isPresent()).toList();
        if (!judged.isEmpty()) {
            return interval(judged, figure);
        }
        boolean equal = sorted.stream().allMatch(match -> apart(match, figure) == 0);
        return figure.name() + (equal ? " equal" + all(sorted) : " " + worst(sorted, figure));
    }

    private String interval(List<Match> judged, Quantity figure) {
        List<Match> outside = judged.stream().filter(m -> !m.isInside(figure).get()).toList();
        String interval = " the interval of " + pairing.reference().label();
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

    private String all(List<Match> matches) {
        return matches.size() == 1
                ? " at " + place(matches.get(0))
                : " at all " + matches.size() + " " + plural();
    }

    private String where(List<Match> judged, List<Match> outside) {
        if (outside.size() == judged.size()) {
            return all(judged);
        }
        int first = judged.indexOf(outside.get(0));
        boolean stays = judged.size() - first == outside.size();
        return stays
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

    private String worst(List<Match> matches, Quantity figure) {
        Match worst = matches.get(0);
        for (Match match : matches) {
            if (apart(match, figure) > apart(worst, figure)) {
                worst = match;
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

    private static double apart(Match match, Quantity figure) {
        return Math.abs(match.difference(figure).getAsDouble());
    }

    private String place(Match match) {
        return axis.name() + " " + Decimal.round(match.place(), Onset.PLACE_DIGITS);
    }

    private String plural() {
        return axis.equals(Quantities.LOAD) ? "loads" : "points";
    }

    /** Why points are neither steady nor saturated, each reason once. */
    private static Set<String> reasons(Pairing.Named named) {
        Set<String> reasons = new LinkedHashSet<>();
        for (Point point : named.curve().points()) {
            if (point.status() != Status.OK && point.status() != Status.SATURATED) {
                reasons.add(point.status().word() + ": " + point.reason());
            }
        }
        return reasons;
    }
}
