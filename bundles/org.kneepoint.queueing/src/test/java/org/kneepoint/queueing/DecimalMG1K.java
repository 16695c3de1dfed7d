// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.queueing;

import java.math.BigDecimal;
import java.math.MathContext;

/**
 * M/G/1/K in decimal arithmetic of any precision, by the textbook recursion {@code a(0) d(k+1) =
 * d(k) - sum d(j) a(k-j+1) - d(0) a(k)}, whose differences cancel dozens of digits, and the loss as
 * {@code 1 - 1/(d(0) + load)}; the precision covers the cancellation.
 */
final class DecimalMG1K {
    private final MathContext context;
    private final BigDecimal load;

    DecimalMG1K(BigDecimal load, int digits) {
        this.load = load;
        context = new MathContext(digits);
    }

    /** Probabilities of 0, ..., count - 1 Poisson arrivals during a constant service. */
    BigDecimal[] deterministic(int count) {
        BigDecimal[] counts = new BigDecimal[count];
        counts[0] = BigDecimal.ONE.divide(exponential(load), context);
        for (int j = 1; j < count; j++) {
            counts[j] = quotient(counts[j - 1].multiply(load, context), j);
        }
        return counts;
    }

    /** The same during an Erlang service. */
    BigDecimal[] erlang(int phases, int count) {
        BigDecimal total = load.add(BigDecimal.valueOf(phases), context);
        BigDecimal success = load.divide(total, context);
        BigDecimal[] counts = new BigDecimal[count];
        counts[0] = BigDecimal.valueOf(phases).divide(total, context).pow(phases, context);
        for (int j = 1; j < count; j++) {
            BigDecimal factor = success.multiply(BigDecimal.valueOf(phases - 1L + j), context);
            counts[j] = quotient(counts[j - 1].multiply(factor, context), j);
        }
        return counts;
    }

    /** The same during a hyperexponential service with these loads of the branches. */
    BigDecimal[] hyperexponential(BigDecimal p, BigDecimal load1, BigDecimal load2, int count) {
        BigDecimal[] counts = new BigDecimal[count];
        BigDecimal[] part1 = geometric(p, load1, count);
        BigDecimal[] part2 = geometric(BigDecimal.ONE.subtract(p), load2, count);
        for (int j = 0; j < count; j++) {
            counts[j] = part1[j].add(part2[j], context);
        }
        return counts;
    }

    private BigDecimal[] geometric(BigDecimal weight, BigDecimal mean, int count) {
        BigDecimal total = mean.add(BigDecimal.ONE, context);
        BigDecimal ratio = mean.divide(total, context);
        BigDecimal[] counts = new BigDecimal[count];
        counts[0] = weight.divide(total, context);
        for (int j = 1; j < count; j++) {
            counts[j] = counts[j - 1].multiply(ratio, context);
        }
        return counts;
    }

    /** Probabilities of 0, ..., capacity customers at any time. */
    double[] states(BigDecimal[] counts, int capacity) {
        BigDecimal[] left = left(counts, capacity);
        BigDecimal sum = BigDecimal.ZERO;
        for (BigDecimal weight : left) {
            sum = sum.add(weight, context);
        }
        BigDecimal cycle = left[0].divide(sum, context).add(load, context);
        double[] states = new double[capacity + 1];
        for (int n = 0; n < capacity; n++) {
            states[n] = left[n].divide(sum, context).divide(cycle, context).doubleValue();
        }
        states[capacity] =
                BigDecimal.ONE.subtract(BigDecimal.ONE.divide(cycle, context)).doubleValue();
        return states;
    }

    private BigDecimal[] left(BigDecimal[] counts, int capacity) {
        BigDecimal[] left = new BigDecimal[capacity];
        left[0] = BigDecimal.ONE;
        for (int k = 0; k + 1 < capacity; k++) {
            BigDecimal rest = left[k].subtract(left[0].multiply(counts[k], context), context);
            for (int j = 1; j <= k; j++) {
                rest = rest.subtract(left[j].multiply(counts[k - j + 1], context), context);
            }
            left[k + 1] = rest.divide(counts[0], context);
        }
        return left;
    }

    /** e to the power x, from the series at x / 2^16. */
    private BigDecimal exponential(BigDecimal x) {
        BigDecimal reduced = x.divide(BigDecimal.valueOf(1L << 16), context);
        BigDecimal term = BigDecimal.ONE;
        BigDecimal sum = BigDecimal.ONE;
        BigDecimal least = BigDecimal.ONE.movePointLeft(context.getPrecision() + 30);
        for (int i = 1; term.compareTo(least) > 0; i++) {
            term = quotient(term.multiply(reduced, context), i);
            sum = sum.add(term, context);
        }
        return sum.pow(1 << 16, context);
    }

    private BigDecimal quotient(BigDecimal value, int divisor) {
        return value.divide(BigDecimal.valueOf(divisor), context);
    }
}
