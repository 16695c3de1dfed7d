// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.metrics.ramp;

import org.kneepoint.api.result.Explanation;
import org.kneepoint.api.result.Explanation.Rounded;

/** Checks that the loads of consecutive windows are evenly spaced. */
final class LoadSteps {
    /** Smallest number of windows of a ramp. */
    static final int FEWEST = 3;

    private static final int DIGITS = 6;

    private LoadSteps() {}

    /** Returns the load step: the mean over all windows, which minimises the effect of rounding. */
    static double of(double[] loads) {
        return (loads[loads.length - 1] - loads[0]) / (loads.length - 1);
    }

    /**
     * Returns the error in the loads, if any. Deviations below half a step are accepted: a file may
     * have rounded loads, and a missing window deviates by a whole step.
     */
    static Explanation fault(double[] loads) {
        if (loads.length < FEWEST) {
            return Explanation.of("too-short", "the ramp has fewer than {fewest} windows", FEWEST);
        }
        double step = of(loads);
        if (!(step > 0)) {
            return Explanation.of("no-rise", "the load does not rise along the ramp");
        }
        for (int i = 1; i < loads.length; i++) {
            if (Math.abs(loads[i] - loads[i - 1] - step) > step / 2) {
                return Explanation.of(
                        "uneven",
                        "the loads of the windows do not rise in equal steps of {step}:"
                                + " {one} is followed by {next}",
                        text(step),
                        text(loads[i - 1]),
                        text(loads[i]));
            }
        }
        return Explanation.NONE;
    }

    private static Rounded text(double load) {
        return new Rounded(load, DIGITS);
    }
}
