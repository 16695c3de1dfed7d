// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.chart.network;

import java.util.Arrays;

/**
 * Where the nodes of a picture are, in units of its own; y grows downward.
 *
 * @param x horizontal position of each node
 * @param y vertical position of each node
 * @param stretches whether width and height may be scaled differently
 */
record NodeLayout(double[] x, double[] y, boolean stretches) {
    /**
     * Scales and moves the layout into a rectangle, in its middle if it does not stretch.
     *
     * @param left left edge
     * @param top upper edge
     * @param width width, above 0
     * @param height height, above 0
     */
    NodeLayout fitted(double left, double top, double width, double height) {
        double spanX = span(x);
        double spanY = span(y);
        double scaleX = spanX > 0 ? width / spanX : Double.POSITIVE_INFINITY;
        double scaleY = spanY > 0 ? height / spanY : Double.POSITIVE_INFINITY;
        if (!stretches) {
            scaleX = Math.min(scaleX, scaleY);
            scaleY = scaleX;
        }
        return new NodeLayout(
                placed(x, spanX, scaleX, left + width / 2),
                placed(y, spanY, scaleY, top + height / 2),
                stretches);
    }

    private static double[] placed(double[] values, double span, double scale, double middle) {
        double centre = Arrays.stream(values).min().orElse(0) + span / 2;
        double factor = Double.isFinite(scale) ? scale : 0;
        return Arrays.stream(values).map(v -> middle + (v - centre) * factor).toArray();
    }

    private static double span(double[] values) {
        return Arrays.stream(values).max().orElse(0) - Arrays.stream(values).min().orElse(0);
    }

    /** Returns the smallest distance of two nodes; infinite for one node. */
    double smallestDistance() {
        Integer[] order = new Integer[x.length];
        Arrays.setAll(order, i -> i);
        Arrays.sort(order, (a, b) -> Double.compare(x[a], x[b]));
        double least = Double.POSITIVE_INFINITY;
        for (int i = 0; i < order.length; i++) {
            for (int j = i + 1; j < order.length && x[order[j]] - x[order[i]] < least; j++) {
                least = Math.min(least, distance(order[i], order[j]));
            }
        }
        return least;
    }

    /** Returns the area of the rectangle around the nodes. */
    double area() {
        return span(x) * span(y);
    }

    /** Returns the distance of two nodes. */
    double distance(int a, int b) {
        return Math.hypot(x[a] - x[b], y[a] - y[b]);
    }
}
