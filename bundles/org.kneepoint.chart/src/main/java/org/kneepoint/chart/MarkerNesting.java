// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.chart;

import java.awt.geom.Point2D;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * How many markers of other curves lie on a marker. A lower marker is drawn larger, so that all of
 * those at one place are visible, without moving them.
 */
final class MarkerNesting {
    private static final double NEAR = 4;
    private static final int DEEPEST = 3;
    private static final double GROWTH = 0.55;

    private final int[][] depths;

    private MarkerNesting(int[][] depths) {
        this.depths = depths;
    }

    private record Cell(long column, long row) {
        private static Cell of(Point2D place) {
            return new Cell(
                    (long) Math.floor(place.getX() / NEAR), (long) Math.floor(place.getY() / NEAR));
        }
    }

    private record Marker(int layer, Point2D place) {}

    /**
     * Finds the markers that lie on each other, their centres less than 4 pixels apart.
     *
     * @param layers the pixels of the markers of each curve, the lowest curve first; NaN for points
     *     without a marker
     */
    static MarkerNesting of(List<List<Point2D>> layers) {
        int[][] depths = new int[layers.size()][];
        Map<Cell, List<Marker>> above = new HashMap<>();
        for (int layer = layers.size() - 1; layer >= 0; layer--) {
            List<Point2D> places = layers.get(layer);
            depths[layer] = new int[places.size()];
            for (int i = 0; i < places.size(); i++) {
                if (isMarker(places.get(i))) {
                    depths[layer][i] = Math.min(DEEPEST, on(places.get(i), above));
                }
            }
            for (Point2D place : places) {
                if (isMarker(place)) {
                    above.computeIfAbsent(Cell.of(place), cell -> new ArrayList<>())
                            .add(new Marker(layer, place));
                }
            }
        }
        return new MarkerNesting(depths);
    }

    private static boolean isMarker(Point2D place) {
        return !Double.isNaN(place.getX()) && !Double.isNaN(place.getY());
    }

    /** The number of curves with a marker near a place. */
    private static int on(Point2D place, Map<Cell, List<Marker>> above) {
        Cell own = Cell.of(place);
        Set<Integer> layers = new HashSet<>();
        for (long column = own.column() - 1; column <= own.column() + 1; column++) {
            for (long row = own.row() - 1; row <= own.row() + 1; row++) {
                above.getOrDefault(new Cell(column, row), List.of()).stream()
                        .filter(marker -> marker.place().distance(place) < NEAR)
                        .forEach(marker -> layers.add(marker.layer()));
            }
        }
        return layers.size();
    }

    /**
     * Returns the size of a marker relative to the usual one.
     *
     * @param layer number of its curve, 0 for the lowest
     * @param item number of the marker within its curve
     */
    double scale(int layer, int item) {
        return 1 + GROWTH * depths[layer][item];
    }
}
