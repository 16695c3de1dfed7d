// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study;

import java.util.Collections;
import java.util.List;
import org.kneepoint.api.result.Point;
import org.kneepoint.api.run.Progress;

/** An evaluator prepared for a curve. */
@FunctionalInterface
interface PointEvaluation {
    /**
     * Returns the points of an assembled scenario: one, or all windows of a ramp.
     *
     * @param progress progress and cancellation
     */
    List<Point> points(AssembledScenario assembled, Progress progress);

    /** Returns a list of one point, or of null, which is reported as the plug-in's failure. */
    static List<Point> one(Point point) {
        return Collections.singletonList(point);
    }
}
