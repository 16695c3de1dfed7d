// SPDX-License-Identifier: Apache-2.0
/**
 * Charts of curves as PNG and SVG, drawn without a display.
 *
 * <p>A {@link org.kneepoint.api.view.Chart} becomes a figure in four steps: {@link
 * org.kneepoint.chart.ChartValidation} refuses what cannot be drawn, {@link
 * org.kneepoint.chart.style.CurveStyles} gives every curve its label, colour, marker and stroke,
 * {@link org.kneepoint.chart.PanelPlot} draws one quantity, and {@link
 * org.kneepoint.chart.PanelStack} stacks the panels over the common axis. A {@link
 * org.kneepoint.api.view.ScatterPlot} is a {@link org.kneepoint.chart.ScatterLayout} of {@link
 * org.kneepoint.chart.ScatterSeries}s, one for each scenario.
 *
 * <p>How to read a figure: a model is a line, a simulation its markers with the 95 % interval as a
 * bar, a ramp a thin line, pale where an average of its windows is drawn over it. Curves of the
 * same network and the same words share colour and marker whatever their method. A point whose
 * status is not ok is hollow; where it has no value it leaves a mark at the top edge, a triangle if
 * it is saturated and a cross if not, and a dotted line stands at the first saturated position of
 * each curve. A whole line with a band is a place that was read off the curve, and its interval.
 *
 * <p>Nothing here keeps state: everything is made anew for each chart.
 */
package org.kneepoint.chart;
