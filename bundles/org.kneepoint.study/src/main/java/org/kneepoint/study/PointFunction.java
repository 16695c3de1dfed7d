// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study;

import java.util.Collections;
import java.util.List;
import java.util.function.BiFunction;
import org.kneepoint.api.result.Point;
import org.kneepoint.api.run.Progress;
import org.kneepoint.api.scenario.Scenario;

/** What solvers, simulators and ramps have in common once they are prepared for a curve. */
@FunctionalInterface
interface PointFunction {
    /**
     * Returns the points of a scenario: one, or all windows of a ramp.
     *
     * @param context the scenario with its parts
     * @param progress the caller's side
     */
    List<Point> points(Scenario context, Progress progress);

    /** Returns as a list what gives one point. */
    static PointFunction single(BiFunction<Scenario, Progress, Point> function) {
        // a list that may hold null, for the plug-in's fault to be found
        return (context, progress) -> Collections.singletonList(function.apply(context, progress));
    }
}
