// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.topology.torus;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;

/**
 * Coordinates of numbered points in a box: the coordinate in dimension 0 varies fastest. Immutable.
 */
final class GridShape {
    private final int[] radices;
    private final int[] strides;

    /** Division by each stride, and at the end by the number of points. */
    private final Divisor[] divisors;

    private final int points;

    /**
     * Creates a shape.
     *
     * @param radices points along each dimension, at least 1; their product fits an {@code int}
     */
    GridShape(List<Integer> radices) {
        this.radices = radices.stream().mapToInt(radix -> radix).toArray();
        strides = new int[this.radices.length];
        int stride = 1;
        for (int d = 0; d < strides.length; d++) {
            strides[d] = stride;
            stride = Math.multiplyExact(stride, this.radices[d]);
        }
        points = stride;
        divisors = new Divisor[strides.length + 1];
        for (int d = 0; d < strides.length; d++) {
            divisors[d] = Divisor.of(strides[d]);
        }
        divisors[strides.length] = Divisor.of(points);
    }

    int points() {
        return points;
    }

    int dimensions() {
        return radices.length;
    }

    int radix(int dimension) {
        return radices[dimension];
    }

    int largestRadix() {
        return Arrays.stream(radices).max().orElse(1);
    }

    int coordinate(int point, int dimension) {
        return divisors[dimension].quotient(point)
                - divisors[dimension + 1].quotient(point) * radices[dimension];
    }

    /** Returns the point at another coordinate in one dimension. */
    int moved(int point, int dimension, int coordinate) {
        return point + (coordinate - coordinate(point, dimension)) * strides[dimension];
    }

    /** Returns the lowest dimension in which two different points differ. */
    int firstDifference(int a, int b) {
        int dimension = 0;
        while (coordinate(a, dimension) == coordinate(b, dimension)) {
            dimension++;
        }
        return dimension;
    }

    @Override
    public String toString() {
        return Arrays.stream(radices).mapToObj(String::valueOf).collect(Collectors.joining("x"));
    }
}
