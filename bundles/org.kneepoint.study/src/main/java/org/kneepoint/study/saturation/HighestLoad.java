// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study.saturation;

import java.util.function.DoublePredicate;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.api.scenario.Decimal;
import org.kneepoint.api.scenario.Parameter;

/**
 * The highest load that a model or simulator takes, found by asking its parameter, and the arrival
 * process whether it can offer so much.
 */
final class HighestLoad {
    /** Beyond this no search goes, flits per node per cycle. */
    static final double MAX_LOAD = 1e6;

    private static final double LITTLE = 1e-3;
    private static final int DIGITS = 9;
    private static final double LEAST = 1e-8;

    private HighestLoad() {}

    /** Returns it, at most {@link #MAX_LOAD}. */
    static double of(Parameter<?> load) {
        return of(load, any -> true);
    }

    /**
     * Returns it, at most {@link #MAX_LOAD}.
     *
     * @param offers whether a load can be offered; one that refuses what is next to nothing too
     *     does so for another reason, and is not asked
     */
    static double of(Parameter<?> load, DoublePredicate offers) {
        DoublePredicate takes =
                offers.test(LITTLE)
                        ? value -> takes(load, value) && offers.test(value)
                        : value -> takes(load, value);
        double taken = 0;
        double refused = MAX_LOAD;
        if (takes.test(refused)) {
            return refused;
        }
        while (true) {
            double middle = taken + (refused - taken) / 2;
            if (middle <= taken || middle >= refused) {
                return round(taken, takes);
            }
            if (takes.test(middle)) {
                taken = middle;
            } else {
                refused = middle;
            }
        }
    }

    /** A load of few digits, as those of a search are; 1 if it takes 1. */
    private static double round(double load, DoublePredicate takes) {
        double rounded = Double.parseDouble(Decimal.round(load, DIGITS));
        return takes.test(rounded)
                ? rounded
                : Double.parseDouble(Decimal.round(load * (1 - LEAST), DIGITS));
    }

    private static boolean takes(Parameter<?> load, double value) {
        try {
            load.parse(Decimal.format(value));
            return true;
        } catch (BadInput e) {
            return false;
        }
    }
}
