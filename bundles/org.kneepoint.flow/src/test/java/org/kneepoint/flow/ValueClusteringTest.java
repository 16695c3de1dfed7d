// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.flow;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;

import org.junit.jupiter.api.Test;

class ValueClusteringTest {
    @Test
    void roundingDoesNotCount() {
        double third = 1.0 / 3;
        double sum = 0.1 + 0.1 + 0.1 + 1.0 / 30;
        assertArrayEquals(
                new int[] {2, 0, 2, 1, 3},
                ValueClustering.numbers(new double[] {third, 0, sum, third - 1e-6, third + 1e-6}));
    }

    @Test
    void toleranceIsRelative() {
        assertArrayEquals(
                new int[] {1, 0, 2, 2},
                ValueClustering.numbers(new double[] {2e-15, 1e-15, 1e15, 1e15 + 1}));
        assertArrayEquals(new int[0], ValueClustering.numbers(new double[0]));
    }
}
