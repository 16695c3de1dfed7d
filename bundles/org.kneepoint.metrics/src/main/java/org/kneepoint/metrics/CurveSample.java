// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.metrics;

import org.kneepoint.api.result.Point;

/**
 * One sample of a quantity as a function of the load.
 *
 * @param load load, flits per node per cycle
 * @param value value
 * @param point where both were read
 */
record CurveSample(double load, double value, Point point) {}
