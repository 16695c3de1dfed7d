// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.bounds;

import java.util.Arrays;

/**
 * The least possible largest relative load, between a value that a mix of routings reaches and one
 * below which no routing gets.
 *
 * <p>First by multiplicative weights, block by block (L. K. Fleischer: Approximating Fractional
 * Multicommodity Flow Independent of the Number of Commodities, SIAM J. Discrete Mathematics 13(4),
 * 2000, after N. Garg and J. Könemann, FOCS 1998): the average of the ways taken since some phase
 * is the mix, without the first ones, which are far from the best. Then, if the program is not too
 * large, by column generation from these ways, which ends at the exact value. For any weights w the
 * cost of the cheapest ways is below the least load, if w times the rates sum to 1: this is the
 * certificate.
 */
final class LeastLoad {
    /** Step of the weights in the first phases; it falls with the square root of their number. */
    private static final double EPSILON = 0.5;

    /** Phases of a small program, before column generation. */
    private static final int PHASES = 60;

    private static final int LARGEST_MASTER = 1000;
    private static final double EXACT = 1e-10;
    private static final int SMOOTHED = 2;

    private final LoadColumns columns;
    private final double[] rates;
    private final double precision;
    private long budget;
    private double reached = Double.POSITIVE_INFINITY;
    private double certified;

    private LeastLoad(LoadColumns columns, double precision, long budget) {
        this.columns = columns;
        this.precision = precision;
        this.budget = budget;
        rates = new double[columns.rows()];
        Arrays.setAll(rates, columns::rate);
    }

    /**
     * The least largest load.
     *
     * @param reached by a mix of routings
     * @param certified no routing gets below
     */
    record Bracket(double reached, double certified) {}

    /**
     * Finds the least load.
     *
     * @param precision relative width at which a large program ends, and a small one with half of
     *     the budget left; before, it ends at the exact value
     * @param budget most steps
     */
    static Bracket of(LoadColumns columns, double precision, long budget) {
        LeastLoad search = new LeastLoad(columns, precision, budget);
        double[][] first = search.byWeights();
        if (columns.rows() + columns.blocks() <= LARGEST_MASTER && !search.isWithin(EXACT)) {
            search.generateColumns(first);
        }
        return new Bracket(search.reached, search.certified);
    }

    private boolean isWithin(double width) {
        return reached - certified <= width * reached;
    }

    /** Returns by block the average of the ways taken. */
    private double[][] byWeights() {
        int rows = rates.length;
        double[] weights = new double[rows];
        Arrays.fill(weights, 1);
        double[][] sums = new double[columns.blocks()][rows];
        double[] total = new double[rows];
        double largest = 0;
        int begin = 0;
        boolean isLarge = rows + columns.blocks() > LARGEST_MASTER;
        for (int phase = 1; phase <= PHASES || isLarge && budget > 0; phase++) {
            double cost = 0;
            double size = 0;
            double[] whole = new double[rows];
            for (int block = 0; block < sums.length; block++) {
                double[] loads = columns.cheapest(block, weights);
                budget -= columns.steps();
                cost += product(weights, loads);
                // no weight was higher before: at these weights the cost is not below the sum
                size = product(weights, rates);
                add(whole, loads);
                add(sums[block], loads);
                if (phase > 1) {
                    step(weights, loads, EPSILON / Math.sqrt(phase) / largest);
                }
            }
            add(total, whole);
            certified = Math.max(certified, cost / size);
            reached = Math.min(reached, largest(total) / (phase - begin));
            largest = Math.max(largest, largest(whole));
            rescale(weights);
            if (isWithin(isLarge ? precision : EXACT) || budget <= 0) {
                return averages(sums, phase - begin);
            }
            if (Integer.bitCount(phase) == 1 && (isLarge || phase < PHASES / 2)) {
                begin = phase;
                Arrays.fill(total, 0);
                Arrays.stream(sums).forEach(sum -> Arrays.fill(sum, 0));
            }
        }
        return averages(sums, PHASES - begin);
    }

    private void step(double[] weights, double[] loads, double scale) {
        for (int row = 0; row < weights.length; row++) {
            weights[row] *= 1 + scale * loads[row] / rates[row];
        }
    }

    private static void rescale(double[] weights) {
        double largest = Arrays.stream(weights).max().orElse(1);
        for (int row = 0; row < weights.length; row++) {
            weights[row] /= largest;
        }
    }

    private static double[][] averages(double[][] sums, int phases) {
        for (double[] sum : sums) {
            for (int row = 0; row < sum.length; row++) {
                sum[row] /= phases;
            }
        }
        return sums;
    }

    /**
     * Adds the cheapest ways for the weights of the mix until none improves it. Weights between
     * these and the best so far lead there sooner (P. Wentges, Int. Trans. Operational Research
     * 4(2), 1997).
     */
    private void generateColumns(double[][] first) {
        RestrictedMaster master = new RestrictedMaster(rates, first);
        double[] best = master.weights();
        long size = rates.length + columns.blocks();
        boolean isPriced = false;
        long rest = budget / 2;
        while (budget > 0 && !isWithin(budget > rest ? EXACT : precision)) {
            long before = master.pivots();
            master.optimise(before + 1 + budget / (size * size));
            budget -= (master.pivots() - before + 1) * size * size;
            reached = Math.min(reached, largest(master.mixedLoads()));
            if (isPriced && master.pivots() == before) {
                return;
            }
            double[] weights = master.weights();
            double[] between = average(best, weights);
            isPriced = !improves(master, between);
            if (!isPriced) {
                best = between;
            } else if (improves(master, weights)) {
                best = weights;
            }
        }
    }

    /** Adds the cheapest ways for some weights; returns whether their cost certifies more. */
    private boolean improves(RestrictedMaster master, double[] weights) {
        double cost = 0;
        for (int block = 0; block < columns.blocks(); block++) {
            double[] loads = columns.cheapest(block, weights);
            budget -= columns.steps();
            cost += product(weights, loads);
            master.add(block, loads);
        }
        double lower = cost / product(weights, rates);
        boolean isHigher = lower > certified;
        certified = Math.max(certified, lower);
        return isHigher;
    }

    private static double[] average(double[] one, double[] other) {
        double[] mean = new double[one.length];
        Arrays.setAll(mean, row -> (one[row] + other[row]) / SMOOTHED);
        return mean;
    }

    private double largest(double[] loads) {
        double largest = 0;
        for (int row = 0; row < loads.length; row++) {
            largest = Math.max(largest, loads[row] / rates[row]);
        }
        return largest;
    }

    private static void add(double[] sum, double[] terms) {
        for (int row = 0; row < sum.length; row++) {
            sum[row] += terms[row];
        }
    }

    private static double product(double[] one, double[] other) {
        double sum = 0;
        for (int row = 0; row < one.length; row++) {
            sum += one[row] * other[row];
        }
        return sum;
    }
}
