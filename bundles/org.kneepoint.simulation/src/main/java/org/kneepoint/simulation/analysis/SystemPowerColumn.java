// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulation.analysis;

import java.util.OptionalDouble;
import org.kneepoint.api.result.Point;
import org.kneepoint.api.result.Quantities;

/** System power N X / D, of throughput X and mean latency D, as a column of a simulated point. */
public final class SystemPowerColumn {
    private SystemPowerColumn() {}

    /**
     * Returns a point with its system power added where throughput and latency are known.
     *
     * @param point point of a run
     * @param nodes terminals N
     */
    public static Point addedTo(Point point, int nodes) {
        OptionalDouble throughput = point.get(Quantities.THROUGHPUT);
        OptionalDouble latency = point.get(Quantities.LATENCY);
        if (throughput.isEmpty() || latency.isEmpty()) {
            return point;
        }
        double power = nodes * throughput.getAsDouble() / latency.getAsDouble();
        return point.toBuilder().with(Quantities.SYSTEM_POWER, power).build();
    }
}
