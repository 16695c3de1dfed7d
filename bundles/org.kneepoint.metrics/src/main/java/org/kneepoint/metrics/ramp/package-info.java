// SPDX-License-Identifier: Apache-2.0
/**
 * The mathematics of a load ramp: a {@link org.kneepoint.metrics.ramp.RampSeries} is the windows of
 * one run whose load grows, {@link org.kneepoint.metrics.ramp.DoubleMovingAverage} smooths them and
 * gives the {@link org.kneepoint.metrics.ramp.ThroughputGradient}, {@link
 * org.kneepoint.metrics.ramp.CrossingInterval} says how sure a crossing is, {@link
 * org.kneepoint.metrics.ramp.BatchedSumInterval} how sure a sum is, and {@link
 * org.kneepoint.metrics.ramp.SlowRampLimit} what several slew rates tend to.
 *
 * <p>After T. Yokota, K. Ootsu and T. Baba, A Quantitative Evaluation Methodology of
 * Interconnection Networks (2009). Throughputs are in flits per node per cycle, so that a network
 * that delivers all it is offered has the gradient 1, whatever its size.
 */
package org.kneepoint.metrics.ramp;
