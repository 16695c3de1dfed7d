// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.metrics.ramp;

import org.kneepoint.api.result.Explanation;
import org.kneepoint.api.result.Explanation.Rounded;

/** Checks that the loads of consecutive windows are evenly spaced. */
final class LoadSteps {
    /** Fewer windows make no ramp. */
    static final int FEWEST = 3;

    private static final int DIGITS = 6;

    private LoadSteps() {}

    /** Returns the load step: the mean over all windows, where rounding counts least. */
    static double of(double[] loads) {
        return (loads[loads.length - 1] - loads[0]) / (loads.length - 1);
    }

    /**
     * Returns what is wrong with the loads, if anything. Half a step of difference lets pass what a
     * file has rounded, but no missing window.
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
                        "the windows are not a load step of {step} apart: {one} is followed by"
                                + " {next}",
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
