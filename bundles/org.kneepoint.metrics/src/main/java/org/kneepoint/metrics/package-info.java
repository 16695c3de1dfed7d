// SPDX-License-Identifier: Apache-2.0
/**
 * Figures of merit read off curves over load or rate, of models, simulations and ramps: {@link
 * org.kneepoint.metrics.ZeroLoadLatencyMetric}, {@link org.kneepoint.metrics.SaturationMetric},
 * {@link org.kneepoint.metrics.SystemPowerMetric}, {@link
 * org.kneepoint.metrics.LatencyAtLoadMetric}, {@link org.kneepoint.metrics.CriticalLoadMetric} and
 * {@link org.kneepoint.metrics.NetworkPerformanceMetric}.
 *
 * <p>All of them read a curve as a {@link org.kneepoint.metrics.LoadSeries}: its points in
 * ascending order of load, in flits per node per cycle. For any other curve the reading is missing,
 * with the reason. The windows of a load ramp are noisy; each metric reads ramps by a method of its
 * own, from {@link org.kneepoint.metrics.ramp}. The note of a reading states every interpolation
 * and extrapolation.
 */
package org.kneepoint.metrics;
