// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study.comparison;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.kneepoint.api.result.Curve;
import org.kneepoint.api.result.Point;
import org.kneepoint.api.result.Quantities;
import org.kneepoint.api.result.Status;
import org.kneepoint.api.scenario.Decimal;

/** The saturation load of a curve or, for lossy networks, the load of 1 % loss. */
final class SaturationOnset {
    /** Digits of a position, as in tables. */
    static final int PLACE_DIGITS = 6;

    private static final double LOSS_THRESHOLD = 0.01;
    private static final int DIGITS = 3;

    private final List<CurvePosition> places;

    private SaturationOnset(List<CurvePosition> places) {
        this.places = places;
    }

    private record CurvePosition(double load, Point point) {
        private boolean has(Status status) {
            return point.status() == status;
        }

        private double loss() {
            return point.get(Quantities.LOSS).orElse(Double.NaN);
        }

        @Override
        public String toString() {
            return Decimal.round(load, PLACE_DIGITS);
        }
    }

    /** Returns a sentence on a curve; empty if no point gives one. */
    static Optional<String> of(CurvePair pair, Curve curve) {
        List<CurvePosition> places =
                curve.points().stream()
                        .flatMap(
                                point ->
                                        pair.position(curve, point).stream()
                                                .mapToObj(load -> new CurvePosition(load, point)))
                        .sorted(Comparator.comparingDouble(CurvePosition::load))
                        .toList();
        return new SaturationOnset(places).sentence();
    }

    private Optional<String> sentence() {
        List<CurvePosition> steady = places.stream().filter(place -> place.has(Status.OK)).toList();
        Optional<CurvePosition> full =
                places.stream().filter(p -> p.has(Status.SATURATED)).findFirst();
        if (full.isPresent()) {
            return full.map(first -> saturation(first, steady));
        }
        List<CurvePosition> losing = steady.stream().filter(p -> !Double.isNaN(p.loss())).toList();
        if (!losing.isEmpty()) {
            return Optional.of(loss(losing));
        }
        return steady.isEmpty()
                ? Optional.empty()
                : Optional.of("not saturated up to load " + steady.get(steady.size() - 1));
    }

    private static String saturation(CurvePosition first, List<CurvePosition> steady) {
        List<CurvePosition> below = steady.stream().filter(ok -> ok.load() < first.load()).toList();
        String reason = first.point().reason().isEmpty() ? "" : ": " + first.point().reason();
        return below.isEmpty()
                ? "saturated at load " + first + ", no steady load below" + reason
                : "saturates between load "
                        + below.get(below.size() - 1)
                        + " (ok) and "
                        + first
                        + reason;
    }

    private static String loss(List<CurvePosition> losing) {
        for (int i = 0; i < losing.size(); i++) {
            CurvePosition above = losing.get(i);
            if (above.loss() > LOSS_THRESHOLD) {
                return i == 0
                        ? "loss above 1 % already at load " + sentence(above)
                        : "loss exceeds 1 % between load "
                                + sentence(losing.get(i - 1))
                                + " and "
                                + sentence(above);
            }
        }
        return "loss not above 1 % up to load " + sentence(losing.get(losing.size() - 1));
    }

    private static String sentence(CurvePosition place) {
        return place + " (" + Decimal.round(100 * place.loss(), DIGITS) + " %)";
    }
}
