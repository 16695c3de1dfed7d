// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.reproduction.series;

import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.BiPredicate;
import java.util.function.DoublePredicate;
import org.kneepoint.reproduction.Verdict;

/**
 * Whether a figure rises, falls or has a peak inside. A step counts as one up or down if it is
 * larger than the two half widths around its ends together.
 */
public final class Trend {
    private static final double ROUNDING = 1e-9;

    private Trend() {}

    /** Judges that a figure rises: no step down, and the end above the start. */
    public static Verdict rises(Series series) {
        return goes(series, 1);
    }

    /** Judges that a figure falls: no step up, and the end below the start. */
    public static Verdict falls(Series series) {
        return goes(series, -1);
    }

    /** Judges that the largest value lies before the end, and the end below it. */
    public static Verdict peaks(Series series) {
        Optional<Sample> peak = series.highest();
        if (peak.isEmpty() || series.samples().size() < 2) {
            return Verdict.CANNOT_BE_CHECKED;
        }
        return holds(step(peak.get(), series.samples().get(series.samples().size() - 1)) < 0);
    }

    /** Judges a condition on a figure; without the figure it cannot be checked. */
    public static Verdict holds(OptionalDouble figure, DoublePredicate condition) {
        return figure.isEmpty()
                ? Verdict.CANNOT_BE_CHECKED
                : holds(condition.test(figure.getAsDouble()));
    }

    /** Judges a condition on two figures; without one of them it cannot be checked. */
    public static Verdict holds(
            OptionalDouble one, OptionalDouble other, BiPredicate<Double, Double> condition) {
        return one.isEmpty() || other.isEmpty()
                ? Verdict.CANNOT_BE_CHECKED
                : holds(condition.test(one.getAsDouble(), other.getAsDouble()));
    }

    /** Returns the verdict on something that is true or not. */
    public static Verdict holds(boolean truth) {
        return truth ? Verdict.HOLDS : Verdict.DOES_NOT_HOLD;
    }

    private static Verdict goes(Series series, int direction) {
        List<Sample> samples = series.samples();
        if (samples.size() < 2) {
            return Verdict.CANNOT_BE_CHECKED;
        }
        for (int i = 1; i < samples.size(); i++) {
            if (direction * step(samples.get(i - 1), samples.get(i)) < 0) {
                return Verdict.DOES_NOT_HOLD;
            }
        }
        return holds(direction * step(samples.get(0), samples.get(samples.size() - 1)) > 0);
    }

    /** Returns the sign of a step, 0 if it is not larger than chance. */
    private static int step(Sample from, Sample to) {
        double change = to.value() - from.value();
        double chance = from.halfWidth() + to.halfWidth() + ROUNDING * Math.abs(from.value());
        return Math.abs(change) <= chance ? 0 : (int) Math.signum(change);
    }
}
