// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.metrics.ramp;

import java.util.List;
import java.util.OptionalDouble;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.support.StudentT;

/**
 * Extrapolates a figure of ramps to infinite slew rate: the constant of {@code value = limit +
 * change / slew}, by least squares. The weight of a ramp is its slew rate, since its variance falls
 * in proportion.
 *
 * @param limit the figure of an infinitely slow ramp
 * @param change coefficient of the inverse of the slew rate, cycles
 * @param halfWidth half width of the 95 % interval of the limit, if known: from the deviations from
 *     the line with four ramps or more, else from the intervals of the ramps
 */
public record SlowRampLimit(double limit, double change, OptionalDouble halfWidth) {
    private static final int SPARE = 2;

    /**
     * The figure of one ramp.
     *
     * @param slew slew rate, cycles, above 0
     * @param value of the figure
     * @param halfWidth half width of its own interval, if known
     */
    public record RampFigure(double slew, double value, OptionalDouble halfWidth) {}

    /**
     * Fits the line.
     *
     * @param runs ramps of at least two slew rates
     * @throws BadInput if all have the same slew rate
     */
    public static SlowRampLimit of(List<RampFigure> runs) {
        double weight = runs.stream().mapToDouble(RampFigure::slew).sum();
        double centre = runs.size() / weight;
        double mean = runs.stream().mapToDouble(run -> run.slew() * run.value()).sum() / weight;
        double spread = 0;
        double common = 0;
        for (RampFigure run : runs) {
            double place = 1 / run.slew() - centre;
            spread += run.slew() * place * place;
            common += run.slew() * place * (run.value() - mean);
        }
        if (runs.stream().mapToDouble(RampFigure::slew).distinct().count() < 2) {
            throw BadInput.missing("ramps of different slew", "slew");
        }
        double change = common / spread;
        double limit = mean - change * centre;
        OptionalDouble half =
                runs.size() >= 2 + SPARE
                        ? scatter(runs, limit, change, 1 / weight + centre * centre / spread)
                        : propagated(runs, weight, centre, spread);
        return new SlowRampLimit(limit, change, half);
    }

    private static OptionalDouble scatter(
            List<RampFigure> runs, double limit, double change, double variances) {
        double squares = 0;
        for (RampFigure run : runs) {
            double rest = run.value() - limit - change / run.slew();
            squares += run.slew() * rest * rest;
        }
        int freedom = runs.size() - 2;
        return OptionalDouble.of(
                StudentT.bound95(freedom) * Math.sqrt(squares / freedom * variances));
    }

    private static OptionalDouble propagated(
            List<RampFigure> runs, double weight, double centre, double spread) {
        double squares = 0;
        for (RampFigure run : runs) {
            if (run.halfWidth().isEmpty()) {
                return OptionalDouble.empty();
            }
            double place = 1 / run.slew() - centre;
            double share = run.slew() * (1 / weight - centre * place / spread);
            squares +=
                    share * share * run.halfWidth().getAsDouble() * run.halfWidth().getAsDouble();
        }
        return OptionalDouble.of(Math.sqrt(squares));
    }
}
