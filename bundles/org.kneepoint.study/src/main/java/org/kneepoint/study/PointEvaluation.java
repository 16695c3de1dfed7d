// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study;

import java.util.Collections;
import java.util.List;
import org.kneepoint.api.result.Point;
import org.kneepoint.api.run.Progress;

/** What solvers, simulators and ramps have in common once they are prepared for a curve. */
@FunctionalInterface
interface PointEvaluation {
    /**
     * Returns the points of an assembled scenario: one, or all windows of a ramp.
     *
     * @param progress the caller's side
     */
    List<Point> points(AssembledScenario assembled, Progress progress);

    /** Returns a list of one point, also of null, for the plug-in's fault to be found. */
    static List<Point> one(Point point) {
        return Collections.singletonList(point);
    }
}
