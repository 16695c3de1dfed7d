// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.reproduction.ramp;

import java.util.List;
import java.util.Optional;
import org.kneepoint.reproduction.Verdict;
import org.kneepoint.reproduction.series.Sample;
import org.kneepoint.reproduction.series.Series;

/** Whether a measure goes down, as far as the 95 % intervals can tell. */
final class Descent {
    private Descent() {}

    /** Judges that a value is below another. */
    static Verdict below(Sample from, Sample to) {
        double change = to.value() - from.value();
        if (Math.abs(change) <= from.halfWidth() + to.halfWidth()) {
            return Verdict.CANNOT_BE_CHECKED;
        }
        return change < 0 ? Verdict.HOLDS : Verdict.DOES_NOT_HOLD;
    }

    /** Judges that no step of a series goes up, and its last value is below its first. */
    static Verdict whole(Series series) {
        List<Sample> samples = series.samples();
        if (samples.size() < 2) {
            return Verdict.CANNOT_BE_CHECKED;
        }
        for (int i = 1; i < samples.size(); i++) {
            if (below(samples.get(i - 1), samples.get(i)) == Verdict.DOES_NOT_HOLD) {
                return Verdict.DOES_NOT_HOLD;
            }
        }
        return below(samples.get(0), samples.get(samples.size() - 1));
    }

    /** Judges that the last value of a series is below its highest, which is another. */
    static Verdict fromPeak(Series series) {
        Optional<Sample> peak = series.highest();
        if (peak.isEmpty() || series.samples().size() < 2) {
            return Verdict.CANNOT_BE_CHECKED;
        }
        Sample last = series.samples().get(series.samples().size() - 1);
        return last.equals(peak.get()) ? Verdict.DOES_NOT_HOLD : below(peak.get(), last);
    }
}
