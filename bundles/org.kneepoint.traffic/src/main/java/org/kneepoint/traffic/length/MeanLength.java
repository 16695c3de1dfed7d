// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.traffic.length;

import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.api.scenario.Decimal;
import org.kneepoint.api.scenario.Parameter;
import org.kneepoint.api.scenario.Scenario;
import org.kneepoint.api.scenario.StandardParameters;
import org.kneepoint.traffic.Words;

/** The word {@code length}. */
final class MeanLength {
    /** Keeps the longest message that can be drawn within an int. */
    static final int LARGEST = 1_000_000;

    /** Enough for the half of any length allowed. */
    static final int DIGITS = 9;

    static final Parameter<Double> WORD = StandardParameters.LENGTH.between(1, LARGEST);

    private MeanLength() {}

    /** Returns the mean length, flits, 1 to a million. */
    static double of(Scenario scenario) {
        double length = Words.get(scenario, WORD);
        if (length >= 1 && length <= LARGEST) {
            return length;
        }
        throw BadInput.notAllowed("length", Decimal.format(length), "it is " + WORD.allowed());
    }

    static boolean isWhole(double flits) {
        return flits == Math.rint(flits);
    }
}
