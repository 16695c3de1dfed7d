// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.bounds;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.SplittableRandom;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Assignments against all permutations. */
class AssignmentTest {
    private static final double ROUNDING = 1e-9;

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8})
    void isTheHeaviestOfAllPermutations(long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        int size = 1 + (int) seed % 7;
        double[][] weights = new double[size][size];
        for (double[] row : weights) {
            for (int column = 0; column < size; column++) {
                row[column] = random.nextInt(4) == 0 ? 0 : random.nextInt(5) / 4.0;
            }
        }
        Assignment found = Assignment.of(weights);
        double[] heaviest = {0};
        Permutations.forEach(
                size, columns -> heaviest[0] = Math.max(heaviest[0], weight(weights, columns)));
        assertEquals(heaviest[0], found.total(), ROUNDING);
        assertEquals(weight(weights, found.columns()), found.total(), ROUNDING);
        assertEquals(found.total(), found.bound(), ROUNDING);
        for (int row = 0; row < size; row++) {
            for (int column = 0; column < size; column++) {
                double dual = found.rowDuals()[row] + found.columnDuals()[column];
                assertTrue(dual >= weights[row][column] - ROUNDING);
            }
        }
    }

    private static double weight(double[][] weights, int[] columns) {
        double sum = 0;
        for (int row = 0; row < columns.length; row++) {
            sum += weights[row][columns[row]];
        }
        return sum;
    }
}
