// SPDX-License-Identifier: Apache-2.0
/**
 * Charts of curves and pictures of networks as PNG and SVG, drawn without a display.
 *
 * <p>A {@link org.kneepoint.api.view.Chart} is drawn in four steps: {@link
 * org.kneepoint.chart.ChartValidation} rejects invalid charts, {@link
 * org.kneepoint.chart.style.CurveStyles} gives every curve its label, colour, marker and stroke,
 * {@link org.kneepoint.chart.layout.ChartLayout} computes ranges, ticks and legend, {@link
 * org.kneepoint.chart.PanelPlot} draws one quantity, and {@link org.kneepoint.chart.PanelStack}
 * stacks the panels over the common axis. A {@link org.kneepoint.api.view.ScatterPlot} is a {@link
 * org.kneepoint.chart.ScatterFigure} of {@link org.kneepoint.chart.layout.ScatterSeries}, one for
 * each scenario.
 *
 * <p>A model is a line, a simulation is markers with the 95 % interval as a bar, and a ramp is a
 * thin line, pale behind the average of its windows. Curves of the same network and settings share
 * colour and marker whatever their method. A point whose status is not ok is hollow; a missing
 * value is a mark at the top edge, a triangle if saturated and else a cross; a dotted line is at
 * the first saturated position of each curve. Of markers at one place the lower ones are larger. A
 * solid vertical line with a band is a metric value with its interval, or with edges its bracket:
 * two points of the curve between which it lies.
 *
 * <p>A {@link org.kneepoint.api.view.NetworkPicture} is drawn by {@link
 * org.kneepoint.chart.network}.
 *
 * <p>No class keeps state between charts.
 */
package org.kneepoint.chart;
