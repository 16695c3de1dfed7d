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
 * @param style number that curves about the same thing share, which fixes colour and marker
 * @param colour of everything that belongs to it
 * @param marker shape of a point around the origin
 * @param line stroke that joins the points, if they are joined
 * @param dense whether it has a point for almost every pixel
 * @param marked whether its points bear markers; a point that needs one gets it anyway
 */
public record CurveStyle(
        String label,
        int style,
        Color colour,
        Shape marker,
        Optional<Stroke> line,
        boolean dense,
        boolean marked) {}
