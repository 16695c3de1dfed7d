// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulation.statistics;

/**
 * A compensated sum (A. Neumaier, Zeitschrift fuer Angewandte Mathematik und Mechanik 54, 1974), so
 * that what is added and later subtracted leaves nothing behind.
 */
public final class CompensatedSum {
    private double sum;
    private double compensation;

    public void add(double value) {
        double total = sum + value;
        double part = total - sum;
        compensation += (sum - (total - part)) + (value - part);
        sum = total;
    }

    public double value() {
        return sum + compensation;
    }
}
