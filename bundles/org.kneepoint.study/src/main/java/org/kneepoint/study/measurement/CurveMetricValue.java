// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study.measurement;

import org.kneepoint.api.metric.MetricValue;

/**
 * A metric's value with its curve.
 *
 * @param curve label of the curve, or of several combined
 * @param metric name of the metric
 * @param value the value
 */
public record CurveMetricValue(String curve, String metric, MetricValue value) {}
