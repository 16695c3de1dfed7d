// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.support;

/**
 * A compensated sum (A. Neumaier, Zeitschrift fuer Angewandte Mathematik und Mechanik 54, 1974):
 * the sum of ten thousand probabilities is exact to one or two units in the last place, and a term
 * subtracted again leaves no error. Owned by one thread.
 */
public final class CompensatedSum {
    private double sum;
    private double lost;

    /** Adds a term. */
    public void add(double term) {
        double next = sum + term;
        double part = next - sum;
        // the exact error of the addition, whichever of the two is larger (D. E. Knuth, TAOCP 2)
        lost += (sum - (next - part)) + (term - part);
        sum = next;
    }

    /** Returns the sum of the terms so far, 0 of none. */
    public double value() {
        return sum + lost;
    }

    /** Returns the sum of the values. */
    public static double of(double[] values) {
        CompensatedSum sum = new CompensatedSum();
        for (double value : values) {
            sum.add(value);
        }
        return sum.value();
    }

    /** Divides the values by their sum, in place, and returns them. */
    public static double[] normalise(double[] values) {
        double sum = of(values);
        for (int i = 0; i < values.length; i++) {
            values[i] /= sum;
        }
        return values;
    }
}
