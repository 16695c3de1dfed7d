// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.reproduction.series;

import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.BiPredicate;
import java.util.function.DoublePredicate;
import org.kneepoint.reproduction.ReproductionVerdict;

/**
 * Whether a figure rises, falls or has a peak inside. A step counts as one up or down if it is
 * larger than the two half widths around its ends together.
 */
public final class TrendVerdicts {
    private static final double ROUNDING = 1e-9;

    private TrendVerdicts() {}

    /** Judges that a figure rises: no step down, and the end above the start. */
    public static ReproductionVerdict rises(FigureSeries series) {
        return goes(series, 1);
    }

    /** Judges that a figure falls: no step up, and the end below the start. */
    public static ReproductionVerdict falls(FigureSeries series) {
        return goes(series, -1);
    }

    /** Judges that the largest value lies before the end, and the end below it. */
    public static ReproductionVerdict peaks(FigureSeries series) {
        Optional<FigureSample> peak = series.highest();
        if (peak.isEmpty() || series.samples().size() < 2) {
            return ReproductionVerdict.CANNOT_BE_CHECKED;
        }
        return verdict(step(peak.get(), series.samples().get(series.samples().size() - 1)) < 0);
    }

    /** Judges a condition on a figure; without the figure it cannot be checked. */
    public static ReproductionVerdict verdict(OptionalDouble figure, DoublePredicate condition) {
        return figure.isEmpty()
                ? ReproductionVerdict.CANNOT_BE_CHECKED
                : verdict(condition.test(figure.getAsDouble()));
    }

    /** Judges a condition on two figures; without one of them it cannot be checked. */
    public static ReproductionVerdict verdict(
            OptionalDouble one, OptionalDouble other, BiPredicate<Double, Double> condition) {
        return one.isEmpty() || other.isEmpty()
                ? ReproductionVerdict.CANNOT_BE_CHECKED
                : verdict(condition.test(one.getAsDouble(), other.getAsDouble()));
    }

    /** Returns the verdict on something that is true or not. */
    public static ReproductionVerdict verdict(boolean truth) {
        return truth ? ReproductionVerdict.HOLDS : ReproductionVerdict.DOES_NOT_HOLD;
    }

    private static ReproductionVerdict goes(FigureSeries series, int direction) {
        List<FigureSample> samples = series.samples();
        if (samples.size() < 2) {
            return ReproductionVerdict.CANNOT_BE_CHECKED;
        }
        for (int i = 1; i < samples.size(); i++) {
            if (direction * step(samples.get(i - 1), samples.get(i)) < 0) {
                return ReproductionVerdict.DOES_NOT_HOLD;
            }
        }
        return verdict(direction * step(samples.get(0), samples.get(samples.size() - 1)) > 0);
    }

    /** Returns the sign of a step, 0 if it is not larger than chance. */
    private static int step(FigureSample from, FigureSample to) {
        double change = to.value() - from.value();
        double halfWidths = from.halfWidth() + to.halfWidth() + ROUNDING * Math.abs(from.value());
        return Math.abs(change) <= halfWidths ? 0 : (int) Math.signum(change);
    }
}
