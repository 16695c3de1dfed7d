// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.traffic.pattern;

import java.util.Arrays;
import java.util.random.RandomGenerator;
import org.kneepoint.api.traffic.TrafficPattern.Destinations;

/** Destinations by a matrix of probabilities. */
final class MatrixDestinations implements Destinations {
    private final double[][] probabilities;
    private final AliasTable[] tables;
    private final double[] relativeLoads;

    private MatrixDestinations(
            double[][] probabilities, AliasTable[] tables, double[] relativeLoads) {
        this.probabilities = probabilities;
        this.tables = tables;
        this.relativeLoads = relativeLoads;
    }

    /** Creates destinations of sources that offer the same load. */
    static MatrixDestinations ofEqualSources(double[][] weights) {
        return of(weights, Arrays.stream(weights).mapToDouble(row -> 1).toArray());
    }

    /**
     * Creates destinations of sources that offer load in proportion to the sums of their rows.
     *
     * @param weights of which one is above 0
     */
    static MatrixDestinations ofUnequalSources(double[][] weights) {
        double largest = Arrays.stream(weights).flatMapToDouble(Arrays::stream).max().orElse(0);
        double[][] cells =
                Arrays.stream(weights)
                        .map(row -> Arrays.stream(row).map(cell -> cell / largest).toArray())
                        .toArray(double[][]::new);
        double[] sums = Arrays.stream(cells).mapToDouble(row -> Arrays.stream(row).sum()).toArray();
        double mean = Arrays.stream(sums).filter(sum -> sum > 0).average().orElse(1);
        return of(cells, Arrays.stream(sums).map(sum -> sum / mean).toArray());
    }

    /**
     * Creates the destinations of relative traffic.
     *
     * @param weights by source and destination, finite and at least 0; not changed
     * @param relativeLoads by source
     */
    private static MatrixDestinations of(double[][] weights, double[] relativeLoads) {
        double[][] probabilities =
                Arrays.stream(weights).map(MatrixDestinations::normalised).toArray(double[][]::new);
        AliasTable[] tables =
                Arrays.stream(probabilities)
                        .map(row -> isSilent(row) ? null : AliasTable.of(row))
                        .toArray(AliasTable[]::new);
        return new MatrixDestinations(probabilities, tables, relativeLoads);
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

    @Override
    public int destination(int source, RandomGenerator random) {
        AliasTable table = tables[source];
        return table == null ? NO_DESTINATION : table.next(random);
    }

    @Override
    public double relativeLoad(int source) {
        return relativeLoads[source];
    }

    @Override
    public double probability(int source, int destination) {
        return probabilities[source][destination];
    }
}
