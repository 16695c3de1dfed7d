// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.traffic.arrival;

import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.api.scenario.Decimal;

/** Checks of message rates; each is written so that a NaN fails it. */
final class RateCheck {
    private RateCheck() {}

    /** Rejects a rate that is not above 0 and finite. */
    static double requireRate(String process, double rate) {
        if (rate > 0 && rate < Double.POSITIVE_INFINITY) {
            return rate;
        }
        throw BadInput.of(
                "arrivals", process, " needs a rate above 0 and finite, not " + text(rate));
    }

    static String text(double rate) {
        return Decimal.round(rate, 6) + " messages per node per cycle";
    }
}
