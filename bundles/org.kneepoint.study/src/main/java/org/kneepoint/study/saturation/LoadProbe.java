// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study.saturation;

import java.util.List;
import org.kneepoint.api.result.Curve;

/** Points of one network at any load. */
interface LoadProbe {
    /**
     * Evaluates loads.
     *
     * @param loads flits per node per cycle, rising
     * @param attempt 0, or 1 when these loads are asked for again and deserve more effort
     * @return a curve over the load; it has fewer points than asked for when time is over
     */
    Curve evaluate(List<Double> loads, int attempt);

    /** Returns whether there is time for another evaluation. */
    boolean hasTimeLeft();
}
