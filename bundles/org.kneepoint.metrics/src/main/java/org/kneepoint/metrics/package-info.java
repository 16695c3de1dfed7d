// SPDX-License-Identifier: Apache-2.0
/**
 * Figures of merit read off finished curves over load or rate, whichever method made them: {@link
 * org.kneepoint.metrics.ZeroLoadLatencyMetric}, {@link org.kneepoint.metrics.SaturationMetric},
 * {@link org.kneepoint.metrics.SystemPowerMetric}, {@link
 * org.kneepoint.metrics.LatencyAtLoadMetric}, {@link org.kneepoint.metrics.CriticalLoadMetric} and
 * {@link org.kneepoint.metrics.NetworkPerformanceMetric}.
 *
 * <p>All of them see a curve as a {@link org.kneepoint.metrics.LoadSeries}: its points by load in
 * flits per node per cycle, in rising order. A curve that cannot be read so gives one missing
 * reading that says why. The windows of a load ramp are noisy, so that each metric reads ramps in a
 * way of its own, by the mathematics of {@link org.kneepoint.metrics.ramp}. Every interpolation or
 * extrapolation is named in the note of the reading.
 */
package org.kneepoint.metrics;
