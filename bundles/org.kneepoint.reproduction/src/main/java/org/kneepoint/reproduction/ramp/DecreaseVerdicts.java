// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.reproduction.ramp;

import java.util.List;
import java.util.Optional;
import org.kneepoint.reproduction.ReproductionVerdict;
import org.kneepoint.reproduction.series.FigureSample;
import org.kneepoint.reproduction.series.FigureSeries;

/** Verdicts on decreasing measures, beyond the 95 % intervals. */
final class DecreaseVerdicts {
    private DecreaseVerdicts() {}

    /** Judges that a value is below another. */
    static ReproductionVerdict isBelow(FigureSample from, FigureSample to) {
        double change = to.value() - from.value();
        if (Math.abs(change) <= from.halfWidth() + to.halfWidth()) {
            return ReproductionVerdict.CANNOT_BE_CHECKED;
        }
        return change < 0 ? ReproductionVerdict.HOLDS : ReproductionVerdict.DOES_NOT_HOLD;
    }

    /** Judges that no step of a series goes up, and its last value is below its first. */
    static ReproductionVerdict overWholeSeries(FigureSeries series) {
        List<FigureSample> samples = series.samples();
        if (samples.size() < 2) {
            return ReproductionVerdict.CANNOT_BE_CHECKED;
        }
        for (int i = 1; i < samples.size(); i++) {
            if (isBelow(samples.get(i - 1), samples.get(i)) == ReproductionVerdict.DOES_NOT_HOLD) {
                return ReproductionVerdict.DOES_NOT_HOLD;
            }
        }
        return isBelow(samples.get(0), samples.get(samples.size() - 1));
    }

    /** Judges that the last value of a series is below its highest, which is another. */
    static ReproductionVerdict fromPeak(FigureSeries series) {
        Optional<FigureSample> peak = series.highest();
        if (peak.isEmpty() || series.samples().size() < 2) {
            return ReproductionVerdict.CANNOT_BE_CHECKED;
        }
        FigureSample last = series.samples().get(series.samples().size() - 1);
        return last.equals(peak.get())
                ? ReproductionVerdict.DOES_NOT_HOLD
                : isBelow(peak.get(), last);
    }
}
