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

/** Where a curve saturates or, if it loses packets instead, passes a loss of 1 %. */
final class Onset {
    /** As many as in a table for reading. */
    static final int PLACE_DIGITS = 6;

    private static final double MUCH = 0.01;
    private static final int DIGITS = 3;

    private final List<Place> places;

    private Onset(List<Place> places) {
        this.places = places;
    }

    private record Place(double load, Point point) {
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

    /** Returns what is to be said of a curve, nothing if no point of it tells. */
    static Optional<String> of(Pairing pairing, Curve curve) {
        List<Place> places =
                curve.points().stream()
                        .flatMap(
                                point ->
                                        pairing.place(curve, point).stream()
                                                .mapToObj(load -> new Place(load, point)))
                        .sorted(Comparator.comparingDouble(Place::load))
                        .toList();
        return new Onset(places).told();
    }

    private Optional<String> told() {
        List<Place> steady = places.stream().filter(place -> place.has(Status.OK)).toList();
        Optional<Place> full = places.stream().filter(p -> p.has(Status.SATURATED)).findFirst();
        if (full.isPresent()) {
            return full.map(first -> saturation(first, steady));
        }
        List<Place> losing = steady.stream().filter(p -> !Double.isNaN(p.loss())).toList();
        if (!losing.isEmpty()) {
            return Optional.of(loss(losing));
        }
        return steady.isEmpty()
                ? Optional.empty()
                : Optional.of("not saturated up to load " + steady.get(steady.size() - 1));
    }

    private static String saturation(Place first, List<Place> steady) {
        List<Place> below = steady.stream().filter(ok -> ok.load() < first.load()).toList();
        String reason = first.point().reason().isEmpty() ? "" : ": " + first.point().reason();
        return below.isEmpty()
                ? "saturated at load " + first + ", and none below is ok" + reason
                : "saturates between load "
                        + below.get(below.size() - 1)
                        + " (ok) and "
                        + first
                        + reason;
    }

    private static String loss(List<Place> losing) {
        for (int i = 0; i < losing.size(); i++) {
            Place above = losing.get(i);
            if (above.loss() > MUCH) {
                return i == 0
                        ? "loss above 1 % already at load " + told(above)
                        : "loss passes 1 % between load "
                                + told(losing.get(i - 1))
                                + " and "
                                + told(above);
            }
        }
        return "loss not above 1 % up to load " + told(losing.get(losing.size() - 1));
    }

    private static String told(Place place) {
        return place + " (" + Decimal.round(100 * place.loss(), DIGITS) + " %)";
    }
}
