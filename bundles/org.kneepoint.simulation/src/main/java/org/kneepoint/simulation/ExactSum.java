// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulation;

/**
 * A sum that keeps what rounding takes away (A. Neumaier, Zeitschrift fuer Angewandte Mathematik
 * und Mechanik 54, 1974), so that what is added and later subtracted leaves nothing behind.
 */
final class ExactSum {
    private double sum;
    private double rest;

    void add(double value) {
        double total = sum + value;
        double part = total - sum;
        rest += (sum - (total - part)) + (value - part);
        sum = total;
    }

    double value() {
        return sum + rest;
    }
}
