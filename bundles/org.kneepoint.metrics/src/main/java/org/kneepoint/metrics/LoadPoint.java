// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.metrics;

import org.kneepoint.api.result.Point;
import org.kneepoint.api.result.Status;

/**
 * A point with its load.
 *
 * @param load flits per node per cycle
 * @param point the point
 */
record LoadPoint(double load, Point point) {
    boolean is(Status status) {
        return point.status() == status;
    }
}
