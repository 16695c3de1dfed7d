// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study.measurement;

import org.kneepoint.api.metric.MetricValue;

/**
 * One reading, and what it was read off.
 *
 * @param curve label of the curve, or of several together
 * @param metric name of the metric
 * @param value what was read
 */
public record CurveMetricValue(String curve, String metric, MetricValue value) {}
