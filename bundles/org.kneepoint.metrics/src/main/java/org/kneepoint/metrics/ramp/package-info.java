// SPDX-License-Identifier: Apache-2.0
/**
 * The mathematics of load ramps: {@link org.kneepoint.metrics.ramp.RampSeries} holds the windows of
 * a run of growing load, {@link org.kneepoint.metrics.ramp.DoubleMovingAverage} smooths them and
 * gives the {@link org.kneepoint.metrics.ramp.ThroughputGradient}. {@link
 * org.kneepoint.metrics.ramp.CrossingInterval} and {@link
 * org.kneepoint.metrics.ramp.BatchedSumInterval} are confidence intervals of a crossing and of a
 * sum, and {@link org.kneepoint.metrics.ramp.SlowRampLimit} extrapolates to infinite slew.
 *
 * <p>After T. Yokota, K. Ootsu and T. Baba, A Quantitative Evaluation Methodology of
 * Interconnection Networks (2009). Throughputs are in flits per node per cycle, so that the
 * gradient is 1 where all offered traffic is delivered.
 */
package org.kneepoint.metrics.ramp;
