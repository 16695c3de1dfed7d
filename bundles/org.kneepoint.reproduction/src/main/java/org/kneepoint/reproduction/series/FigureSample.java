// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.reproduction.series;

/**
 * A figure at one position of an axis.
 *
 * @param x the position
 * @param value the figure
 * @param halfWidth half width of its 95 % interval, 0 if it has none
 */
public record FigureSample(double x, double value, double halfWidth) {}
