// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.traffic.length;

import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.api.scenario.Decimal;
import org.kneepoint.api.scenario.Parameter;
import org.kneepoint.api.scenario.Scenario;
import org.kneepoint.api.scenario.StandardParameters;
import org.kneepoint.traffic.OwnerDefaults;

/** The parameter {@code length}, the mean of every distribution. */
final class MeanLength {
    /** Keeps the longest message that can be drawn within an int. */
    static final int MAX_LENGTH = 1_000_000;

    /** Enough digits for half of any permitted length. */
    static final int DIGITS = 9;

    static final Parameter<Double> PARAMETER = StandardParameters.LENGTH.between(1, MAX_LENGTH);

    private MeanLength() {}

    /** Returns the mean length, flits, 1 to a million. */
    static double of(Scenario scenario) {
        double length = OwnerDefaults.get(scenario, PARAMETER);
        if (length >= 1 && length <= MAX_LENGTH) {
            return length;
        }
        throw BadInput.notAllowed("length", Decimal.format(length), "it is " + PARAMETER.allowed());
    }

    static boolean isWhole(double flits) {
        return flits == Math.rint(flits);
    }
}
