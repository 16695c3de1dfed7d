// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.metrics.ramp;

import org.kneepoint.api.scenario.Decimal;

/** The loads of windows that follow each other without a gap. */
final class EvenSteps {
    /** Fewer windows make no ramp. */
    static final int FEWEST = 3;

    private static final int DIGITS = 6;

    private EvenSteps() {}

    /** Returns the load step: the mean over all windows, where rounding counts least. */
    static double of(double[] loads) {
        return (loads[loads.length - 1] - loads[0]) / (loads.length - 1);
    }

    /**
     * Returns what is wrong with the loads, or an empty text. Half a step of difference lets pass
     * what a file has rounded, but no missing window.
     */
    static String fault(double[] loads) {
        if (loads.length < FEWEST) {
            return "the ramp has fewer than " + FEWEST + " windows";
        }
        double step = of(loads);
        if (!(step > 0)) {
            return "the load does not rise along the ramp";
        }
        for (int i = 1; i < loads.length; i++) {
            if (Math.abs(loads[i] - loads[i - 1] - step) > step / 2) {
                return "the windows are not a load step of "
                        + text(step)
                        + " apart: "
                        + text(loads[i - 1])
                        + " is followed by "
                        + text(loads[i]);
            }
        }
        return "";
    }

    private static String text(double load) {
        return Decimal.round(load, DIGITS);
    }
}
