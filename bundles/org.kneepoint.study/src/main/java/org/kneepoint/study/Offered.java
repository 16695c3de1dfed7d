// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study;

import java.util.Optional;
import org.kneepoint.api.result.Point;
import org.kneepoint.api.result.Quantities;
import org.kneepoint.api.result.Quantity;
import org.kneepoint.api.scenario.Decimal;
import org.kneepoint.api.scenario.Scenario;
import org.kneepoint.api.scenario.StandardParameters;
import org.kneepoint.api.traffic.LengthDistribution;

/** The load and the rate of a scenario: the user gives one, every point shows both. */
final class Offered {
    private Offered() {}

    /** Returns the point with both, as far as the words and the lengths tell them. */
    static Point in(Point point, Scenario scenario) {
        Optional<Double> length =
                scenario.part(LengthDistribution.Lengths.class)
                        .map(LengthDistribution.Lengths::mean);
        Optional<Double> load = scenario.find(StandardParameters.LOAD);
        Optional<Double> rate = scenario.find(StandardParameters.RATE);
        Point.Builder both = point.toBuilder();
        fill(
                both,
                point,
                Quantities.LOAD,
                load.or(() -> length.flatMap(l -> rate.map(r -> Decimal.product(r, l)))));
        fill(
                both,
                point,
                Quantities.RATE,
                rate.or(() -> length.flatMap(l -> load.map(v -> v / l))));
        return both.build();
    }

    private static void fill(
            Point.Builder both, Point point, Quantity quantity, Optional<Double> value) {
        if (point.get(quantity).isEmpty()) {
            value.ifPresent(known -> both.with(quantity, known));
        }
    }
}
