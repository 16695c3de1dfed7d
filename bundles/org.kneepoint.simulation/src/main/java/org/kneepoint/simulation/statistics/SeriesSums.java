// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulation.statistics;

/** Sum, mean and squared deviations of a series. */
public final class SeriesSums {
    private SeriesSums() {}

    static double total(double[] values) {
        double total = 0;
        for (double value : values) {
            total += value;
        }
        return total;
    }

    public static double mean(double[] values) {
        return total(values) / values.length;
    }

    static double squaredDeviations(double[] values, double centre) {
        double squares = 0;
        for (double value : values) {
            squares += (value - centre) * (value - centre);
        }
        return squares;
    }
}
