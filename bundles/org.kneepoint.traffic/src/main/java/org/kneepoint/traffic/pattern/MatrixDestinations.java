// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.traffic.pattern;

import java.util.Arrays;
import java.util.Objects;
import java.util.random.RandomGenerator;
import org.kneepoint.api.traffic.TrafficPattern.Destinations;

/** Destinations by a matrix of probabilities. */
final class MatrixDestinations implements Destinations {
    private final double[][] probabilities;
    private final AliasTable[] tables;

    private MatrixDestinations(double[][] probabilities, AliasTable[] tables) {
        this.probabilities = probabilities;
        this.tables = tables;
    }

    /**
     * Creates the destinations of relative traffic.
     *
     * @param weights by source and destination, finite and at least 0; not changed
     */
    static MatrixDestinations of(double[][] weights) {
        double[][] probabilities =
                Arrays.stream(weights).map(MatrixDestinations::normalised).toArray(double[][]::new);
        AliasTable[] tables =
                Arrays.stream(probabilities)
                        .map(row -> isSilent(row) ? null : AliasTable.of(row))
                        .toArray(AliasTable[]::new);
        return new MatrixDestinations(probabilities, tables);
    }

    /** Divides by the largest first, since the sum could overflow; a row of zeros stays zero. */
    private static double[] normalised(double[] row) {
        double largest = Arrays.stream(row).max().orElse(0);
        double sum = 0;
        for (double weight : row) {
            sum += weight / largest;
        }
        double total = sum;
        return Arrays.stream(row).map(cell -> cell > 0 ? cell / largest / total : 0).toArray();
    }

    private static boolean isSilent(double[] row) {
        return Arrays.stream(row).allMatch(weight -> weight == 0);
    }

    boolean isSilent() {
        return Arrays.stream(tables).allMatch(Objects::isNull);
    }

    @Override
    public int destination(int source, RandomGenerator random) {
        AliasTable table = tables[source];
        return table == null ? NO_DESTINATION : table.next(random);
    }

    @Override
    public double probability(int source, int destination) {
        return probabilities[source][destination];
    }
}
