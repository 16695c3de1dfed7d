// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.testkit;

import org.kneepoint.api.result.Point;
import org.kneepoint.api.result.Quantity;

/** Figures of a point that must exist. */
public final class PointFigures {
    private PointFigures() {}

    /**
     * Returns a figure.
     *
     * @throws AssertionError if the point lacks it
     */
    public static double figure(Point point, Quantity quantity) {
        return point.get(quantity)
                .orElseThrow(
                        () ->
                                new AssertionError(
                                        "no "
                                                + quantity
                                                + ": "
                                                + point.settings()
                                                + point.reason().text()));
    }
}
