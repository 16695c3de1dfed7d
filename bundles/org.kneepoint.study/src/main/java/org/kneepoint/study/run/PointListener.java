// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study.run;

import java.util.List;
import org.kneepoint.api.result.Point;
import org.osgi.annotation.versioning.ConsumerType;

/** Receives every completed point. Safe for use by several threads. */
@ConsumerType
@FunctionalInterface
public interface PointListener {
    /** Ignores all points. */
    PointListener NONE = (task, points) -> {};

    /**
     * Called before the first point, with the number of points.
     *
     * @param done scenarios that were done before
     * @param all scenarios of the plan
     * @param fraction of all runs that were done before, 0 to 1; not part of the speed of this
     *     execution
     */
    default void begin(int done, int all, double fraction) {
        // optional
    }

    /**
     * Receives the points of a scenario.
     *
     * @param task the last of its runs
     * @param points the point, or all windows of a ramp
     */
    void completed(RunTask task, List<Point> points);
}
