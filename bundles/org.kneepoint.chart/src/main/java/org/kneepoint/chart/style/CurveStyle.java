// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.chart.style;

import java.awt.Color;
import java.awt.Shape;
import java.awt.Stroke;
import java.util.Optional;

/**
 * The style of a curve: label, colour, marker, line.
 *
 * @param label its text in the legend
 * @param style number that determines colour and marker, shared by curves of one subject
 * @param colour its colour
 * @param marker shape of a point around the origin
 * @param line stroke that joins the points, if they are joined
 * @param dense whether it has a point for almost every pixel
 * @param marked whether its points have markers; isolated points and those of some statuses always
 *     do
 */
public record CurveStyle(
        String label,
        int style,
        Color colour,
        Shape marker,
        Optional<Stroke> line,
        boolean dense,
        boolean marked) {}
