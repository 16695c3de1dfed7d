// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.queueing;

/**
 * A sum of doubles with its rounding errors carried along (Neumaier, ZAMM 54, 1974), so that the
 * sum of ten thousand probabilities is right to the last digit or two.
 */
final class Sum {
    private double total;
    private double lost;

    void add(double term) {
        double next = total + term;
        lost += Math.abs(total) >= Math.abs(term) ? total - next + term : term - next + total;
        total = next;
    }

    double value() {
        return total + lost;
    }

    /** Returns the sum of the values from index 0. */
    static double of(double[] values) {
        Sum sum = new Sum();
        for (double value : values) {
            sum.add(value);
        }
        return sum.value();
    }

    /** Divides the values by their sum, in place, and returns them. */
    static double[] normalise(double[] values) {
        double sum = of(values);
        for (int i = 0; i < values.length; i++) {
            values[i] /= sum;
        }
        return values;
    }
}
