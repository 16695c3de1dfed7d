// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.metrics;

import org.kneepoint.api.result.Point;

/**
 * A value of a function of the load.
 *
 * @param x load, flits per node per cycle
 * @param y value
 * @param point where both were read
 */
record Knot(double x, double y, Point point) {}
