// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.bounds;

import java.util.ArrayList;
import java.util.List;

/**
 * The linear program of column generation: mixes known ways to route each block so that the largest
 * relative load is least. Solved by the revised simplex method with an explicit inverse, which is
 * kept when columns are added.
 *
 * <p>Minimise t subject to the loads of the mix minus t times the rate, for each row at most 0, and
 * to shares of each block that sum to 1. The right-hand sides of the rows are perturbed against
 * cycling; the loads of the mix are computed without it.
 */
final class RestrictedMaster {
    private static final double PERTURBATION = 1e-11;
    private static final double TOLERANCE = 1e-10;
    private static final double PIVOT = 1e-9;
    private static final int CHUNK = 256;

    /** The variable t; slack variables of the rows have the numbers below. */
    private final int objective;

    private final int rows;
    private final int size;
    private final double[] rates;
    private final int[] basis;
    private final double[][] inverse;
    private final double[] values;

    /** Columns: loads by row. */
    private final List<double[]> columns = new ArrayList<>();

    private final List<Integer> blocks = new ArrayList<>();
    private long pivots;

    /** The column looked at last. */
    private int next;

    /**
     * Begins with one column for each block.
     *
     * @param rates of the rows
     * @param first by block: the loads of its first column
     */
    RestrictedMaster(double[] rates, double[][] first) {
        this.rates = rates;
        rows = rates.length;
        size = rows + first.length;
        objective = rows;
        basis = new int[size];
        inverse = new double[size][size];
        values = new double[size];
        for (int i = 0; i < size; i++) {
            basis[i] = i;
            inverse[i][i] = 1;
            values[i] = i < rows ? PERTURBATION * (1 + i % 97) : 1;
        }
        for (int block = 0; block < first.length; block++) {
            int variable = add(block, first[block]);
            pivot(rows + block, direction(variable), variable);
        }
        int fullest = 0;
        for (int row = 1; row < rows; row++) {
            if (values[row] / rates[row] < values[fullest] / rates[fullest]) {
                fullest = row;
            }
        }
        pivot(fullest, direction(objective), objective);
    }

    /** Adds a way to route a block. */
    int add(int block, double[] loads) {
        columns.add(loads);
        blocks.add(block);
        return objective + columns.size();
    }

    /** Returns the number of pivots so far. */
    long pivots() {
        return pivots;
    }

    /** Returns the weights of the rows, at least 0, whose products with the rates sum to 1. */
    double[] weights() {
        double[] prices = prices();
        double[] weights = new double[rows];
        double sum = 0;
        for (int row = 0; row < rows; row++) {
            weights[row] = Math.max(0, -prices[row]);
            sum += weights[row] * rates[row];
        }
        for (int row = 0; row < rows; row++) {
            weights[row] /= sum;
        }
        return weights;
    }

    /** The dual variables: the row of the inverse at t, the only variable with a cost. */
    private double[] prices() {
        for (int i = 0; i < size; i++) {
            if (basis[i] == objective) {
                return inverse[i];
            }
        }
        throw new IllegalStateException("t is always positive");
    }

    /** Improves the mix until no known column does. */
    void optimise(long mostPivots) {
        while (pivots < mostPivots) {
            int entering = entering(prices());
            if (entering < 0 || !enter(entering)) {
                return;
            }
        }
    }

    /**
     * Returns a variable with negative reduced cost, or -1 if there is none: the least of the rows
     * and of some columns, which are looked through in turns.
     */
    private int entering(double[] prices) {
        int best = -1;
        double least = -TOLERANCE;
        for (int row = 0; row < rows; row++) {
            if (-prices[row] * rates[row] < least) {
                least = -prices[row] * rates[row];
                best = row;
            }
        }
        for (int passed = 0; passed < columns.size(); passed++) {
            next = next + 1 < columns.size() ? next + 1 : 0;
            double cost = reducedCost(prices, blocks.get(next), columns.get(next));
            if (cost < least) {
                least = cost;
                best = objective + 1 + next;
            }
            if (best >= 0 && passed % CHUNK == CHUNK - 1) {
                return best;
            }
        }
        return best;
    }

    private double reducedCost(double[] prices, int block, double[] loads) {
        double cost = -prices[rows + block];
        for (int row = 0; row < rows; row++) {
            cost -= prices[row] * loads[row];
        }
        return cost;
    }

    private boolean enter(int variable) {
        double[] direction = direction(variable);
        int leaving = -1;
        double least = Double.POSITIVE_INFINITY;
        for (int i = 0; i < size; i++) {
            if (direction[i] > PIVOT && basis[i] != objective) {
                double ratio = Math.max(0, values[i]) / direction[i];
                boolean isTie = leaving >= 0 && ratio == least;
                if (ratio < least || isTie && direction[i] > direction[leaving]) {
                    least = ratio;
                    leaving = i;
                }
            }
        }
        if (leaving >= 0) {
            pivot(leaving, direction, variable);
        }
        return leaving >= 0;
    }

    /** Returns the column of a variable times the inverse. */
    private double[] direction(int variable) {
        double[] direction = new double[size];
        if (variable < rows) {
            for (int i = 0; i < size; i++) {
                direction[i] = inverse[i][variable];
            }
            return direction;
        }
        double[] column = new double[size];
        if (variable == objective) {
            for (int row = 0; row < rows; row++) {
                column[row] = -rates[row];
            }
        } else {
            System.arraycopy(columns.get(variable - objective - 1), 0, column, 0, rows);
            column[rows + blocks.get(variable - objective - 1)] = 1;
        }
        for (int i = 0; i < size; i++) {
            double sum = 0;
            for (int j = 0; j < size; j++) {
                sum += inverse[i][j] * column[j];
            }
            direction[i] = sum;
        }
        return direction;
    }

    private void pivot(int leaving, double[] direction, int entering) {
        pivots++;
        double[] row = inverse[leaving];
        double element = direction[leaving];
        for (int j = 0; j < size; j++) {
            row[j] /= element;
        }
        values[leaving] /= element;
        for (int i = 0; i < size; i++) {
            double factor = direction[i];
            if (i != leaving && factor != 0) {
                double[] other = inverse[i];
                for (int j = 0; j < size; j++) {
                    other[j] -= factor * row[j];
                }
                values[i] -= factor * values[leaving];
            }
        }
        basis[leaving] = entering;
    }

    /** Returns the loads of the mix, with shares that sum to 1 exactly. */
    double[] mixedLoads() {
        double[] sums = new double[size - rows];
        double[] shares = new double[columns.size()];
        for (int i = 0; i < size; i++) {
            int column = basis[i] - objective - 1;
            if (column >= 0) {
                shares[column] = Math.max(0, values[i]);
                sums[blocks.get(column)] += shares[column];
            }
        }
        double[] loads = new double[rows];
        for (int column = 0; column < shares.length; column++) {
            if (shares[column] > 0) {
                double share = shares[column] / sums[blocks.get(column)];
                double[] own = columns.get(column);
                for (int row = 0; row < rows; row++) {
                    loads[row] += share * own[row];
                }
            }
        }
        return loads;
    }
}
