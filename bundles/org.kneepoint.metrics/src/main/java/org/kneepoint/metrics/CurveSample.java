// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.metrics;

import org.kneepoint.api.result.Point;

/**
 * One sample of a quantity as a function of the load.
 *
 * @param load flits per node per cycle
 * @param value of the quantity
 * @param point of the curve from which both are read
 */
record CurveSample(double load, double value, Point point) {}
