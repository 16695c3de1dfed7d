// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.chart.network;

import java.util.Arrays;
import java.util.stream.IntStream;
import org.kneepoint.api.topology.GridNetwork;

/**
 * The routers of a grid, joined to blocks if they are too many.
 *
 * @param partition routers of each node
 * @param coordinates coordinate of each node along each dimension
 * @param radix number of nodes along each dimension
 */
record GridBlocks(Partition partition, int[][] coordinates, int[] radix) {
    private static final int MOST_IN_PLANE = 1024;
    private static final int MOST_IN_SPACE = 256;
    private static final int MOST_BEYOND = 64;

    /** Joins neighbours along the longest dimension until the nodes can be told apart. */
    static GridBlocks of(GridNetwork grid) {
        int dimensions = grid.dimensions();
        int[] block = new int[dimensions];
        Arrays.fill(block, 1);
        int[] radix = IntStream.range(0, dimensions).map(grid::radix).toArray();
        while (product(radix) > most(radix)) {
            int longest = longest(radix);
            block[longest] *= 2;
            radix[longest] = (grid.radix(longest) + block[longest] - 1) / block[longest];
        }
        int[] keys =
                IntStream.range(0, grid.routers()).map(r -> key(grid, r, block, radix)).toArray();
        Partition partition =
                product(radix) == grid.routers()
                        ? Partition.whole(grid.routers())
                        : Partition.by(keys.length, r -> keys[r], "blocks");
        int[][] coordinates = new int[partition.nodes()][dimensions];
        for (int router = 0; router < keys.length; router++) {
            for (int dimension = 0; dimension < dimensions; dimension++) {
                coordinates[partition.nodeOf()[router]][dimension] =
                        grid.coordinate(router, dimension) / block[dimension];
            }
        }
        return new GridBlocks(partition, coordinates, radix);
    }

    private static long most(int[] radix) {
        long dimensions = Arrays.stream(radix).filter(k -> k > 1).count();
        return dimensions <= 2 ? MOST_IN_PLANE : dimensions == 3 ? MOST_IN_SPACE : MOST_BEYOND;
    }

    private static long product(int[] radix) {
        return Arrays.stream(radix).asLongStream().reduce(1, (a, b) -> a * b);
    }

    /** The last of the longest dimensions. */
    private static int longest(int[] radix) {
        int longest = 0;
        for (int dimension = 1; dimension < radix.length; dimension++) {
            longest = radix[dimension] >= radix[longest] ? dimension : longest;
        }
        return longest;
    }

    private static int key(GridNetwork grid, int router, int[] block, int[] radix) {
        int key = 0;
        for (int dimension = radix.length - 1; dimension >= 0; dimension--) {
            key = key * radix[dimension] + grid.coordinate(router, dimension) / block[dimension];
        }
        return key;
    }
}
