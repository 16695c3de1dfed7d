// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study.saturation;

import java.util.function.DoublePredicate;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.api.scenario.Decimal;
import org.kneepoint.api.scenario.Parameter;

/**
 * The highest load that an evaluator's parameter allows and the arrival process can offer, by
 * bisection.
 */
final class HighestLoad {
    /** Highest load of any search, flits per node per cycle. */
    static final double MAX_LOAD = 1e6;

    private static final double LITTLE = 1e-3;
    private static final int DIGITS = 9;
    private static final double LEAST = 1e-8;

    private HighestLoad() {}

    /** Returns the highest load, at most {@link #MAX_LOAD}. */
    static double of(Parameter<?> load) {
        return of(load, any -> true);
    }

    /**
     * Returns the highest load, at most {@link #MAX_LOAD}.
     *
     * @param canOffer whether a load can be offered; ignored if it rejects a tiny load too, which
     *     has another cause
     */
    static double of(Parameter<?> load, DoublePredicate canOffer) {
        DoublePredicate isAllowed =
                canOffer.test(LITTLE)
                        ? value -> isAllowed(load, value) && canOffer.test(value)
                        : value -> isAllowed(load, value);
        double allowed = 0;
        double rejected = MAX_LOAD;
        if (isAllowed.test(rejected)) {
            return rejected;
        }
        while (true) {
            double middle = allowed + (rejected - allowed) / 2;
            if (middle <= allowed || middle >= rejected) {
                return round(allowed, isAllowed);
            }
            if (isAllowed.test(middle)) {
                allowed = middle;
            } else {
                rejected = middle;
            }
        }
    }

    /** A load of few digits, such as 1 if that is allowed. */
    private static double round(double load, DoublePredicate isAllowed) {
        double rounded = Double.parseDouble(Decimal.round(load, DIGITS));
        return isAllowed.test(rounded)
                ? rounded
                : Double.parseDouble(Decimal.round(load * (1 - LEAST), DIGITS));
    }

    private static boolean isAllowed(Parameter<?> load, double value) {
        try {
            load.parse(Decimal.format(value));
            return true;
        } catch (BadInput e) {
            return false;
        }
    }
}
