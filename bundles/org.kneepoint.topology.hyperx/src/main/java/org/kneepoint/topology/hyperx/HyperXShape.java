// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.topology.hyperx;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Coordinates and ports of the routers: the coordinate in dimension 0 varies fastest, and the ports
 * of each dimension lead to the other coordinates in order, parallel links side by side. Immutable.
 */
final class HyperXShape {
    private final int[] radices;
    private final int[] links;
    private final int[] delays;

    /** By dimension, and for all of them: the product of the radices before. */
    private final int[] strides;

    /** By dimension, and for the terminals: the lowest port. */
    private final int[] firstPorts;

    /**
     * Creates a shape, with one number per dimension in each list.
     *
     * @param radices routers along each dimension, at least 1; their product fits an {@code int}
     * @param links parallel links of two routers, at least 1
     * @param delays of the channels, cycles, at least 1
     */
    HyperXShape(List<Integer> radices, List<Integer> links, List<Integer> delays) {
        this.radices = radices.stream().mapToInt(radix -> radix).toArray();
        this.links = links.stream().mapToInt(copies -> copies).toArray();
        this.delays = delays.stream().mapToInt(delay -> delay).toArray();
        int dimensions = this.radices.length;
        strides = new int[dimensions + 1];
        firstPorts = new int[dimensions + 1];
        strides[0] = 1;
        for (int d = 0; d < dimensions; d++) {
            strides[d + 1] = Math.multiplyExact(strides[d], this.radices[d]);
            firstPorts[d + 1] = firstPorts[d] + (this.radices[d] - 1) * this.links[d];
        }
    }

    int routers() {
        return strides[radices.length];
    }

    int dimensions() {
        return radices.length;
    }

    int radix(int dimension) {
        return radices[dimension];
    }

    int links(int dimension) {
        return links[dimension];
    }

    int delay(int dimension) {
        return delays[dimension];
    }

    /** Returns the number of ports to other routers. */
    int networkPorts() {
        return firstPorts[radices.length];
    }

    /** Returns the dimensions of more than one router. */
    IntStream extended() {
        return IntStream.range(0, radices.length).filter(d -> radices[d] > 1);
    }

    int coordinate(int router, int dimension) {
        return router / strides[dimension] % radices[dimension];
    }

    /** Returns the router at another coordinate in one dimension. */
    int moved(int router, int dimension, int coordinate) {
        return router + (coordinate - coordinate(router, dimension)) * strides[dimension];
    }

    /** Returns the dimension of a port; the number of dimensions for the port of a terminal. */
    int dimension(int port) {
        int dimension = 0;
        while (dimension < radices.length && port >= firstPorts[dimension + 1]) {
            dimension++;
        }
        return dimension;
    }

    /** Returns the number of a port among the parallel links of two routers. */
    int copy(int port, int dimension) {
        return (port - firstPorts[dimension]) % links[dimension];
    }

    /** Returns the lowest port to another coordinate of a dimension. */
    int port(int router, int dimension, int coordinate) {
        int place = coordinate < coordinate(router, dimension) ? coordinate : coordinate - 1;
        return firstPorts[dimension] + place * links[dimension];
    }

    /** Returns the coordinate to which a port leads; the inverse of {@link #port}. */
    int target(int router, int dimension, int port) {
        int place = (port - firstPorts[dimension]) / links[dimension];
        return place < coordinate(router, dimension) ? place : place + 1;
    }

    /** Returns the radices, and what differs from single links with a delay of one cycle. */
    @Override
    public String toString() {
        return joined(radices) + extra(" links=", links) + extra(" delay_dimension=", delays);
    }

    private static String extra(String name, int[] numbers) {
        return Arrays.stream(numbers).allMatch(number -> number == 1) ? "" : name + joined(numbers);
    }

    private static String joined(int[] numbers) {
        return Arrays.stream(numbers).mapToObj(String::valueOf).collect(Collectors.joining("x"));
    }
}
