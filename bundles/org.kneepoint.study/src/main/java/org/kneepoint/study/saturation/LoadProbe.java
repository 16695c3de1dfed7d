// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study.saturation;

import java.util.List;
import org.kneepoint.api.result.Curve;

/** Evaluates one network at any load. */
interface LoadProbe {
    /**
     * Evaluates loads.
     *
     * @param loads flits per node per cycle, rising
     * @param attempt 0, or 1 if these loads are repeated with more effort
     * @return a curve over the load, with fewer points if the time is over
     */
    Curve evaluate(List<Double> loads, int attempt);

    /** Returns whether there is time for another evaluation. */
    boolean hasTimeLeft();
}
