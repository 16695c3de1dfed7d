// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.metrics.ramp;

/**
 * Where a gradient falls below a level.
 *
 * @param before index of the last value before it, which is not below the level
 * @param load where the straight line to the next value meets the level
 */
public record GradientCrossing(int before, double load) {}
