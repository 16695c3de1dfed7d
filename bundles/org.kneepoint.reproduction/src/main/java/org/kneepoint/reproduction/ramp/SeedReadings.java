// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.reproduction.ramp;

import java.util.List;
import java.util.OptionalDouble;
import org.kneepoint.api.metric.MetricValue;
import org.kneepoint.api.scenario.Decimal;
import org.kneepoint.reproduction.CountText;

/**
 * A reading off each of several ramps that differ in the seed.
 *
 * @param readings one for each ramp
 * @param halfWidthOverSeeds half width of the 95 % interval of the mean by the scatter over three
 *     ramps or more; without it the intervals of the single ramps count
 */
record SeedReadings(List<MetricValue> readings, OptionalDouble halfWidthOverSeeds) {
    private static final int DIGITS = 4;
    private static final int SPREAD_DIGITS = 2;

    /** Copies the readings. */
    SeedReadings {
        readings = List.copyOf(readings);
    }

    /** Returns whether there is a value for every ramp, and at least one. */
    boolean isComplete() {
        return !readings.isEmpty() && readings.stream().allMatch(r -> r.value().isPresent());
    }

    /** Returns why a value is missing, empty if none is. */
    String missingReason() {
        return readings.stream()
                .filter(r -> r.value().isEmpty())
                .map(r -> r.note().text())
                .findFirst()
                .orElse(readings.isEmpty() ? "no ramp" : "");
    }

    /** Returns the mean if every ramp has a value. */
    OptionalDouble mean() {
        return isComplete() ? OptionalDouble.of(sum() / readings.size()) : OptionalDouble.empty();
    }

    private double sum() {
        return readings.stream().mapToDouble(r -> r.value().getAsDouble()).sum();
    }

    /** Returns the half width of the 95 % interval of the mean, if one is known. */
    OptionalDouble halfWidth() {
        return isComplete() && halfWidthOverSeeds.isPresent() ? halfWidthOverSeeds : ofEach();
    }

    /** Ramps are independent: the intervals of each make that of the mean. */
    private OptionalDouble ofEach() {
        if (!isComplete() || readings.stream().anyMatch(r -> r.halfWidth().isEmpty())) {
            return OptionalDouble.empty();
        }
        double squares =
                readings.stream()
                        .mapToDouble(r -> r.halfWidth().getAsDouble())
                        .map(half -> half * half)
                        .sum();
        return OptionalDouble.of(Math.sqrt(squares) / readings.size());
    }

    /** Returns the standard deviation over the ramps, if there are two or more values. */
    OptionalDouble deviation() {
        if (!isComplete() || readings.size() < 2) {
            return OptionalDouble.empty();
        }
        double mean = sum() / readings.size();
        double squares =
                readings.stream()
                        .mapToDouble(r -> r.value().getAsDouble() - mean)
                        .map(off -> off * off)
                        .sum();
        return OptionalDouble.of(Math.sqrt(squares / (readings.size() - 1)));
    }

    /** Returns the standard deviation relative to the mean. */
    OptionalDouble relativeDeviation() {
        OptionalDouble deviation = deviation();
        return deviation.isEmpty()
                ? deviation
                : OptionalDouble.of(deviation.getAsDouble() / mean().orElseThrow());
    }

    /** Returns the least value, if every ramp has one. */
    OptionalDouble least() {
        return isComplete()
                ? readings.stream().mapToDouble(r -> r.value().getAsDouble()).min()
                : OptionalDouble.empty();
    }

    /** Returns the greatest value, if every ramp has one. */
    OptionalDouble greatest() {
        return isComplete()
                ? readings.stream().mapToDouble(r -> r.value().getAsDouble()).max()
                : OptionalDouble.empty();
    }

    /** Returns the mean for a sentence. */
    String meanText() {
        return text(mean());
    }

    /** Returns a figure for a sentence. */
    static String text(OptionalDouble figure) {
        return figure.isEmpty() ? "no figure" : Decimal.round(figure.getAsDouble(), DIGITS);
    }

    /** Returns the standard deviation and the number of ramps for a sentence. */
    String scatterText() {
        return readings.size() == 1
                ? "one seed"
                : "standard deviation "
                        + deviationText()
                        + " over "
                        + CountText.of(readings.size(), "seed");
    }

    /** Returns the standard deviation for a sentence. */
    String deviationText() {
        OptionalDouble deviation = deviation();
        return deviation.isEmpty()
                ? "unknown"
                : Decimal.round(deviation.getAsDouble(), SPREAD_DIGITS);
    }
}
