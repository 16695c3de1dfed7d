// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.metrics.ramp;

/**
 * The load at which a gradient falls below a level.
 *
 * @param before index of the last value not below the level
 * @param load by linear interpolation to the next value
 */
public record GradientCrossing(int before, double load) {}
