// SPDX-License-Identifier: Apache-2.0
/**
 * What a chart shows, whatever draws it: curves by panel, ranges and ticks of the axes, reference
 * lines, notes and legend. No class keeps state between charts.
 */
package org.kneepoint.chart.layout;
