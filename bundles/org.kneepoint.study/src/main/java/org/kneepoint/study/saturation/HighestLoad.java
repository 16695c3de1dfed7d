// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study.saturation;

import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.api.scenario.Decimal;
import org.kneepoint.api.scenario.Parameter;

/** The highest load that a model or simulator takes, found by asking its parameter. */
final class HighestLoad {
    /** Beyond this no search goes, flits per node per cycle. */
    static final double MOST = 1e6;

    private HighestLoad() {}

    /** Returns it, at most {@link #MOST}. */
    static double of(Parameter<?> load) {
        double taken = 0;
        double refused = MOST;
        if (takes(load, refused)) {
            return refused;
        }
        while (true) {
            double middle = taken + (refused - taken) / 2;
            if (middle <= taken || middle >= refused) {
                return taken;
            }
            if (takes(load, middle)) {
                taken = middle;
            } else {
                refused = middle;
            }
        }
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
