// SPDX-License-Identifier: Apache-2.0
/**
 * Figures of merit read off finished curves over load or rate, whichever method made them: {@link
 * org.kneepoint.metrics.ZeroLoadLatency}, {@link org.kneepoint.metrics.Saturation} and {@link
 * org.kneepoint.metrics.SystemPower}.
 *
 * <p>All of them see a curve as a {@link org.kneepoint.metrics.LoadSeries}: its points by load in
 * flits per node per cycle, in rising order. A curve that cannot be read so gives one missing
 * reading that says why. Every interpolation or extrapolation is named in the note of the reading.
 */
package org.kneepoint.metrics;
